import { parentPort, workerData } from 'node:worker_threads';
import {
  loadMark,
  type EntryRef,
  type RenderOrder,
  type RenderRequest,
  type Warmth,
  type WorkerData,
  type WorkerMessage,
} from './content.types.ts';
import { evaluateEntry, evaluatePlatform, type ModuleExports } from './server-entries.ts';
import { warmUpRequests } from './warm-up-requests.ts';

type Render = (request: RenderRequest) => unknown;

interface ServerEntry {
  render: Render;
  routes?: unknown;
}

const { set, skip, running } = workerData as WorkerData;
const marker = new Int32Array(running);
const loaded = new Map<string, Promise<ServerEntry>>();

/** Leaves a mark that the main thread can read even while this thread is stuck. */
function marked<T>(mark: number, call: () => T): T {
  Atomics.store(marker, 0, mark);
  try {
    return call();
  } finally {
    Atomics.store(marker, 0, 0);
  }
}

const platform = evaluatePlatform(set.platform, (call) => call());

async function load(entry: EntryRef): Promise<ServerEntry> {
  const { modules } = await platform;
  const mark = loadMark(set.entries.indexOf(entry));
  const exported = await evaluateEntry(entry, modules as ModuleExports, (call) => marked(mark, call));
  const found = exported.default;
  if (!isEntry(found)) throw new Error('it exports no render');
  return { ...found, render: (request) => partOf(found, exported.fragments, request).render(request) };
}

const isEntry = (value: unknown): value is ServerEntry =>
  typeof value === 'object' && value !== null && 'render' in value && typeof value.render === 'function';

/** The entry itself, or the fragment that is asked for. */
function partOf(entry: ServerEntry, fragments: unknown, { fragment }: RenderRequest): ServerEntry {
  if (fragment === undefined) return entry;
  const found: unknown = (fragments as Readonly<Record<string, unknown>> | undefined)?.[fragment];
  if (!isEntry(found)) throw new Error(`it renders no fragment ${fragment}`);
  return found;
}

/** A failed load is forgotten, so that the next request tries again. */
function entryOf(id: string): Promise<ServerEntry> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const entry = set.entries.find((one) => one.id === id);
  if (entry === undefined) return Promise.reject(new Error('it is not in this set'));
  const loading = load(entry);
  loaded.set(id, loading);
  loading.catch(() => loaded.delete(id));
  return loading;
}

async function answer({ ticket, id, request }: RenderOrder): Promise<WorkerMessage> {
  try {
    const entry = await entryOf(id);
    const began = performance.now();
    const content = await marked(ticket, () => entry.render(request));
    return { kind: 'answer', ticket, content: content ?? null, took: performance.now() - began };
  } catch (error) {
    return { kind: 'failure', ticket, reason: reasonOf(error) };
  }
}

/** Loads and renders everything once: the first visitor must not pay for compiling. */
async function warmUp(): Promise<Warmth> {
  const failed: { id: string; reason: string }[] = [];
  const exported = await platform;
  for (const [index, entry] of set.entries.entries()) {
    if (skip.includes(entry.id)) continue;
    try {
      // one after the other: the mark has to tell which one hangs
      const ready = await entryOf(entry.id);
      for (const request of warmUpRequests(entry)) tryOut(() => marked(loadMark(index), () => ready.render(request)));
    } catch (error) {
      failed.push({ id: entry.id, reason: reasonOf(error) });
    }
  }
  const shell = await loaded.get('shell')?.catch(() => null);
  const version = exported.styledVersion;
  return { styledVersion: typeof version === 'string' ? version : null, shellRoutes: plain(shell?.routes), failed };
}

/** Rendering without data may fail; it has warmed what it reached. */
function tryOut(call: () => unknown): void {
  try {
    call();
  } catch {
    // a failure with real data is counted where it is answered
  }
}

/** What can cross to the main thread, whatever an entry exports. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

parentPort?.on('message', (order: RenderOrder) => {
  void answer(order).then((message) => parentPort?.postMessage(message));
});
void warmUp().then((warmth) => parentPort?.postMessage({ kind: 'warm', warmth } satisfies WorkerMessage));
