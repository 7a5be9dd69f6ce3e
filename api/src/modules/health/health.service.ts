import { Injectable, Logger } from '@nestjs/common';
import type { Health } from 'shared-contracts';
import { DeliveriesRepository } from '../applications/index.ts';
import { IngestStateRepository } from '../ingest-state/index.ts';
import { MailsRepository } from '../mail/index.ts';
import { databaseDown, toHealthResponse } from './health.response.ts';

@Injectable()
export class HealthService {
  private readonly logger = new Logger(HealthService.name);

  constructor(
    private readonly states: IngestStateRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly mails: MailsRepository,
  ) {}

  /** Never throws: an ailing database is the answer, not a failure of asking. */
  async check(): Promise<Health> {
    try {
      const [states, deliveries, mails, dataVersion] = await Promise.all([
        this.states.all(),
        this.deliveries.health(),
        this.mails.health(),
        this.states.dataVersion(),
      ]);
      return toHealthResponse({ states, deliveries, mails, dataVersion });
    } catch (error) {
      this.logger.error('The database does not answer', error instanceof Error ? error.stack : undefined);
      return databaseDown;
    }
  }
}
