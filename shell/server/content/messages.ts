import type { EntrySet, Rendered, RenderRequest, WarmUpResult } from './content.types.ts';

/** Messages from the HTML server to its content process: first `load`, then any number of `render`. */
export type ProcessOrder =
  /** `skip`: entries that are not loaded for now. */
  { kind: 'load'; set: EntrySet; skip: readonly string[] } | ({ kind: 'render' } & RenderOrder);

export interface RenderOrder {
  ticket: number;
  id: string;
  request: RenderRequest;
}

/** Messages from the content process. */
export type ProcessMessage =
  | { kind: 'warm'; result: WarmUpResult }
  /** Which entry's code runs from now on: a mark of `markOf`, or 0 for none. */
  | { kind: 'running'; mark: number }
  /** `took`: render time of the entry in milliseconds. */
  | { kind: 'answer'; ticket: number; content: Rendered | null; took: number }
  | { kind: 'failure'; ticket: number; reason: string };

/** Mark of an entry of the set. */
export const markOf = ({ entries }: EntrySet, id: string) => entries.findIndex((entry) => entry.id === id) + 1;
/** Id of the entry with this mark; null for code of no entry. */
export const entryOfMark = ({ entries }: EntrySet, mark: number) => entries[mark - 1]?.id ?? null;

/**
 * Reads a message of the content process. Entries can send arbitrary messages, so every field is validated. Null for
 * invalid messages.
 */
export function readMessage(sent: unknown): ProcessMessage | null {
  if (!isObject(sent)) return null;
  const { kind, ticket, mark, took, reason, content, result } = sent;
  if (kind === 'running' && typeof mark === 'number') return { kind, mark };
  if (kind === 'warm') return readWarmUpResult(result);
  if (typeof ticket !== 'number') return null;
  if (kind === 'failure') return { kind, ticket, reason: String(reason) };
  if (kind !== 'answer' || typeof took !== 'number') return null;
  if (content === null || isRendered(content)) return { kind, ticket, content, took };
  return { kind: 'failure', ticket, reason: 'its answer is not valid content' };
}

function readWarmUpResult(result: unknown): ProcessMessage | null {
  if (!isObject(result) || !Array.isArray(result['failed'])) return null;
  const { styledVersion, shellRoutes, failed } = result;
  const failures = (failed as unknown[]).filter(isObject);
  return {
    kind: 'warm',
    result: {
      styledVersion: typeof styledVersion === 'string' ? styledVersion : null,
      shellRoutes,
      failed: failures.map(({ id, reason }) => ({ id: String(id), reason: String(reason) })),
    },
  };
}

/** CSS is inserted into a style element and must not close it. */
function isRendered(content: unknown): content is Rendered {
  if (!isObject(content) || typeof content['html'] !== 'string' || typeof content['css'] !== 'string') return false;
  return !/<\/style/i.test(content['css']);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
