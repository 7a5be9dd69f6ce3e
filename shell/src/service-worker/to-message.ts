import { isOneOf } from 'shared-contracts';
import type { WorkerMessage } from 'platform/shell';

const types = ['keep', 'release', 'visited'] as const satisfies WorkerMessage['type'][];

/** A message of our pages, or null: an address leads to this site and nowhere else. */
export function toMessage(data: unknown): WorkerMessage | null {
  const { type, path } = (data ?? {}) as Partial<Record<keyof WorkerMessage, unknown>>;
  const isAddress = typeof path === 'string' && /^\/(?!\/)/.test(path);
  return isOneOf(types, type) && isAddress ? { type, path } : null;
}
