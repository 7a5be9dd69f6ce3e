import type { BrevoConfig } from '../../../config/mail.config.ts';
import { isPlainAddress, splitSender } from './mail-address.format.ts';
import {
  MailBusyError,
  MailRefusedError,
  MailTransport,
  UncertainHandoverError,
  type MailLookupResult,
  type OutgoingMail,
} from './mail-transport.port.ts';

/** Timeout of one call; a mail takes at most two calls. */
const callTimeoutMs = 20_000;

interface Answer {
  status: number;
  body: { messageId?: string; code?: string; message?: string };
}

/** Error codes of calls that did not reach Brevo. */
const neverConnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'CERT_HAS_EXPIRED'];

/**
 * Transport for Brevo's HTTP API v3. The id of a mail is its idempotency key: Brevo accepts one mail per key within 15
 * minutes, so a call with an unknown result is repeated once. Attached images are not supported and are replaced by their
 * alternative text.
 */
export class BrevoTransport extends MailTransport {
  constructor(
    private readonly config: BrevoConfig,
    private readonly timeoutMs = callTimeoutMs,
  ) {
    super();
  }

  async send(mail: OutgoingMail, claim: () => Promise<void>): Promise<string | null> {
    if (!isPlainAddress(mail.to)) throw new MailRefusedError('The recipient is not a valid address');
    await claim();
    const body = JSON.stringify(toMessage(mail));
    const answer = await this.post(body);
    return answer === null ? this.postAgain(body) : messageIdOf(answer, mail.to);
  }

  /** Repeats a call with an unknown result. A refusal of the second call may be caused by the first, so it is uncertain. */
  private async postAgain(body: string): Promise<string | null> {
    const answer = await this.post(body).catch(() => null);
    if (answer !== null && answer.status < 300) return answer.body.messageId ?? null;
    throw new UncertainHandoverError('Brevo did not confirm whether it accepted the mail');
  }

  /** Looks up the mail by its tag. Brevo publishes events with a delay: a mail without events may have been accepted. */
  override async find(id: string): Promise<MailLookupResult> {
    const query = new URLSearchParams({ tags: JSON.stringify([id]), limit: '1' });
    const answer = await this.call(`/smtp/statistics/events?${query.toString()}`, {});
    if (!answer.ok) throw new Error(`Brevo: ${answer.status}`);
    const { events = [] } = (await answer.json()) as { events?: unknown[] };
    if (events.length === 0) throw new Error('Brevo has no events of the mail yet');
    return 'accepted';
  }

  /** Null: the result is unknown. @throws Error if the call did not reach Brevo */
  private async post(message: string): Promise<Answer | null> {
    try {
      const answer = await this.call('/smtp/email', { method: 'POST', body: message });
      if (isUnclear(answer.status)) return null;
      const body = (await answer.json().catch(() => ({}))) as Answer['body'];
      return { status: answer.status, body };
    } catch (error) {
      const code = codeOf(error);
      if (!neverConnected.includes(code)) return null;
      throw new Error(`Brevo cannot be reached: ${code}`, { cause: error });
    }
  }

  private call(path: string, options: RequestInit): Promise<Response> {
    return fetch(this.config.url + path, {
      ...options,
      headers: { 'api-key': this.config.apiKey, 'content-type': 'application/json', accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(this.timeoutMs),
    });
  }
}

/** Statuses that a proxy in front of Brevo may send, with an unknown result. */
const isUnclear = (status: number) => status === 408 || (status >= 500 && status !== 503);

/** Node's `fetch` puts the code into the cause. */
function codeOf(error: unknown): string {
  const code = (error as { cause?: { code?: unknown } } | null)?.cause?.code;
  return typeof code === 'string' ? code : '';
}

/** @throws MailRefusedError, MailBusyError, Error as documented at `MailTransport.send` */
function messageIdOf({ status, body }: Answer, recipient: string): string | null {
  if (status < 300) return body.messageId ?? null;
  const reason = `Brevo: ${status} ${body.code ?? ''} ${body.message ?? ''}`
    .trim()
    .replaceAll(recipient, '(recipient)');
  if (status === 429 || status === 503) throw new MailBusyError(reason);
  const isRecipients = status === 400 && body.message?.endsWith(' in to');
  throw isRecipients === true ? new MailRefusedError(reason) : new Error(reason);
}

function toMessage({
  id,
  from,
  to,
  replyTo,
  subject,
  html,
  text,
  images,
  attachments = [],
  headers = {},
  tag,
}: OutgoingMail) {
  return {
    sender: splitSender(from),
    to: [{ email: to }],
    ...(replyTo && isPlainAddress(replyTo) ? { replyTo: { email: replyTo } } : {}),
    subject,
    htmlContent: withoutPictures(html, images),
    textContent: text,
    headers: { ...headers, idempotencyKey: asUuid(id) },
    tags: tag === undefined ? [id] : [id, tag],
    ...(attachments.length === 0 ? {} : { attachment: attachments.map(toAttachment) }),
  };
}

const toAttachment = ({ fileName, bytes }: { fileName: string; bytes: Buffer }) => ({
  name: fileName,
  content: bytes.toString('base64'),
});

/** Replaces attached images with their alternative text. */
function withoutPictures(html: string, images: OutgoingMail['images']): string {
  return html.replaceAll(/<img\b[^<>]*>/g, (whole) => {
    const id = /\bsrc="cid:([^"]*)"/.exec(whole)?.[1];
    if (!images.some((image) => image.id === id)) return whole;
    const style = /\bstyle="([^"]*)"/.exec(whole)?.[1] ?? '';
    return `<span style="${style}">${/\balt="([^"]*)"/.exec(whole)?.[1] ?? ''}</span>`;
  });
}

/** Ids of mails are UUIDs or 32 hexadecimal digits. */
const asUuid = (id: string) => id.replace(/^(\w{8})-?(\w{4})-?(\w{4})-?(\w{4})-?(\w{12})$/, '$1-$2-$3-$4-$5');
