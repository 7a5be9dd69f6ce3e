import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { ErasureJournal } from './erasure-journal.ts';
import { ErasureJournalWriter } from './erasure-journal-writer.ts';
import { ErasureNotes } from './erasure-notes.ts';
import type { Erasure } from './erasure.ts';
import { PendingErasuresRepository } from './pending-erasures.repository.ts';

class FakeJournal extends ErasureJournal {
  readonly erasures: Erasure[] = [];
  isUnavailable = false;

  override async append(erasures: readonly Erasure[]): Promise<void> {
    if (this.isUnavailable) throw new Error('The journal is unavailable');
    this.erasures.push(...erasures);
  }

  override async read(): Promise<Erasure[]> {
    return this.erasures;
  }
}

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const { signal } = new AbortController();
const notes = new ErasureNotes();
const noted = () => api.database.query<object[]>('select from erasures where not is_replay');
const writerTo = (journal: ErasureJournal) =>
  new ErasureJournalWriter(journal, new PendingErasuresRepository(api.database));

it('writes noted erasures with the time of the transaction and deletes the notes', async () => {
  const journal = new FakeJournal();
  const [{ now }] = await api.database.transaction(async (manager) => {
    await notes.add('account', 7, manager);
    return manager.query<[{ now: Date }]>('select now()');
  });
  await writerTo(journal).write(signal);
  expect(journal.erasures).toMatchObject([{ kind: 'account', subject: '7', erasedAt: now.toISOString() }]);
  expect(await noted()).toEqual([]);
});

it('keeps the note until the journal has confirmed it', async () => {
  const journal = new FakeJournal();
  await api.database.transaction((manager) => notes.add('account', 8, manager));
  journal.isUnavailable = true;
  await expect(writerTo(journal).write(signal)).rejects.toThrow('unavailable');
  expect(await noted()).toHaveLength(1);
  journal.isUnavailable = false;
  await writerTo(journal).write(signal);
  expect([journal.erasures.length, await noted()]).toEqual([1, []]);
});

it('notes nothing in a transaction that is rolled back', async () => {
  const failing = api.database.transaction(async (manager) => {
    await notes.add('account', 9, manager);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await noted()).toEqual([]);
});

it('ignores erasures that a restore has to repeat', async () => {
  const journal = new FakeJournal();
  await api.database.query(`insert into erasures (kind, subject, is_replay) values ('account', '10', true)`);
  await writerTo(journal).write(signal);
  expect(journal.erasures).toEqual([]);
  expect(await api.database.query('select from erasures')).toHaveLength(1);
});
