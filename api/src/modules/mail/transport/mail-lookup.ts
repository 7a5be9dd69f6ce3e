import type { MailLookupResult } from './mail-transport.ts';

/** Timeout in milliseconds. */
const timeoutMs = 10_000;

/**
 * Asks via HTTP whether an SMTP server accepted a mail. The URL contains `{messageId}`, which is replaced by the Message-ID
 * without its brackets.
 */
export class MailLookup {
  constructor(private readonly url: string) {}

  /**
   * 404 or an empty list: the mail was not accepted.
   * @throws Error if the answer is ambiguous.
   */
  async find(messageId: string): Promise<MailLookupResult> {
    const url = this.url.replaceAll('{messageId}', encodeURIComponent(messageId));
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    const found = await answer.text();
    if (answer.status === 404) return 'absent';
    if (!answer.ok) throw new Error(`MAIL_LOOKUP_URL returned ${answer.status}`);
    return found.replaceAll(/\s/g, '') === '[]' ? 'absent' : 'accepted';
  }
}
