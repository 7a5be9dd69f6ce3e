import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnDataSources } from '../users/index.ts';
import { AuditEventsRepository } from './audit-events.repository.ts';

/** What an export of somebody's data holds of what they did, and of who tried to be them. */
@Injectable()
export class AuditEventsData implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly events: AuditEventsRepository,
  ) {}

  onModuleInit(): void {
    this.sources.register('audit-events', async (id) => ({ records: await this.events.listOf(id), files: [] }));
  }
}
