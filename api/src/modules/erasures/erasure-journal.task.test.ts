import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { ErasureJournal, type Erasure } from './erasure-journal.port.ts';
import { ErasureJournalWriter } from './erasure-journal.task.ts';
import { ErasuresRepository } from './erasures.repository.ts';

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
const recorded = () => api.database.query<object[]>('select from erasures where not is_replay');
const erasures = () => new ErasuresRepository(api.database);
const writerTo = (journal: ErasureJournal) => new ErasureJournalWriter(journal, erasures());

it('writes recorded erasures with the time of the transaction and deletes the records', async () => {
  const journal = new FakeJournal();
  const [{ now }] = await api.database.transaction(async (manager) => {
    await erasures().add('account', 7, manager);
    return manager.query<[{ now: Date }]>('select now()');
  });
  await writerTo(journal).write(signal);
  expect(journal.erasures).toMatchObject([{ kind: 'account', subject: '7', erasedAt: now.toISOString() }]);
  expect(await recorded()).toEqual([]);
});

it('keeps the record until the journal has confirmed it', async () => {
  const journal = new FakeJournal();
  await api.database.transaction((manager) => erasures().add('account', 8, manager));
  journal.isUnavailable = true;
  await expect(writerTo(journal).write(signal)).rejects.toThrow('unavailable');
  expect(await recorded()).toHaveLength(1);
  journal.isUnavailable = false;
  await writerTo(journal).write(signal);
  expect([journal.erasures.length, await recorded()]).toEqual([1, []]);
});

it('stores no record if the transaction is rolled back', async () => {
  const failing = api.database.transaction(async (manager) => {
    await erasures().add('account', 9, manager);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await recorded()).toEqual([]);
});

it('does not write erasures that a restore has to repeat', async () => {
  const journal = new FakeJournal();
  await api.database.query(`insert into erasures (kind, subject, is_replay) values ('account', '10', true)`);
  await writerTo(journal).write(signal);
  expect(journal.erasures).toEqual([]);
  expect(await api.database.query('select from erasures')).toHaveLength(1);
});
