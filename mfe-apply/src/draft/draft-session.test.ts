import 'fake-indexeddb/auto';
import { buildReceipt } from '../testing/build-application';
import { DraftSession } from './draft-session';
import { draftStore } from './draft-store';

const resume = { file: new Blob(['%PDF-']), name: 'ines.pdf', pages: 1, hasText: true };

async function opened(jobId: number) {
  const session = new DraftSession(jobId);
  await session.open(null);
  return session;
}

describe('a draft in a tab', () => {
  it('knows nothing at first, as the server', () => {
    const { draft, isOpen } = new DraftSession(1).get();
    expect({ key: draft.key, isOpen }).toEqual({ key: '', isOpen: false });
  });

  it('keeps what was entered before the storage was read', async () => {
    const session = new DraftSession(2);
    session.change({ name: 'Inês' });
    await session.open(null);
    expect(session.get().draft).toMatchObject({ name: 'Inês', key: expect.stringMatching(/.{36}/) as string });
  });

  it.each([
    [41, { resume }],
    [42, { name: 'Inês' }],
    [43, { answers: { 1: 'Uma loja' } }],
  ])('(%d) stores %j without waiting', async (jobId, entered) => {
    const session = await opened(jobId);
    session.change(entered);
    await session.stored();
    expect(await session.stored()).toMatchObject(entered);
  });

  it('writes one change after the other, and what comes meanwhile at once', async () => {
    const session = await opened(44);
    const write = jest.spyOn(draftStore, 'change');
    for (const name of ['I', 'In', 'Inê', 'Inês']) session.change({ name });
    await session.save();
    expect(write.mock.calls.map(([, changes]) => changes)).toEqual([{ name: 'Inês' }]);
    write.mockRestore();
  });

  it('writes a file once, not with every word', async () => {
    const session = await opened(45);
    session.change({ resume });
    await session.save();
    const put = jest.spyOn(IDBObjectStore.prototype, 'put');
    session.change({ name: 'Inês' });
    await session.save();
    expect(put.mock.calls.map(([, key]) => key)).toEqual([[45, 0]]);
    put.mockRestore();
  });

  it('tells that there was something before, and that it only waits for answers', async () => {
    const first = await opened(5);
    first.change({ receipt: buildReceipt(), resume });
    await first.save();
    expect((await opened(5)).get()).toMatchObject({ isResumed: true, isSentBefore: true });
    expect((await opened(6)).get()).toMatchObject({ isResumed: false, isSentBefore: false });
  });

  it('that is complete is stored no more', async () => {
    const session = await opened(7);
    session.change({ name: 'Inês' });
    session.complete({ receipt: buildReceipt(), fileName: 'ines.pdf', email: '', missedQuestions: false });
    await session.save();
    expect(await session.stored()).toBeNull();
  });

  it('of a visitor who signs in meanwhile is theirs, with every word', async () => {
    const session = await opened(8);
    session.change({ name: 'Inês', resume });
    void session.open(7);
    session.change({ email: 'ines@example.com' });
    await session.save();
    const all = { owner: 7, name: 'Inês', email: 'ines@example.com', resume: { name: 'ines.pdf' } };
    expect(session.get()).toMatchObject({ draft: all, isResumed: false });
    expect(await session.stored()).toMatchObject(all);
    expect((await opened(8)).get().draft).toMatchObject({ owner: null, name: '', resume: null });
  });
});
