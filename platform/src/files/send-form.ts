import { isErrorAnswer, type Method } from 'shared-contracts';
import type { ApiError } from '../services/api/api-error';
import { apiUrl } from '../services/api/api-url';

export interface FormUpload<Answer> {
  method: Method;
  /** Address of the API, as an endpoint's template gives it. */
  path: string;
  /** Text is JSON. */
  body: FormData | string;
  headers?: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** Share of the body that was sent, 0 to 1; 1 while the response is pending. First called once the request is open. */
  onProgress: (share: number) => void;
  /** What the answer's body is; null where it is none of ours. */
  read: (body: unknown) => Answer | null;
  /** Code of an answer that `read` refuses. */
  unread?: ApiError['data']['code'];
}

export type UploadOutcome<Answer> =
  { kind: 'sent'; answer: Answer } | { kind: 'refused'; error: ApiError } | { kind: 'cancelled' };

/** Milliseconds without any progress until an upload counts as lost. */
export const patience = 120_000;

interface Refused {
  kind: 'refused';
  error: ApiError;
}

const refused = (status: number, code: ApiError['data']['code'], message = ''): Refused => ({
  kind: 'refused',
  error: { status, data: { code, message, error: message } },
});

/** Sends a form. By XMLHttpRequest, because fetch does not tell how much of a body is on its way. Never rejects. */
export function sendForm<Answer>(upload: FormUpload<Answer>): Promise<UploadOutcome<Answer>> {
  const { signal, onProgress } = upload;
  if (signal.aborted) return Promise.resolve({ kind: 'cancelled' });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasEnded = false;
    const end = (outcome: UploadOutcome<Answer>) => {
      hasEnded = true;
      clearTimeout(timer);
      resolve(outcome);
    };
    const giveUp = (outcome: UploadOutcome<Answer>) => {
      end(outcome);
      request.abort();
    };
    const advance = (share: number) => {
      if (hasEnded) return;
      clearTimeout(timer);
      timer = setTimeout(() => giveUp(refused(0, 'unreachable')), patience);
      onProgress(share);
    };

    signal.addEventListener('abort', () => giveUp({ kind: 'cancelled' }));
    request.upload.addEventListener('progress', ({ loaded, total }) => advance(total > 0 ? loaded / total : 0));
    request.upload.addEventListener('load', () => advance(1));
    request.addEventListener('error', () => end(refused(0, 'unreachable')));
    request.addEventListener('load', () => end(readAnswer(request, upload)));
    open(request, upload);
    request.send(upload.body);
    advance(0);
  });
}

function open<Answer>(request: XMLHttpRequest, { method, path, body, headers = {} }: FormUpload<Answer>): void {
  request.open(method, apiUrl(path));
  request.withCredentials = true;
  request.setRequestHeader('accept', 'application/json');
  if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json');
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
}

function readAnswer<Answer>(
  { status, responseText }: XMLHttpRequest,
  { read, unread = 'unreadable' }: FormUpload<Answer>,
): UploadOutcome<Answer> {
  const body = parse(responseText);
  if (status < 200 || status >= 300) {
    return isErrorAnswer(body) ? { kind: 'refused', error: { status, data: body } } : refused(status, 'unreadable');
  }
  const answer = read(body);
  return answer === null ? refused(status, unread) : { kind: 'sent', answer };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
