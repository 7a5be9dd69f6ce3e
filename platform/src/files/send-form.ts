import type { Method } from 'shared-contracts';
import { isFailureBody, toErrorResponse, toUnreachable, apiUrl, type ApiError } from '../services/api/base-query';

/** A request with upload progress. */
export interface FormUpload<Answer> {
  method: Method;
  /** API path, expanded from the endpoint's template. */
  path: string;
  /** A string is sent as JSON. */
  body: FormData | string;
  headers?: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** Share of the body that was sent, 0 to 1; 1 while the response is pending. First called once the request is open. */
  onProgress: (share: number) => void;
  /** Parses the response body; null if it is not a valid response. */
  read: (body: unknown) => Answer | null;
  /** Error code for a response that `read` rejects. */
  unread?: ApiError['data']['code'];
}

/** How an upload ended. A failed connection is `refused`, with the code `unreachable`. */
export type UploadOutcome<Answer> =
  | { kind: 'sent'; answer: Answer }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'cancelled' };

/** Milliseconds without progress until an upload times out. */
export const uploadStallTimeout = 120_000;

const lost = { kind: 'refused', error: toUnreachable('') } as const;

/** Sends a form with XMLHttpRequest, because fetch does not report upload progress. Never rejects. */
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
    const fail = (outcome: UploadOutcome<Answer>) => {
      end(outcome);
      request.abort();
    };
    const advance = (share: number) => {
      if (hasEnded) return;
      clearTimeout(timer);
      timer = setTimeout(() => fail(lost), uploadStallTimeout);
      onProgress(share);
    };

    signal.addEventListener('abort', () => fail({ kind: 'cancelled' }));
    request.upload.addEventListener('progress', ({ loaded, total }) => advance(total > 0 ? loaded / total : 0));
    request.upload.addEventListener('load', () => advance(1));
    request.addEventListener('error', () => end(lost));
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
  { status, statusText, responseText }: XMLHttpRequest,
  { read, unread = 'unreadable' }: FormUpload<Answer>,
): UploadOutcome<Answer> {
  const body = parse(responseText);
  const isSuccess = status >= 200 && status < 300 && !isFailureBody(body);
  if (!isSuccess) return { kind: 'refused', error: toErrorResponse(status, body, statusText) };
  const answer = read(body);
  if (answer !== null) return { kind: 'sent', answer };
  const { message, data } = toErrorResponse(status, null, statusText);
  return { kind: 'refused', error: { status, message, data: { ...data, code: unread } } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
