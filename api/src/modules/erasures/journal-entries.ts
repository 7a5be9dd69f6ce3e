import { randomUUID } from 'node:crypto';
import { fromJournalLine, toJournalLine, type Erasure } from './erasure.ts';

/** Name of a file or object that is written once: `2026-11-23T090000.000Z-<uuid>.jsonl`. */
export const newEntryName = () => `${new Date().toISOString().replaceAll(':', '')}-${randomUUID()}.jsonl`;

export const textOf = (erasures: readonly Erasure[]) => erasures.map(toJournalLine).join('');

/** @throws Error for a line in an unknown format */
export const entriesOf = (text: string): Erasure[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map(fromJournalLine);
