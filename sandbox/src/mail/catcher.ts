import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import maildev from 'maildev';
import type { MailCatcherConfig } from './config.ts';

export interface MailCatcher {
  /** Web page; `GET /email` lists what was caught. */
  url: string;
  smtpUrl: string;
  close: () => Promise<void>;
}

export interface MailCatcherOptions extends MailCatcherConfig {
  /** The oldest mails go when there are more. */
  keep?: number;
}

/** Accepts every mail and delivers none. Mails are kept in memory. One instance per process. */
export async function startMailCatcher(options: MailCatcherOptions): Promise<MailCatcher> {
  const { host, smtpPort, webPort, keep = 500 } = options;
  const mailDirectory = mkdtempSync(join(tmpdir(), 'mail-catcher-'));
  const forget = () => rmSync(mailDirectory, { recursive: true, force: true });
  process.once('exit', forget);
  const server = maildev({ smtp: smtpPort, web: webPort, ip: host, mailDirectory, silent: true });
  server.on('new', () => {
    const [oldest] = server.store;
    if (oldest !== undefined && server.store.length > keep) server.deleteEmail(oldest.id, () => {});
  });
  await server.listen();
  return {
    url: `http://${host}:${webPort}`,
    smtpUrl: `smtp://${host}:${smtpPort}`,
    close: async () => {
      await new Promise<void>((resolve) => server.close(resolve));
      forget();
    },
  };
}
