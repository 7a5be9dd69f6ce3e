import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DecoderFailures, type DecoderFailure, type DecoderInput, type DecoderName } from './decoder-failures.port.ts';

const record = `
  insert into decoder_failures (decoder, content_hash, url_hash, url, reason, blocked_until)
  values ($1, $2, coalesce(sha256(convert_to($3::text, 'UTF8')), ''), left($3, 2000), left($4, 500),
    coalesce(now() + $5 * interval '1 millisecond', 'infinity'))
  on conflict (decoder, content_hash, url_hash) do update
  set reason = excluded.reason, failed_at = now(), blocked_until = excluded.blocked_until
`;

const list = `
  select id::text, decoder, content_hash as "contentHash", url, reason, failed_at as "failedAt",
    nullif(blocked_until, 'infinity') as "blockedUntil"
  from decoder_failures order by failed_at desc, id desc limit $1
`;

@Injectable()
export class PgDecoderFailures extends DecoderFailures {
  constructor(private readonly pool: Pool) {
    super();
  }

  async isUrlBlocked(decoder: DecoderName, url: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `select from decoder_failures
        where decoder = $1 and url_hash = sha256(convert_to($2, 'UTF8')) and blocked_until > now() limit 1`,
      [decoder, url],
    );
    return rowCount === 1;
  }

  async isContentBlocked(decoder: DecoderName, contentHash: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'select from decoder_failures where decoder = $1 and content_hash = $2 and blocked_until > now() limit 1',
      [decoder, contentHash],
    );
    return rowCount === 1;
  }

  async record({ decoder, contentHash, url }: DecoderInput, reason: string, blockMs: number | null): Promise<void> {
    await this.pool.query(record, [decoder, contentHash, url, reason, blockMs]);
  }

  async list(limit: number): Promise<DecoderFailure[]> {
    return (await this.pool.query<DecoderFailure>(list, [limit])).rows;
  }

  async clear(ids: readonly string[] | null): Promise<number> {
    const { rowCount } = await this.pool.query(
      'delete from decoder_failures where $1::text[] is null or id::text = any($1)',
      [ids],
    );
    return rowCount ?? 0;
  }
}
