import 'fake-indexeddb/auto';
import { answer, fakeApi, refuse } from 'platform/testing';
import { applyToJob, brand } from 'shared-contracts';
import { blankDraft, type Draft } from '../draft/draft';
import { DraftSession } from '../draft/draft-session';
import { buildReceipt } from '../testing/build-application';
import { deferred } from '../testing/render-apply';
import { sendResume, uploadDraft, type UploadResult } from './upload-draft';

const resume = { file: new Blob(['%PDF-']), name: 'ines.pdf', pages: 1, hasText: true };
const pending = () => new Promise<never>(() => {});
let jobId = 100;

/** A draft with a resume, of an account. */
async function readyDraft() {
  jobId += 1;
  const session = new DraftSession(jobId);
  await session.open(7);
  session.dispatch({ type: 'contentEdited', changes: { resume } });
  await session.save();
  return session;
}

/** Mocks of each step before the request that never settle. */
const hangs: Record<string, (session: DraftSession) => void> = {
  'reading the stored draft': (session) => void (session.stored = pending),
  'saving the draft': (session) => void (session.save = pending),
  'saving the attempt': (session) => {
    const { save } = session;
    session.save = () => (session.get().draft.attempted ? pending() : save());
  },
};

describe('uploadDraft', () => {
  const api = fakeApi(answer(applyToJob, buildReceipt()));

  function start(session: DraftSession, askApplied: () => Promise<boolean> = async () => false) {
    const controller = new AbortController();
    const onProgress = jest.fn();
    const { signal } = controller;
    session.dispatch({ type: 'uploadStarted' });
    const outcome: Promise<UploadResult> = uploadDraft({
      jobId,
      session,
      language: 'pt',
      signal,
      onProgress,
      askApplied,
    });
    return { outcome, onProgress, abort: () => controller.abort() };
  }

  it('reports progress once the request is created', async () => {
    const session = await readyDraft();
    const { outcome, onProgress } = start(session);
    expect(onProgress).not.toHaveBeenCalled();
    expect(await outcome).toMatchObject({ kind: 'sent' });
    expect(onProgress.mock.calls[0]).toEqual([0]);
    expect(session.get().draft).toMatchObject({ attempted: true, receipt: buildReceipt() });
  });

  it.each(Object.keys(hangs))('is canceled immediately while %s hangs, and sends nothing', async (step) => {
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

  it('is canceled immediately while the API is queried for an earlier application', async () => {
    const session = await readyDraft();
    session.stored = async () => null;
    const checkStarted = deferred();
    const { outcome, abort } = start(session, () => {
      checkStarted.resolve();
      return pending();
    });
    await checkStarted.promise;
    abort();
    expect(await outcome).toEqual({ kind: 'cancelled' });
    expect(api.requests()).toEqual([]);
  });

  it('rejects with an error that is not an abort', async () => {
    const session = await readyDraft();
    session.save = () => Promise.reject(new Error('broken'));
    await expect(start(session).outcome).rejects.toThrow('broken');
  });
});

const file: Partial<Draft> = { resume: { ...resume, name: 'inês.pdf' } };

function send(changes = file, owner: number | null = null) {
  const draft: Draft = { ...blankDraft, key: 'k-1', name: ' Inês ', owner, ...changes };
  const { signal } = new AbortController();
  return sendResume(draft, { jobId: 12, language: 'pt', signal }, () => {});
}

describe('sendResume', () => {
  const api = fakeApi();
  const requests: Request[] = [];
  const receive = (body: object) =>
    answer(applyToJob, (request) => {
      requests.push(request);
      return Response.json(body);
    });
  beforeEach(() => requests.splice(0));

  it('sends a file as a form with the text fields first, with its key', async () => {
    api.use(receive(buildReceipt()));
    expect(await send()).toEqual({ kind: 'sent', answer: buildReceipt() });
    const form = await requests[0]!.formData();
    expect(requests[0]!.headers.get('idempotency-key')).toBe('k-1');
    expect([...form.keys()]).toEqual(['language', 'name', 'resume']);
    expect((form.get('resume') as File).name).toBe('inês.pdf');
  });

  it('sends a stored resume as JSON with its id, with its key', async () => {
    api.use(receive(buildReceipt()));
    await send({ source: 'stored', stored: { id: 'r-1', name: 'CV' } }, 7);
    const [request] = requests;
    expect(request!.headers.get('x-applicant-id')).toBe('7');
    expect(request!.headers.get('idempotency-key')).toBe('k-1');
    expect(request!.headers.get('content-type')).toContain('application/json');
    expect(await request!.json()).toEqual({ resumeId: 'r-1', language: 'pt' });
  });

  it.each([
    [7, '7'],
    [null, null],
  ])('sends the account %s in a header, and no header for a visitor', async (applicant, header) => {
    api.use(receive(buildReceipt()));
    await send(file, applicant);
    expect(requests[0]!.headers.get('x-applicant-id')).toBe(header);
  });

  it("requests the backend's host in a native app", async () => {
    api.use(receive(buildReceipt()));
    document.documentElement.dataset['native'] = 'android';
    await send();
    delete document.documentElement.dataset['native'];
    expect(requests[0]!.url).toBe(`${brand.nativeBackendUrl}/api/jobs/12/resume`);
  });

  it('returns the receipt for both names of its id', async () => {
    const { id, ...rest } = buildReceipt();
    api.use(receive(rest));
    expect(await send()).toEqual({ kind: 'sent', answer: { ...rest, id } });
  });

  it('returns and logs an error if the response has no id', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    api.use(receive({ jobId: 12 }));
    expect(await send()).toMatchObject({ kind: 'refused', error: { data: { code: 'resume_id_missing' } } });
    expect(log).toHaveBeenCalledWith('Failed to get resumeId from API response');
    log.mockRestore();
  });

  it('returns the refusal of the API', async () => {
    api.use(refuse(applyToJob, 409, 'already_applied'));
    expect(await send()).toMatchObject({ kind: 'refused', error: { status: 409, data: { code: 'already_applied' } } });
  });
});
