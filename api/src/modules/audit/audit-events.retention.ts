import { Injectable, type OnModuleInit } from '@nestjs/common';
import { retentionPeriods } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { RetentionRules, timeBefore } from '../retention/index.ts';

const oldest = timeBefore(retentionPeriods.auditEvent);

/** Returns the number of dropped rows. */
const maintainPartitions = `select maintain_audit_partitions($1::timestamptz, ${oldest})::float8 as dropped`;

/** Older than the period, in the partition of a month that has not ended before it. `id` is unique in all partitions. */
const expired = { table: 'audit_events', at: 'at', until: oldest, key: 'id' };

/** Retention of audit events, and the partitions of the coming months. */
@Injectable()
export class AuditEventsRetention implements OnModuleInit {
  constructor(
    private readonly rules: RetentionRules,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.rules.register({ name: 'audit-events', run: (now, signal) => this.deleteOld(now, signal) });
  }

  private async deleteOld(now: Date, signal: AbortSignal): Promise<number> {
    const [row] = await this.database.query<[{ dropped: number }]>(maintainPartitions, [now]);
    return row.dropped + (await this.rules.delete(expired, now, signal));
  }
}
