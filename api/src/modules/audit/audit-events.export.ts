import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnDataSources } from '../users/index.ts';
import { AuditEventsRepository } from './audit-events.repository.ts';

/** Exports a user's audit events: own actions and attempts on the account. */
@Injectable()
export class AuditEventsExport implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly events: AuditEventsRepository,
  ) {}

  onModuleInit(): void {
    this.sources.register('audit-events', async (id) => ({ records: await this.events.listOf(id), files: [] }));
  }
}
