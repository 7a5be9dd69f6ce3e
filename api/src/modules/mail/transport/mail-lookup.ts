import type { MailTrace } from './mail-transport.ts';

/** Milliseconds. */
const patience = 10_000;

/** Asks by HTTP what an SMTP server took, by an address that names `{messageId}`, without its brackets. */
export class MailLookup {
  constructor(private readonly url: string) {}

  /**
   * 404, or a list with nothing in it: it took no such mail.
   * @throws Error for what is no clear answer.
   */
  async find(messageId: string): Promise<MailTrace> {
    const url = this.url.replaceAll('{messageId}', encodeURIComponent(messageId));
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
    const found = await answer.text();
    if (answer.status === 404) return 'absent';
    if (!answer.ok) throw new Error(`MAIL_LOOKUP_URL answers ${answer.status}`);
    return found.replaceAll(/\s/g, '') === '[]' ? 'absent' : 'taken';
  }
}
