import { uploadStallTimeout, sendForm } from './send-form';

/** XMLHttpRequest mock that is controlled by the test. */
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

function start(body: FormData | string = new FormData(), controller = new AbortController()) {
  const shares: number[] = [];
  const outcome = sendForm({
    method: 'POST',
    path: '/api/files',
    body,
    headers: { 'idempotency-key': 'k-1' },
    signal: controller.signal,
    onProgress: (share) => shares.push(share),
    read: (answer) => (typeof answer === 'object' && answer !== null && 'id' in answer ? answer : null),
    unread: 'resume_id_missing',
  });
  return { outcome, controller, shares, request: FakeRequest.last };
}

describe('sendForm', () => {
  const browser = globalThis.XMLHttpRequest;
  beforeEach(() => {
    jest.useFakeTimers();
    globalThis.XMLHttpRequest = FakeRequest as never;
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.XMLHttpRequest = browser;
  });

  it('sends headers and the session cookie, and lets the browser set the content type', () => {
    const { request } = start();
    expect(request.open).toHaveBeenCalledWith('POST', '/api/files');
    expect(request.withCredentials).toBe(true);
    expect(request.headers).toEqual({ accept: 'application/json', 'idempotency-key': 'k-1' });
  });

  it('sends text with a JSON content type', () => {
    const { request } = start('{}');
    expect(request.headers['content-type']).toBe('application/json');
    expect(request.send).toHaveBeenCalledWith('{}');
  });

  it('reports progress and resolves with the parsed response', async () => {
    const { outcome, request, shares } = start();
    request.progress(43, 100);
    request.upload.dispatchEvent(new Event('load'));
    request.answer(201, { id: '1' });
    expect(await outcome).toEqual({ kind: 'sent', answer: { id: '1' } });
    expect(shares).toEqual([0, 0.43, 1]);
  });

  it.each([
    [409, { error: 'x', message: 'x', code: 'resume_limit' }, 'resume_limit'],
    [502, '<html>', 'unreadable'],
    [400, { message: 'Demasiado grande' }, 'uncoded'],
    [200, { success: false, message: 'Recusado' }, 'uncoded'],
    [200, { name: 'x' }, 'resume_id_missing'],
  ])('is rejected for a %d response with %j', async (status, body, code) => {
    const { outcome, request } = start();
    request.answer(status, body);
    expect(await outcome).toMatchObject({ kind: 'refused', error: { status, data: { code } } });
  });

  it('times out two minutes after the last progress', async () => {
    const { outcome, request } = start();
    jest.advanceTimersByTime(uploadStallTimeout - 1);
    request.progress(1, 100);
    jest.advanceTimersByTime(uploadStallTimeout - 1);
    expect(request.abort).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(request.abort).toHaveBeenCalledTimes(1);
    expect(await outcome).toMatchObject({ kind: 'refused', error: { data: { code: 'unreachable' } } });
  });

  it('is not sent if already aborted', async () => {
    const { request } = start();
    const controller = new AbortController();
    controller.abort();
    const { outcome } = start('{}', controller);
    expect(await outcome).toEqual({ kind: 'cancelled' });
    expect(FakeRequest.last).toBe(request);
  });

  it('can be aborted', async () => {
    const { outcome, controller, request, shares } = start();
    controller.abort();
    expect(await outcome).toEqual({ kind: 'cancelled' });
    request.progress(1, 2);
    expect(shares).toEqual([0]);
  });
});
