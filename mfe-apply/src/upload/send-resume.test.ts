import { brand } from 'shared-contracts';
import { buildReceipt } from '../testing/build-application';
import { patience, sendResume } from './send-resume';

/** A request that does only what it is told. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly abort = jest.fn();
  readonly send = jest.fn();
  readonly open = jest.fn();
  readonly headers: Record<string, string> = {};
  withCredentials = false;
  status = 0;
  responseText = '';

  constructor() {
    super();
    FakeRequest.last = this;
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }

  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: typeof body === 'string' ? body : JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
}

function start() {
  const controller = new AbortController();
  const shares: number[] = [];
  const outcome = sendResume({
    jobId: 12,
    key: 'k-1',
    file: new Blob(['%PDF-']),
    fileName: 'inês.pdf',
    fields: { language: 'pt', name: 'Inês' },
    signal: controller.signal,
    onProgress: (share) => shares.push(share),
  });
  return { outcome, controller, shares, request: FakeRequest.last };
}

describe('the upload of a resume', () => {
  const browser = globalThis.XMLHttpRequest;
  beforeEach(() => {
    jest.useFakeTimers();
    globalThis.XMLHttpRequest = FakeRequest as never;
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.XMLHttpRequest = browser;
  });

  it('is one form, texts before the file, under its key', () => {
    const { request } = start();
    expect(request.open).toHaveBeenCalledWith('POST', '/api/jobs/12/resume');
    expect(request.headers['idempotency-key']).toBe('k-1');
    const [[form]] = request.send.mock.calls as [[FormData]];
    expect([...form.keys()]).toEqual(['language', 'name', 'resume']);
    expect((form.get('resume') as File).name).toBe('inês.pdf');
  });

  it("goes to the backend's host in a native app, with the session's cookie", () => {
    document.documentElement.dataset['native'] = 'android';
    const { request } = start();
    delete document.documentElement.dataset['native'];
    expect(request.open).toHaveBeenCalledWith('POST', `${brand.nativeBackendUrl}/api/jobs/12/resume`);
    expect(request.withCredentials).toBe(true);
  });

  it('tells how much of it is on its way', () => {
    const { request, shares } = start();
    request.progress(43, 100);
    request.upload.dispatchEvent(new Event('load'));
    expect(shares).toEqual([0, 0.43, 1]);
  });

  it('ends with the receipt, under either name of its id', async () => {
    const { outcome, request } = start();
    const { id, ...rest } = buildReceipt();
    request.answer(201, rest);
    expect(await outcome).toEqual({ kind: 'sent', receipt: { ...rest, id } });
  });

  it('without an id is an error, and logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { outcome, request } = start();
    request.answer(200, { jobId: 12 });
    expect(await outcome).toMatchObject({ kind: 'refused', error: { data: { code: 'resume_id_missing' } } });
    expect(log).toHaveBeenCalledWith('Failed to get resumeId from API response');
    log.mockRestore();
  });

  it.each([
    [409, { error: 'x', message: 'x', code: 'already_applied' }, 'already_applied'],
    [502, '<html>', 'unreadable'],
  ])('that is refused with %d says why', async (status, body, code) => {
    const { outcome, request } = start();
    request.answer(status, body);
    expect(await outcome).toMatchObject({ kind: 'refused', error: { status, data: { code } } });
  });

  it('that meets no server says so', async () => {
    const { outcome, request } = start();
    request.dispatchEvent(new Event('error'));
    expect(await outcome).toMatchObject({ kind: 'refused', error: { status: 0, data: { code: 'unreachable' } } });
  });

  it('is waited for as long as it moves, and two minutes more', async () => {
    const { outcome, request } = start();
    jest.advanceTimersByTime(patience - 1);
    request.progress(1, 100);
    jest.advanceTimersByTime(patience - 1);
    expect(request.abort).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(request.abort).toHaveBeenCalledTimes(1);
    expect(await outcome).toMatchObject({ kind: 'refused', error: { data: { code: 'unreachable' } } });
  });

  it('can be cancelled', async () => {
    const { outcome, controller, request, shares } = start();
    controller.abort();
    expect(request.abort).toHaveBeenCalledTimes(1);
    expect(await outcome).toEqual({ kind: 'cancelled' });
    request.progress(1, 2);
    expect(shares).toEqual([0]);
  });
});
