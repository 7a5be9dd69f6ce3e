import { Injectable, type OnModuleInit } from '@nestjs/common';
import { retentionPeriods } from 'shared-contracts';
import { RetentionRules, timeBefore } from '../retention/index.ts';

/** Retention of audit events. */
@Injectable()
export class AuditEventsRetention implements OnModuleInit {
  constructor(private readonly rules: RetentionRules) {}

  onModuleInit(): void {
    this.rules.registerDeletions({
      'audit-events': `delete from audit_events where at <= ${timeBefore(retentionPeriods.auditEvent)}`,
    });
  }
}
