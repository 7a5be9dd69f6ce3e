import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { MailTooSoonError } from '../auth.errors.ts';
import { deriveKey } from '../../../security/secrets.format.ts';

/** A mail with a link that can be requested again. */
type RequestedMail = 'verify-email' | 'reset-password' | 'link-address';

/** Maximum number of mails of one kind to one address within an hour, at least a minute apart. */
const mailsPerHour = 3;
const hourSeconds = 3600;
const minuteSeconds = 60;

const lock = `select pg_advisory_xact_lock(hashtextextended($1, 0))`;

/** Seconds until another mail may be sent. Each key expires an hour after its mail. */
const secondsLeft = `
  select ceil(greatest(
    extract(epoch from max(expires_at) - clock_timestamp()) - ${hourSeconds - minuteSeconds},
    case when count(*) = ${mailsPerHour} then extract(epoch from min(expires_at) - clock_timestamp()) end,
    0
  ))::int as seconds
  from throttle_counts where key = any($1) and expires_at > clock_timestamp()`;

/** Replaces the oldest. */
const add = `
  insert into throttle_counts (key, hits, expires_at)
  select key, 1, clock_timestamp() + interval '${hourSeconds} seconds'
  from unnest($1::text[]) as slots (key) left join throttle_counts using (key)
  order by expires_at nulls first limit 1
  on conflict (key) do update set expires_at = excluded.expires_at`;

/**
 * Limits mails by the entered address, with or without an account, so that no refusal reveals an account
 * (ADR 25). Keys are keyed hashes. A transaction that is rolled back counts nothing.
 */
@Injectable()
export class MailLimits {
  private readonly key: Buffer;

  constructor({ secret }: AccountsConfig) {
    this.key = deriveKey(secret, 'mail-limits');
  }

  /** Counts a mail. @throws MailTooSoonError without counting it */
  async consume(kind: RequestedMail, email: string, manager: EntityManager): Promise<void> {
    const keys = await this.lock(kind, email, manager);
    const [row] = await manager.query<{ seconds: number }[]>(secondsLeft, [keys]);
    if (row!.seconds > 0) throw new MailTooSoonError(row!.seconds);
    await manager.query(add, [keys]);
  }

  /** Counts a mail that is sent without a request, and never refuses. */
  async count(kind: RequestedMail, email: string, manager: EntityManager): Promise<void> {
    await manager.query(add, [await this.lock(kind, email, manager)]);
  }

  /** Keys in `throttle_counts`, one per mail of an hour. */
  keysOf(kind: RequestedMail, email: string): string[] {
    const address = createHmac('sha256', this.key).update(email.toLowerCase()).digest('base64url');
    return Array.from({ length: mailsPerHour }, (_, index) => `mail:${kind}:${address}:${index}`);
  }

  private async lock(kind: RequestedMail, email: string, manager: EntityManager): Promise<string[]> {
    const keys = this.keysOf(kind, email);
    await manager.query(lock, [keys[0]]);
    return keys;
  }
}
