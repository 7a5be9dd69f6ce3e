import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AddressSuppression } from '../../newsletter/index.ts';
import { Bounces, type BouncedMail, type BounceKind } from '../campaigns.port.ts';
import { toReason } from './bounce.policy.ts';

interface Bounced {
  id: string;
  /** Null if the subscriber was erased, or verified an address after the mail. */
  email: string | null;
}

const columns: Record<BounceKind, string> = { hard: 'bounced_at', soft: 'bounced_at', complaint: 'complained_at' };

const named = { recipientId: 'r.id = any($1::uuid[])', providerId: 'r.provider_id = any($1)' };

const recordIn = (column: string, isNamed: string) => `
  update campaign_recipients r
  set ${column} = coalesce(r.${column}, now()), error = coalesce(r.error, $2),
    updated_at = case when r.${column} is null then now() else r.updated_at end
  where ${isNamed}
  returning r.id, (
    select s.email from subscribers s
    where s.id = r.subscriber_id
      and (s.confirmed_at is null or s.confirmed_at <= coalesce(r.leaving_at, r.sent_at, clock_timestamp()))) as email`;

@Injectable()
export class RecordedBounces extends Bounces {
  constructor(
    private readonly database: DataSource,
    private readonly suppressed: AddressSuppression,
  ) {
    super();
  }

  /** After a crash between the two writes, the reporter repeats the event. Both writes are idempotent. */
  async record(mail: BouncedMail, kind: BounceKind, reason: string): Promise<boolean> {
    const bounced = await this.mark(mail, columns[kind], toReason(reason));
    if (bounced === null) return false;
    if (bounced.email !== null) await this.suppress(bounced.email, kind, bounced.id);
    return true;
  }

  private async mark(mail: BouncedMail, column: string, reason: string): Promise<Bounced | null> {
    const [isNamed, names] =
      'recipientId' in mail ? [named.recipientId, [mail.recipientId]] : [named.providerId, bothForms(mail.providerId)];
    const [rows] = await this.database.query<[Bounced[], number]>(recordIn(column, isNamed), [names, reason || null]);
    return rows[0] ?? null;
  }

  private suppress(email: string, kind: BounceKind, mail: string): Promise<void> {
    if (kind === 'soft') return this.suppressed.recordSoftBounce(email, mail);
    return this.suppressed.suppress(email, kind === 'hard' ? 'hard_bounce' : 'complaint');
  }
}

/** Providers send their ids with or without brackets. */
function bothForms(providerId: string): string[] {
  const bare = providerId.replace(/^<|>$/g, '');
  return [bare, `<${bare}>`];
}
