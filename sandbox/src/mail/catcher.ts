import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import maildev from 'maildev';

export interface MailCatcher {
  /** Web page; `GET /email` lists the received mails. */
  url: string;
  smtpUrl: string;
  close: () => Promise<void>;
}

export interface MailCatcherOptions extends MailCatcherConfig {
  /** Maximum number of stored mails; the oldest are deleted. */
  maxMails?: number;
}

/** Accepts every mail and delivers none. Mails are kept in memory. One instance per process. */
export async function startMailCatcher(options: MailCatcherOptions): Promise<MailCatcher> {
  const { host, smtpPort, webPort, maxMails = 500 } = options;
  const mailDirectory = mkdtempSync(join(tmpdir(), 'mail-catcher-'));
  const deleteFolder = () => rmSync(mailDirectory, { recursive: true, force: true });
  process.once('exit', deleteFolder);
  const server = maildev({ smtp: smtpPort, web: webPort, ip: host, mailDirectory, silent: true });
  server.on('new', () => {
    const [oldest] = server.store;
    if (oldest !== undefined && server.store.length > maxMails) server.deleteEmail(oldest.id, () => {});
  });
  await server.listen();
  return {
    url: `http://${host}:${webPort}`,
    smtpUrl: `smtp://${host}:${smtpPort}`,
    close: async () => {
      await new Promise<void>((resolve) => server.close(resolve));
      deleteFolder();
    },
  };
}

export interface MailCatcherConfig {
  host: string;
  smtpPort: number;
  webPort: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws one error that lists every invalid setting. */
export function readMailCatcherConfig(environment: Environment): MailCatcherConfig {
  const problems: string[] = [];
  const port = (name: string, fallback: number): number => {
    const text = environment[name];
    const value = text === undefined || text === '' ? fallback : Number(text);
    if (Number.isInteger(value) && value >= 1 && value <= 65_535) return value;
    problems.push(`${name} must be a port, not "${text}"`);
    return fallback;
  };
  const config: MailCatcherConfig = {
    host: environment['SANDBOX_HOST'] || '127.0.0.1',
    smtpPort: port('MAIL_SMTP_PORT', 1025),
    webPort: port('MAIL_WEB_PORT', 1080),
  };
  if (problems.length > 0) throw new Error(problems.join('; '));
  return config;
}
