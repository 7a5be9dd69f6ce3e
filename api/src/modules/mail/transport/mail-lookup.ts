import type { MailTrace } from './mail-transport.ts';

/** Milliseconds. */
const patience = 10_000;

/** Asks by HTTP what an SMTP server took, by an address that names `{messageId}`, without its brackets. */
export class MailLookup {
  constructor(private readonly url: string) {}

  /** 404, or a list with nothing in it: it took no such mail. Whatever is no clear answer is none. */
  async find(messageId: string): Promise<MailTrace> {
    const url = this.url.replaceAll('{messageId}', encodeURIComponent(messageId));
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
      const found = answer.ok ? await answer.text() : '';
      if (answer.status === 404) return 'absent';
      if (!answer.ok) return 'unknown';
      return found.replaceAll(/\s/g, '') === '[]' ? 'absent' : 'taken';
    } catch {
      return 'unknown';
    }
  }
}
