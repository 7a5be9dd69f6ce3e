import { createPrivateKey } from 'node:crypto';
import { ConfigurationError, readVariables, type Environment } from 'server-kit';
import { brand, trimEndOf } from 'shared-contracts';
import { number, object, string } from 'yup';

const httpAddress = (name: string) => string().matches(/^https?:\/\//, `${name} has to begin with http:// or https://`);

const hostName = (name: string) => string().matches(/^[\w-]+(\.[\w-]+)*$/, `${name} has to be a host name`);

export const mailVariables = object({
  SMTP_URL: string().matches(/^smtps?:\/\//, 'SMTP_URL has to begin with smtp:// or smtps://'),
  SMTP_CONNECTIONS: number().integer().min(1).max(100).default(10),
  MAIL_FROM: string().default(`${brand.name} <${brand.email.contact}>`),
  MAIL_LOOKUP_URL: httpAddress('MAIL_LOOKUP_URL').matches(/\{messageId\}/, 'MAIL_LOOKUP_URL has to name {messageId}'),
  DKIM_DOMAIN: hostName('DKIM_DOMAIN'),
  DKIM_SELECTOR: hostName('DKIM_SELECTOR'),
  DKIM_PRIVATE_KEY: string(),
  BREVO_API_KEY: string(),
  BREVO_API_URL: httpAddress('BREVO_API_URL').default('https://api.brevo.com/v3'),
  BREVO_WEBHOOK_TOKEN: string().min(24, 'BREVO_WEBHOOK_TOKEN has to have 24 characters or more'),
  BOUNCE_DOMAIN: hostName('BOUNCE_DOMAIN'),
  BOUNCE_SMTP_HOST: string().default('127.0.0.1'),
  BOUNCE_SMTP_PORT: number().integer().min(0).max(65_535),
});

/** DKIM signature of mails. */
export interface DkimConfig {
  domain: string;
  selector: string;
  /** PEM. */
  privateKey: string;
}

/** Sends mail through Brevo's HTTP API. */
export interface BrevoConfig {
  /** Without a slash at its end. */
  url: string;
  apiKey: string;
}

/** Bounced mail. */
export interface BounceConfig {
  /** Domain of the return addresses. Its mail is delivered to the worker. */
  domain: string;
  host: string;
  /** Null: this worker does not listen. */
  port: number | null;
}

/** Settings for outgoing and bounced mail. */
export class MailConfig {
  constructor(
    /** `smtp://user:password@host:587`; null: mails stay in the queue until it is set. */
    readonly smtpUrl: string | null,
    readonly from: string,
    /** Concurrent connections per worker. */
    readonly smtpConnections: number = 10,
    /** URL that returns 200 or 404 for whether the SMTP server accepted the mail of a `{messageId}`. Null: no lookup. */
    readonly lookupUrl: string | null = null,
    readonly dkim: DkimConfig | null = null,
    readonly brevo: BrevoConfig | null = null,
    /** Null: all calls of Brevo's webhook are rejected. */
    readonly brevoWebhookToken: string | null = null,
    readonly bounces: BounceConfig | null = null,
  ) {}
}

type Variables = ReturnType<typeof mailVariables.validateSync>;

export function readMailConfig(environment: Environment): MailConfig {
  const variables = readVariables(mailVariables, environment);
  return new MailConfig(
    variables.SMTP_URL ?? null,
    variables.MAIL_FROM,
    variables.SMTP_CONNECTIONS,
    variables.MAIL_LOOKUP_URL ?? null,
    dkimOf(variables),
    brevoOf(variables),
    variables.BREVO_WEBHOOK_TOKEN ?? null,
    bouncesOf(variables),
  );
}

function dkimOf({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: Variables): DkimConfig | null {
  if (DKIM_DOMAIN === undefined && DKIM_SELECTOR === undefined && DKIM_PRIVATE_KEY === undefined) return null;
  if (DKIM_DOMAIN === undefined || DKIM_SELECTOR === undefined || DKIM_PRIVATE_KEY === undefined) {
    throw new ConfigurationError('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY belong together');
  }
  // Environment variables of one line write line breaks as \n.
  const privateKey = DKIM_PRIVATE_KEY.replaceAll(String.raw`\n`, '\n');
  if (!isRsaKey(privateKey)) throw new ConfigurationError('DKIM_PRIVATE_KEY has to be an RSA key in PEM');
  return { domain: DKIM_DOMAIN, selector: DKIM_SELECTOR, privateKey };
}

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

function brevoOf({ BREVO_API_KEY, BREVO_API_URL }: Variables): BrevoConfig | null {
  return BREVO_API_KEY === undefined ? null : { apiKey: BREVO_API_KEY, url: trimEndOf(BREVO_API_URL, /\//) };
}

function bouncesOf({ BOUNCE_DOMAIN, BOUNCE_SMTP_HOST, BOUNCE_SMTP_PORT }: Variables): BounceConfig | null {
  if (BOUNCE_DOMAIN !== undefined) {
    return { domain: BOUNCE_DOMAIN, host: BOUNCE_SMTP_HOST, port: BOUNCE_SMTP_PORT ?? null };
  }
  if (BOUNCE_SMTP_PORT !== undefined) throw new ConfigurationError('BOUNCE_SMTP_PORT needs BOUNCE_DOMAIN');
  return null;
}

export const campaignsVariables = object({
  CAMPAIGN_RATE: number().integer().min(1).max(10_000).default(100),
});

/** Settings for sending campaigns. */
export class CampaignsConfig {
  constructor(
    /** Maximum of one worker. The rate is lower if the mail server asks for it. */
    readonly mailsPerSecond: number,
  ) {}
}

export function readCampaignsConfig(environment: Environment): CampaignsConfig {
  return new CampaignsConfig(readVariables(campaignsVariables, environment).CAMPAIGN_RATE);
}
