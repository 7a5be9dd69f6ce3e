import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';
import { isRemoteLocation, type EntryRef } from './content.types.ts';

export type ModuleExports = Readonly<Record<string, unknown>>;
type Require = (name: string) => unknown;

const nodeRequire = createRequire(import.meta.url);

/** The platform bundles its libraries and may import only Node's own modules. */
const builtinsOnly: Require = (name) => {
  if (!isBuiltin(name)) throw new Error(`the platform may not require ${name}`);
  return nodeRequire(name);
};

export const evaluatePlatform = (platform: EntryRef, run: RunEntry) => evaluate(platform, builtinsOnly, run);

/** An entry can import only the modules that the platform shares, as in the browser. */
export function evaluateEntry(entry: EntryRef, shared: ModuleExports, run: RunEntry): Promise<ModuleExports> {
  const requireShared: Require = (name) => {
    if (!Object.hasOwn(shared, name)) throw new Error(`a server entry may not require ${name}`);
    return shared[name];
  };
  return evaluate(entry, requireShared, run);
}

/** Calls code of the entry, so that the caller can record that it is running. */
export type RunEntry = (call: () => void) => void;

/** Reads the file once, so the checked bytes are executed. A compiled function, unlike a module, can be garbage-collected. */
async function evaluate(entry: EntryRef, require: Require, run: RunEntry): Promise<ModuleExports> {
  const bytes = await readBytes(entry.location);
  const digest = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (digest !== entry.integrity) throw new Error('its hash does not match the integrity in the registry');
  const module: { exports: ModuleExports } = { exports: {} };
  const compiled = vm.compileFunction(bytes.toString('utf8'), ['module', 'exports', 'require'], {
    filename: entry.location,
  }) as (module: object, exports: object, require: Require) => void;
  run(() => compiled(module, module.exports, require));
  return module.exports;
}

async function readBytes(location: string): Promise<Buffer> {
  if (!isRemoteLocation(location)) return readFile(location);
  const answer = await fetch(location, { signal: AbortSignal.timeout(3000) });
  if (!answer.ok) throw new Error(`${location} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
