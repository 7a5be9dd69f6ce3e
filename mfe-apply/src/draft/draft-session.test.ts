import 'fake-indexeddb/auto';
import { buildReceipt } from '../testing/build-application';
import type { Draft } from './draft';
import { DraftSession } from './draft-session';
import { draftStore } from './draft-store';

const resume = { file: new Blob(['%PDF-']), name: 'ines.pdf', pages: 1, hasText: true };

/** Input of the form: a resume, an applicant or answers. */
const enter = (session: DraftSession, changes: Pick<Partial<Draft>, 'resume' | 'name' | 'email' | 'answers'>) =>
  session.dispatch({ type: 'contentEdited', changes });

const complete = (session: DraftSession) =>
  session.dispatch({ type: 'completed', receipt: buildReceipt(), missedQuestions: false });

async function opened(jobId: number) {
  const session = new DraftSession(jobId);
  await session.open(null);
  return session;
}

describe('draft session', () => {
  it('starts with the server’s blank draft', () => {
    const { draft, status } = new DraftSession(1).get();
    expect({ key: draft.key, status }).toEqual({ key: '', status: 'loading' });
  });

  it('keeps input entered before the storage is read', async () => {
    const session = new DraftSession(2);
    enter(session, { name: 'Inês' });
    await session.open(null);
    expect(session.get().draft).toMatchObject({ name: 'Inês', key: expect.stringMatching(/.{36}/) as string });
  });

  it.each([
    [41, { resume }],
    [42, { name: 'Inês' }],
    [43, { answers: { 1: 'Uma loja' } }],
  ])('stores the input of job %d without an explicit save: %j', async (jobId, entered) => {
    const session = await opened(jobId);
    enter(session, entered);
    await session.stored();
    expect(await session.stored()).toMatchObject(entered);
  });

  it('writes changes in order and batches those made during a write', async () => {
    const session = await opened(44);
    let finish = () => {};
    const firstWrite = new Promise<void>((resolve) => (finish = resolve));
    const write = jest.spyOn(draftStore, 'change').mockReturnValueOnce(firstWrite);
    const written = () => write.mock.calls.map(([, changes]) => changes);
    for (const name of ['I', 'In']) enter(session, { name });
    // Reads the storage, so that a write that did not wait for the first one would have begun.
    await session.stored();
    for (const name of ['Inê', 'Inês']) enter(session, { name });
    enter(session, { email: 'ines@example.com' });
    await session.stored();
    expect(written()).toEqual([{ name: 'In' }]);
    finish();
    await session.save();
    const last = { name: 'Inês', email: 'ines@example.com' };
    expect(written()).toEqual([{ name: 'In' }, last]);
    expect(await session.stored()).toMatchObject(last);
    write.mockRestore();
  });

  it('does not rewrite the file on a text change', async () => {
    const session = await opened(45);
    enter(session, { resume });
    await session.save();
    const put = jest.spyOn(IDBObjectStore.prototype, 'put');
    enter(session, { name: 'Inês' });
    await session.save();
    expect(put.mock.calls.map(([, key]) => key)).toEqual([[45, 0]]);
    put.mockRestore();
  });

  it('reports a resumed draft and a sent application without answers', async () => {
    const first = await opened(5);
    enter(first, { resume });
    first.dispatch({ type: 'uploadStarted' });
    first.dispatch({ type: 'received', receipt: buildReceipt() });
    await first.save();
    expect((await opened(5)).get()).toMatchObject({ isResumed: true, isSentBefore: true });
    expect((await opened(6)).get()).toMatchObject({ isResumed: false, isSentBefore: false });
  });

  it('does not store a completed draft', async () => {
    const session = await opened(7);
    enter(session, { name: 'Inês' });
    complete(session);
    await session.save();
    expect(await session.stored()).toBeNull();
  });

  describe('when the page unloads during a write', () => {
    async function leftBeforeStored(jobId: number, changes: Parameters<typeof enter>[1]) {
      const session = await opened(jobId);
      const write = jest.spyOn(draftStore, 'change').mockReturnValue(new Promise(() => {}));
      enter(session, changes);
      await Promise.resolve();
      enter(session, { email: 'ines@example.com' });
      session.leave();
      write.mockRestore();
    }

    it('restores and stores the unsaved input on the next open', async () => {
      await leftBeforeStored(51, { name: 'Inês', resume });
      const session = await opened(51);
      const entered = { name: 'Inês', email: 'ines@example.com', resume: null };
      expect(session.get()).toMatchObject({ draft: entered, isResumed: true });
      expect(await session.stored()).toMatchObject(entered);
    });

    it('does not overwrite later changes of another tab', async () => {
      await leftBeforeStored(52, { name: 'Inês' });
      const other = await draftStore.open(52, null);
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
      await draftStore.change(52, { name: 'Rita' }, other);
      jest.restoreAllMocks();
      expect((await opened(52)).get().draft).toMatchObject({ name: 'Rita', email: '' });
    });

    it('does not show the input to another user', async () => {
      await leftBeforeStored(53, { name: 'Inês' });
      const session = new DraftSession(53);
      await session.open(7);
      expect(session.get().draft).toMatchObject({ owner: 7, name: '', email: '' });
    });

    it('stores no input of a completed application', async () => {
      const session = await opened(54);
      enter(session, { name: 'Inês' });
      complete(session);
      session.leave();
      expect(sessionStorage).toHaveLength(0);
    });
  });

  it('assigns a visitor’s draft to the account after sign-in', async () => {
    const session = await opened(8);
    enter(session, { name: 'Inês', resume });
    void session.open(7);
    enter(session, { email: 'ines@example.com' });
    await session.save();
    const all = { owner: 7, name: 'Inês', email: 'ines@example.com', resume: { name: 'ines.pdf' } };
    expect(session.get()).toMatchObject({ draft: all, isResumed: false });
    expect(await session.stored()).toMatchObject(all);
    expect((await opened(8)).get().draft).toMatchObject({ owner: null, name: '', resume: null });
  });
});
