import 'fake-indexeddb/auto';
import { createStore, get, keys, set } from 'idb-keyval';
import { newDraft, type Draft } from './draft';
import { createDraftStore } from './draft-store';

const raw = createStore('mfe-apply', 'drafts');
const day = 86_400_000;
const old = (days: number): Draft => ({ ...newDraft(null), name: 'Inês', savedAt: Date.now() - days * day });

describe('draft store', () => {
  it('returns the same key to two concurrent tabs', async () => {
    const [one, other] = await Promise.all([createDraftStore().open(1, null), createDraftStore().open(1, null)]);
    expect(other.key).toBe(one.key);
    expect(one.key).toMatch(/^[\da-f-]{36}$/);
  });

  it('stores one draft per job', async () => {
    const store = createDraftStore();
    expect((await store.open(2, null)).key).not.toBe((await store.open(3, null)).key);
  });

  it('restores the draft and its file after a reload', async () => {
    const first = createDraftStore();
    const draft = await first.open(4, null);
    const resume = { file: new Blob(['%PDF-']), name: 'ines.pdf', pages: 1, hasText: true };
    await first.change(4, { resume }, { ...draft, resume });
    const again = await createDraftStore().open(4, null);
    expect(again).toMatchObject({ key: draft.key, resume: { name: 'ines.pdf', pages: 1 } });
    expect(await again.resume?.file.text()).toBe('%PDF-');
  });

  it('merges the changes of another tab', async () => {
    const one = createDraftStore();
    const draft = await one.open(5, null);
    await createDraftStore().change(5, { email: 'ines@example.com' }, draft);
    await one.change(5, { name: 'Inês' }, { ...draft, name: 'Inês' });
    expect(await one.read(5, null)).toMatchObject({ name: 'Inês', email: 'ines@example.com' });
  });

  it('deletes drafts after a month, also those of other jobs', async () => {
    await set([6, 0], old(31), raw);
    await set([7, 0], old(31), raw);
    await set([8, 0], old(29), raw);
    const store = createDraftStore();
    expect((await store.open(6, null)).name).toBe('');
    expect((await store.open(8, null)).name).toBe('Inês');
    expect(await get([7, 0], raw)).toBeUndefined();
  });

  it('deletes drafts after a month when no application is opened', async () => {
    await set([14, 0], old(31), raw);
    await set([14, 0, 'file'], new Blob(['%PDF-']), raw);
    await set([15, 7], old(29), raw);
    await createDraftStore().removeStale();
    expect(await get([14, 0], raw)).toBeUndefined();
    expect(await get([14, 0, 'file'], raw)).toBeUndefined();
    expect(await get([15, 7], raw)).toBeDefined();
  });

  it('deletes a draft', async () => {
    const store = createDraftStore();
    await store.open(9, null);
    await store.remove(9, null);
    expect(await store.read(9, null)).toBeNull();
  });

  it('does not recreate a completed draft on a change in another tab', async () => {
    const store = createDraftStore();
    const draft = await store.open(13, null);
    await createDraftStore().remove(13, null);
    await store.change(13, { name: 'Inês' }, { ...draft, name: 'Inês' });
    expect(await store.read(13, null)).toBeNull();
  });

  it('falls back to memory when IndexedDB fails', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError');
    });
    const log = jest.spyOn(console, 'error');
    const store = createDraftStore();
    const draft = await store.open(10, null);
    await store.change(10, { name: 'Inês' }, { ...draft, name: 'Inês' });
    expect(await store.read(10, null)).toMatchObject({ key: draft.key, name: 'Inês' });
    expect(await store.open(10, null)).toMatchObject({ name: 'Inês' });
    await store.remove(10, null);
    expect(await store.read(10, null)).toBeNull();
    expect(log).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('falls back to memory on a full disk', async () => {
    const store = createDraftStore();
    const draft = await store.open(11, null);
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await store.change(11, { name: 'Inês' }, { ...draft, name: 'Inês' });
    put.mockRestore();
    expect(await store.open(11, null)).toMatchObject({ key: draft.key, name: 'Inês' });
  });

  it('deletes drafts without an owner', async () => {
    await set(12, old(1), raw);
    await set('file-12', new Blob(['%PDF-']), raw);
    expect((await createDraftStore().open(12, null)).name).toBe('');
    expect(await keys(raw)).not.toEqual(expect.arrayContaining([12]));
    expect(await keys(raw)).not.toEqual(expect.arrayContaining(['file-12']));
  });
});

const browser = () => createDraftStore();
const page = () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private', 'SecurityError');
  });
  return createDraftStore();
};
const [ana, rui] = [7, 8];

describe.each([
  ['IndexedDB', browser, 20],
  ['memory', page, 40],
])('draft store in %s', (_, create, firstJob) => {
  let store: ReturnType<typeof create>;
  let job = firstJob;
  beforeEach(() => {
    job += 1;
    store = create();
  });
  afterEach(() => jest.restoreAllMocks());

  const resume = { file: new Blob(['%PDF-']), name: 'ana.pdf', pages: 1, hasText: true };
  async function begin(owner: number | null, changes: Partial<Draft> = { name: 'Ana', resume }) {
    const draft = await store.open(job, owner);
    await store.change(job, changes, { ...draft, ...changes });
    return draft;
  }

  it.each([
    ['another account', ana, rui],
    ['a visitor', ana, null],
  ])('does not open the draft of an account for %s', async (_name, owner, other) => {
    const draft = await begin(owner);
    const opened = await store.open(job, other);
    expect(opened).toMatchObject({ owner: other, name: '', resume: null });
    expect(opened.key).not.toBe(draft.key);
  });

  it('keeps an account’s draft after a signed-out visit', async () => {
    const draft = await begin(ana);
    await store.open(job, null);
    expect(await store.open(job, ana)).toMatchObject({ key: draft.key, name: 'Ana', resume: { name: 'ana.pdf' } });
  });

  it('migrates a visitor’s draft to the account that signs in', async () => {
    const draft = await begin(null);
    const taken = await store.open(job, ana);
    expect(taken).toMatchObject({ owner: ana, key: draft.key, name: 'Ana' });
    expect(await taken.resume?.file.text()).toBe('%PDF-');
    expect(await store.open(job, null)).toMatchObject({ name: '', resume: null });
  });

  it('does not replace an account’s draft with a blank visitor’s draft', async () => {
    const draft = await begin(ana);
    await begin(null, {});
    expect((await store.open(job, ana)).key).toBe(draft.key);
  });

  it('does not replace a sent draft with a visitor’s draft', async () => {
    const draft = await begin(ana, { name: 'Ana', attempted: true });
    await begin(null);
    expect((await store.open(job, ana)).key).toBe(draft.key);
  });
});

it('deletes another account’s draft and file when the job is opened', async () => {
  const store = createDraftStore();
  const draft = await store.open(60, ana);
  const resume = { file: new Blob(['%PDF-']), name: 'ana.pdf', pages: 1, hasText: true };
  await store.change(60, { resume }, { ...draft, resume });
  await store.open(61, rui);
  expect(await get([60, ana], raw)).toBeDefined();
  await store.open(60, rui);
  expect(await get([60, ana], raw)).toBeUndefined();
  expect(await get([60, ana, 'file'], raw)).toBeUndefined();
});
