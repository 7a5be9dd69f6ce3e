export interface MailCatcherConfig {
  host: string;
  smtpPort: number;
  webPort: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws with every mistake in one message. */
export function readMailCatcherConfig(environment: Environment): MailCatcherConfig {
  const mistakes: string[] = [];
  const port = (name: string, usual: number): number => {
    const text = environment[name];
    const value = text === undefined || text === '' ? usual : Number(text);
    if (Number.isInteger(value) && value >= 1 && value <= 65_535) return value;
    mistakes.push(`${name} must be a port, not "${text}"`);
    return usual;
  };
  const config: MailCatcherConfig = {
    host: environment['SANDBOX_HOST'] || '127.0.0.1',
    smtpPort: port('MAIL_SMTP_PORT', 1025),
    webPort: port('MAIL_WEB_PORT', 1080),
  };
  if (mistakes.length > 0) throw new Error(mistakes.join('; '));
  return config;
}
