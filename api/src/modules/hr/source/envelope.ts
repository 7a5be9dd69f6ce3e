import { HrReadError } from './hr-read.error.ts';

/** One page of a list, as defined in docs/hr-backend.md. */
export interface Envelope {
  snapshot: string;
  total: number;
  data: readonly unknown[];
  next: string | null;
}

/** Validates the envelope of a list. Entries are not validated here. */
export function toEnvelope(body: unknown): Envelope {
  if (typeof body !== 'object' || body === null) throw new HrReadError('malformed', 'The response is not a list');
  const { snapshot, total, data, next = null } = body as Record<string, unknown>;
  if (typeof snapshot !== 'string') throw new HrReadError('malformed', 'The list has no snapshot');
  if (typeof total !== 'number' || !Number.isInteger(total) || total < 0) {
    throw new HrReadError('malformed', 'The list has no total');
  }
  if (!Array.isArray(data)) throw new HrReadError('malformed', 'The list has no data');
  if (next !== null && typeof next !== 'string') throw new HrReadError('malformed', 'The cursor is not a string');
  return { snapshot, total, data: data as unknown[], next };
}
