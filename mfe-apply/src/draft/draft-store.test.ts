import 'fake-indexeddb/auto';
import { createStore, get, set } from 'idb-keyval';
import { newDraft, type Draft } from './draft';
import { createDraftStore } from './draft-store';

const raw = createStore('mfe-apply', 'drafts');
const day = 86_400_000;
const old = (days: number): Draft => ({ ...newDraft(), name: 'Inês', savedAt: Date.now() - days * day });

describe('the drafts in the browser', () => {
  it('have one key for two tabs that come at once', async () => {
    const [one, other] = await Promise.all([createDraftStore().open(1), createDraftStore().open(1)]);
    expect(other.key).toBe(one.key);
    expect(one.key).toMatch(/^[\da-f-]{36}$/);
  });

  it('are one per job', async () => {
    const store = createDraftStore();
    expect((await store.open(2)).key).not.toBe((await store.open(3)).key);
  });

  it('survive the page, file and all', async () => {
    const first = createDraftStore();
    const draft = await first.open(4);
    const resume = { file: new Blob(['%PDF-']), name: 'ines.pdf', pages: 1, hasText: true };
    await first.change(4, { resume }, { ...draft, resume });
    const again = await createDraftStore().open(4);
    expect(again).toMatchObject({ key: draft.key, resume: { name: 'ines.pdf', pages: 1 } });
    expect(await again.resume?.file.text()).toBe('%PDF-');
  });

  it('keep what another tab has changed', async () => {
    const one = createDraftStore();
    const draft = await one.open(5);
    await createDraftStore().change(5, { email: 'ines@example.com' }, draft);
    await one.change(5, { name: 'Inês' }, { ...draft, name: 'Inês' });
    expect(await one.read(5)).toMatchObject({ name: 'Inês', email: 'ines@example.com' });
  });

  it('end with a month, also those of other jobs', async () => {
    await set(6, old(31), raw);
    await set(7, old(31), raw);
    await set(8, old(29), raw);
    const store = createDraftStore();
    expect((await store.open(6)).name).toBe('');
    expect((await store.open(8)).name).toBe('Inês');
    expect(await get(7, raw)).toBeUndefined();
  });

  it('go when they are done', async () => {
    const store = createDraftStore();
    await store.open(9);
    await store.remove(9);
    expect(await store.read(9)).toBeNull();
  });

  it('that the browser refuses to keep are kept by the page, silently', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError');
    });
    const log = jest.spyOn(console, 'error');
    const store = createDraftStore();
    const draft = await store.open(10);
    await store.change(10, { name: 'Inês' }, { ...draft, name: 'Inês' });
    expect(await store.read(10)).toMatchObject({ key: draft.key, name: 'Inês' });
    expect(await store.open(10)).toMatchObject({ name: 'Inês' });
    await store.remove(10);
    expect(await store.read(10)).toBeNull();
    expect(log).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('on a full disk are kept by the page from then on', async () => {
    const store = createDraftStore();
    const draft = await store.open(11);
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await store.change(11, { name: 'Inês' }, { ...draft, name: 'Inês' });
    put.mockRestore();
    expect(await store.open(11)).toMatchObject({ key: draft.key, name: 'Inês' });
  });
});
