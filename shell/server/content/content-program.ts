import type { EntryRef, EntrySet, Rendered, RenderRequest, ShellPart, WarmUpResult } from './content.types.ts';
import { markOf, type ProcessMessage, type ProcessOrder, type RenderOrder } from './messages.ts';
import { RunningEntry } from './running-entry.ts';
import { evaluateEntry, evaluatePlatform, type ModuleExports } from './server-entries.ts';

// Runs in a separate process without privileges (start-program.ts).

const parts: readonly ShellPart[] = ['header', 'page', 'footer'];
const context = { status: 200, publicUrl: '', employerAppUrl: '', blogUrl: '' };

/**
 * The requests that an entry renders once during warm-up: each language, and each part of the shell and of a remote.
 */
function warmUpRequests({ id, warmUpPath = '/', fragments = [] }: EntryRef): RenderRequest[] {
  return (['pt', 'en'] as const).flatMap((language) => {
    const request: RenderRequest = { path: warmUpPath, language, data: [], context: { ...context, language } };
    if (id === 'shell') return parts.map((part) => ({ ...request, part, registry: { contract: 1, remotes: [] } }));
    return [request, ...fragments.map((fragment) => ({ ...request, fragment }))];
  });
}

type Render = (request: RenderRequest) => unknown;

interface ServerEntry {
  render: Render;
  routes?: unknown;
}

type PreviousModules = (id: string) => ModuleExports;

/** The channel is closed when the HTML server ends. */
const send = (message: ProcessMessage) => void process.send?.(message, undefined, undefined, () => {});

/** Small messages are written synchronously, so they arrive even if the code that they announce never ends. */
const running = new RunningEntry((mark) => send({ kind: 'running', mark }));

/** The entries of one set, each loaded when it is first needed. */
class Entries {
  readonly platform: Promise<ModuleExports>;
  readonly #loaded = new Map<string, Promise<ServerEntry>>();

  constructor(readonly set: EntrySet) {
    this.platform = evaluatePlatform(set.platform, (call) => call());
  }

  /** A failed load is removed, so that the next request retries it. */
  entry(id: string): Promise<ServerEntry> {
    const known = this.#loaded.get(id);
    if (known !== undefined) return known;
    const entry = this.set.entries.find((one) => one.id === id);
    if (entry === undefined) return Promise.reject(new Error('it is not part of this set'));
    const loading = this.#load(entry);
    this.#loaded.set(id, loading);
    loading.catch(() => this.#loaded.delete(id));
    return loading;
  }

  async #load(entry: EntryRef): Promise<ServerEntry> {
    const { modules, previousModules } = await this.platform;
    const shared = entry.isPrevious === true ? (previousModules as PreviousModules)(entry.id) : modules;
    const run = <T>(call: () => T) => running.run(markOf(this.set, entry.id), call);
    const exported = await evaluateEntry(entry, shared as ModuleExports, run);
    const found = exported.default;
    if (!isEntry(found)) throw new Error('it does not export render');
    return { ...found, render: (request) => run(() => partOf(found, exported.fragments, request).render(request)) };
  }
}

const isEntry = (value: unknown): value is ServerEntry =>
  typeof value === 'object' && value !== null && 'render' in value && typeof value.render === 'function';

/** The entry itself, or the requested fragment. */
function partOf(entry: ServerEntry, fragments: unknown, { fragment }: RenderRequest): ServerEntry {
  if (fragment === undefined) return entry;
  const found: unknown = (fragments as Readonly<Record<string, unknown>> | undefined)?.[fragment];
  if (!isEntry(found)) throw new Error(`it does not render the fragment ${fragment}`);
  return found;
}

async function answer(entries: Entries, { ticket, id, request }: RenderOrder): Promise<ProcessMessage> {
  try {
    const entry = await entries.entry(id);
    const began = performance.now();
    const content = await entry.render(request);
    return { kind: 'answer', ticket, content: sendable(content), took: performance.now() - began };
  } catch (error) {
    return { kind: 'failure', ticket, reason: reasonOf(error) };
  }
}

/** The fields of an answer that are sent. The HTML server checks their types (`readMessage`). */
function sendable(content: unknown): Rendered | null {
  if (content === null || content === undefined) return null;
  const { html, css } = content as Rendered;
  return { html, css };
}

/** Loads and renders every entry once, so that no page waits for compilation. */
async function warmUp(entries: Entries, skip: readonly string[]): Promise<WarmUpResult> {
  const failed: { id: string; reason: string }[] = [];
  const exported = await entries.platform;
  for (const { id, ...ref } of entries.set.entries) {
    if (skip.includes(id)) continue;
    try {
      // Sequential, so that the mark identifies an entry that hangs.
      const ready = await entries.entry(id);
      const requests = warmUpRequests({ id, ...ref });
      for (const request of requests) tryOut(() => ready.render(request));
    } catch (error) {
      failed.push({ id, reason: reasonOf(error) });
    }
  }
  const shell = skip.includes('shell') ? null : await entries.entry('shell').catch(() => null);
  const version = exported.styledVersion;
  return { styledVersion: typeof version === 'string' ? version : null, shellRoutes: shell?.routes ?? null, failed };
}

/** Rendering without data may fail. The code that ran before the failure is warm. */
function tryOut(call: () => unknown): void {
  try {
    call();
  } catch {
    // Only failures with real data are counted.
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

let entries: Entries | null = null;

async function render(order: RenderOrder): Promise<void> {
  if (entries !== null) send(await answer(entries, order));
}

process.on('message', (order: ProcessOrder) => {
  if (order.kind === 'load') {
    entries = new Entries(order.set);
    void warmUp(entries, order.skip).then((result) => send({ kind: 'warm', result }));
  } else {
    // Orders arrive in batches. The answer to each is sent before the next one runs, which may never end.
    setImmediate(() => void render(order));
  }
});
// The HTML server handles signals to the process group, and ends this process.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());
