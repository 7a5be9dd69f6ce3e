import 'fake-indexeddb/auto';
import { applyToJob } from 'shared-contracts';
import { answer, fakeApi } from 'platform/testing';
import { DraftSession } from '../draft/draft-session';
import { buildReceipt } from '../testing/build-application';
import { gate } from '../testing/render-apply';
import { sendOnce, type SendOutcome } from './send-once';

const resume = { file: new Blob(['%PDF-']), name: 'ines.pdf', pages: 1, hasText: true };
const pending = () => new Promise<never>(() => {});
let jobId = 100;

/** A draft with a resume, of an account. */
async function readyDraft() {
  jobId += 1;
  const session = new DraftSession(jobId);
  await session.open(7);
  session.change({ resume });
  await session.save();
  return session;
}

/** Each step before the request, made to hang. */
const hangs: Record<string, (session: DraftSession) => void> = {
  'reading the stored draft': (session) => void (session.stored = pending),
  'saving the draft': (session) => void (session.save = pending),
  'saving the attempt': (session) => {
    const { save } = session;
    session.save = () => (session.get().draft.attempted ? pending() : save());
  },
};

describe('sending a resume once', () => {
  const api = fakeApi(answer(applyToJob, buildReceipt()));

  function start(session: DraftSession, askApplied: () => Promise<boolean> = async () => false) {
    const controller = new AbortController();
    const onProgress = jest.fn();
    const { signal } = controller;
    const outcome: Promise<SendOutcome> = sendOnce({ jobId, session, language: 'pt', signal, onProgress, askApplied });
    return { outcome, onProgress, abort: () => controller.abort() };
  }

  it('reports progress from the moment when the request exists', async () => {
    const { outcome, onProgress } = start(await readyDraft());
    expect(onProgress).not.toHaveBeenCalled();
    expect(await outcome).toMatchObject({ kind: 'sent' });
    expect(onProgress.mock.calls[0]).toEqual([0]);
  });

  it.each(Object.keys(hangs))('is cancelled at once while %s hangs, and sends nothing', async (step) => {
    const session = await readyDraft();
    hangs[step]!(session);
    const { outcome, onProgress, abort } = start(session);
    await new Promise((resolve) => setTimeout(resolve));
    abort();
    expect(await outcome).toEqual({ kind: 'cancelled' });
    expect(onProgress).not.toHaveBeenCalled();
    expect(session.get().draft.attempted).toBe(false);
    expect(api.requests()).toEqual([]);
  });

  it('is cancelled at once while the API is asked whether the account has applied', async () => {
    const session = await readyDraft();
    session.stored = async () => null;
    const asked = gate();
    const { outcome, abort } = start(session, () => {
      asked.open();
      return pending();
    });
    await asked.opened;
    abort();
    expect(await outcome).toEqual({ kind: 'cancelled' });
    expect(api.requests()).toEqual([]);
  });

  it('passes on a failure that is no abort', async () => {
    const session = await readyDraft();
    session.save = () => Promise.reject(new Error('broken'));
    await expect(start(session).outcome).rejects.toThrow('broken');
  });
});
