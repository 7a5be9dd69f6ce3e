import 'fake-indexeddb/auto';
import { createStore, get, keys, set } from 'idb-keyval';
import { newDraft, type Draft } from './draft';
import { createDraftStore } from './draft-store';

const raw = createStore('mfe-apply', 'drafts');
const day = 86_400_000;
const old = (days: number): Draft => ({ ...newDraft(null), name: 'Inês', savedAt: Date.now() - days * day });

describe('the drafts in the browser', () => {
  it('have one key for two tabs that come at once', async () => {
    const [one, other] = await Promise.all([createDraftStore().open(1, null), createDraftStore().open(1, null)]);
    expect(other.key).toBe(one.key);
    expect(one.key).toMatch(/^[\da-f-]{36}$/);
  });

  it('are one per job', async () => {
    const store = createDraftStore();
    expect((await store.open(2, null)).key).not.toBe((await store.open(3, null)).key);
  });

  it('survive the page, file and all', async () => {
    const first = createDraftStore();
    const draft = await first.open(4, null);
    const resume = { file: new Blob(['%PDF-']), name: 'ines.pdf', pages: 1, hasText: true };
    await first.change(4, { resume }, { ...draft, resume });
    const again = await createDraftStore().open(4, null);
    expect(again).toMatchObject({ key: draft.key, resume: { name: 'ines.pdf', pages: 1 } });
    expect(await again.resume?.file.text()).toBe('%PDF-');
  });

  it('keep what another tab has changed', async () => {
    const one = createDraftStore();
    const draft = await one.open(5, null);
    await createDraftStore().change(5, { email: 'ines@example.com' }, draft);
    await one.change(5, { name: 'Inês' }, { ...draft, name: 'Inês' });
    expect(await one.read(5, null)).toMatchObject({ name: 'Inês', email: 'ines@example.com' });
  });

  it('end with a month, also those of other jobs', async () => {
    await set([6, 0], old(31), raw);
    await set([7, 0], old(31), raw);
    await set([8, 0], old(29), raw);
    const store = createDraftStore();
    expect((await store.open(6, null)).name).toBe('');
    expect((await store.open(8, null)).name).toBe('Inês');
    expect(await get([7, 0], raw)).toBeUndefined();
  });

  it('end with a month too where no application is opened', async () => {
    await set([14, 0], old(31), raw);
    await set([14, 0, 'file'], new Blob(['%PDF-']), raw);
    await set([15, 7], old(29), raw);
    await createDraftStore().tidy();
    expect(await get([14, 0], raw)).toBeUndefined();
    expect(await get([14, 0, 'file'], raw)).toBeUndefined();
    expect(await get([15, 7], raw)).toBeDefined();
  });

  it('go when they are done', async () => {
    const store = createDraftStore();
    await store.open(9, null);
    await store.remove(9, null);
    expect(await store.read(9, null)).toBeNull();
  });

  it('that are done do not come back with a word from another tab', async () => {
    const store = createDraftStore();
    const draft = await store.open(13, null);
    await createDraftStore().remove(13, null);
    await store.change(13, { name: 'Inês' }, { ...draft, name: 'Inês' });
    expect(await store.read(13, null)).toBeNull();
  });

  it('that the browser refuses to keep are kept by the page, silently', async () => {
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

  it('on a full disk are kept by the page from then on', async () => {
    const store = createDraftStore();
    const draft = await store.open(11, null);
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await store.change(11, { name: 'Inês' }, { ...draft, name: 'Inês' });
    put.mockRestore();
    expect(await store.open(11, null)).toMatchObject({ key: draft.key, name: 'Inês' });
  });

  it('that do not tell whose they are go', async () => {
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
  ['browser', browser, 20],
  ['page', page, 40],
])('the drafts that the %s keeps', (_, create, firstJob) => {
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
  ])('are not opened by %s', async (_name, owner, other) => {
    const draft = await begin(owner);
    const opened = await store.open(job, other);
    expect(opened).toMatchObject({ owner: other, name: '', resume: null });
    expect(opened.key).not.toBe(draft.key);
  });

  it('wait for who was signed in, though a visitor came between', async () => {
    const draft = await begin(ana);
    await store.open(job, null);
    expect(await store.open(job, ana)).toMatchObject({ key: draft.key, name: 'Ana', resume: { name: 'ana.pdf' } });
  });

  it('go along with a visitor who signs in, and are nobody else’s then', async () => {
    const draft = await begin(null);
    const taken = await store.open(job, ana);
    expect(taken).toMatchObject({ owner: ana, key: draft.key, name: 'Ana' });
    expect(await taken.resume?.file.text()).toBe('%PDF-');
    expect(await store.open(job, null)).toMatchObject({ name: '', resume: null });
  });

  it('are not displaced by what a visitor left blank', async () => {
    const draft = await begin(ana);
    await begin(null, {});
    expect((await store.open(job, ana)).key).toBe(draft.key);
  });

  it('of which something was sent are not displaced by a visitor’s', async () => {
    const draft = await begin(ana, { name: 'Ana', attempted: true });
    await begin(null);
    expect((await store.open(job, ana)).key).toBe(draft.key);
  });
});

it('a draft of another account goes, file and all, when somebody opens the job with theirs', async () => {
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
