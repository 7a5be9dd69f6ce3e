import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform } from '@swc/core';

const source = fileURLToPath(new URL('../content/', import.meta.url));
const cache = fileURLToPath(new URL('../../../.cache/', import.meta.url));
const program = ['content-program', 'content.types', 'messages', 'running-entry', 'server-entries'];

/** The content process runs JavaScript only: compiles its program as the build does. */
export const compileProgram = async () => new URL('content-program.js', await compileModules(program));

/**
 * Compiles modules of `content/` to JavaScript, once for each version of their sources.
 * @param names without `.ts`; a module and all that it imports
 * @returns URL of the folder with the compiled modules
 */
export async function compileModules(names: readonly string[]): Promise<URL> {
  const texts = await Promise.all(names.map((name) => readFile(path.join(source, `${name}.ts`), 'utf8')));
  const hash = createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 12);
  const folder = path.join(cache, `content-${hash}`);
  if (!existsSync(folder)) await compileInto(folder, names, texts);
  return pathToFileURL(`${folder}${path.sep}`);
}

/** Renamed atomically, because several test files may compile at the same time. */
async function compileInto(folder: string, names: readonly string[], texts: readonly string[]): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  await writeFile(path.join(draft, 'package.json'), '{ "type": "module" }');
  await Promise.all(
    names.map(async (name, at) => writeFile(path.join(draft, `${name}.js`), await compile(texts[at]!))),
  );
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
}

async function compile(text: string): Promise<string> {
  const { code } = await transform(text, {
    swcrc: false,
    configFile: false,
    module: { type: 'es6' },
    jsc: { target: 'es2022', parser: { syntax: 'typescript' }, transform: { verbatimModuleSyntax: true } },
  });
  return code.replaceAll(/(from ["']\.\/[\w.-]+)\.ts(["'])/g, '$1.js$2');
}
