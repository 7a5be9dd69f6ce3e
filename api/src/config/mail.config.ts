import { brand } from 'shared-contracts';
import { object, string } from 'yup';
import { readVariables, type Environment } from './environment.ts';

export const mailVariables = object({
  SMTP_URL: string().matches(/^smtps?:\/\//, 'SMTP_URL has to begin with smtp:// or smtps://'),
  MAIL_FROM: string().default(`${brand.name} <${brand.email.contact}>`),
});

/** How mail leaves the house. */
export class MailConfig {
  constructor(
    /** `smtp://user:password@host:587`; null: mail waits in the queue until there is one. */
    readonly smtpUrl: string | null,
    readonly from: string,
  ) {}
}

export function readMailConfig(environment: Environment): MailConfig {
  const { SMTP_URL, MAIL_FROM } = readVariables(mailVariables, environment);
  return new MailConfig(SMTP_URL ?? null, MAIL_FROM);
}
