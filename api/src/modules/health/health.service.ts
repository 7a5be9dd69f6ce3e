import { Injectable, Logger } from '@nestjs/common';
import type { Health } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { pendingMigrations } from '../../database/pending-migrations.ts';
import { Draining } from '../../operations/draining.ts';
import { remembered } from '../../operations/remembered.ts';
import { QueueWatch } from '../../queue/queue-watch.ts';
import { DeliveriesRepository } from '../applications/index.ts';
import { FilesService } from '../files/index.ts';
import { IngestStateRepository } from '../ingest-state/index.ts';
import { MailsRepository } from '../mail/index.ts';
import { HealthMemory } from './health-memory.ts';
import { toHealthResponse, withoutDatabase, type RowsHealth } from './health.response.ts';

const storeWithinMs = 2_000;

@Injectable()
export class HealthService {
  private readonly logger = new Logger(HealthService.name);
  private readonly filesHealth: () => Promise<Health['files']>;
  private readonly migrationsHealth: () => Promise<Health['migrations']>;
  private readonly rowsHealth: () => Promise<RowsHealth>;

  constructor(
    private readonly database: DataSource,
    private readonly draining: Draining,
    private readonly queue: QueueWatch,
    private readonly files: FilesService,
    private readonly states: IngestStateRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly mails: MailsRepository,
    { rowsMs, placesMs }: HealthMemory,
  ) {
    this.filesHealth = remembered(placesMs, () => this.lookAtFiles());
    this.migrationsHealth = remembered(placesMs, () => this.lookAtMigrations());
    this.rowsHealth = remembered(rowsMs, () => this.lookAtRows());
  }

  /** Never throws: an ailing part is the answer, not a failure of asking. */
  async check(): Promise<Health> {
    const health = await this.lookAtAll();
    return this.draining.began ? { ...health, status: 'draining' } : health;
  }

  private async lookAtAll(): Promise<Health> {
    const files = await this.filesHealth();
    try {
      const [rows, migrations] = await Promise.all([this.rowsHealth(), this.migrationsHealth()]);
      return toHealthResponse(rows, { files, migrations });
    } catch (error) {
      this.logger.error('The database does not answer', error instanceof Error ? error.stack : undefined);
      return withoutDatabase(files);
    }
  }

  private async lookAtRows(): Promise<RowsHealth> {
    const [states, dataVersion, deliveries, mails, workerSeenAt] = await Promise.all([
      this.states.all(),
      this.states.dataVersion(),
      this.deliveries.health(),
      this.mails.health(),
      this.queue.workerSeenAt(),
    ]);
    return { states, dataVersion, deliveries, mails, workerSeenAt };
  }

  private async lookAtMigrations(): Promise<Health['migrations']> {
    const pending = await pendingMigrations(this.database);
    if (pending.length > 0) this.logger.error(`Migrations are missing: ${pending.join(', ')}`);
    return pending.length === 0 ? 'ok' : 'pending';
  }

  private async lookAtFiles(): Promise<Health['files']> {
    const late = AbortSignal.timeout(storeWithinMs);
    // A disk that hangs does not look at its signal.
    const tooLate = new Promise<never>((_resolve, reject) => {
      late.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
    });
    try {
      await Promise.race([this.files.check(late), tooLate]);
      return 'ok';
    } catch (error) {
      this.logger.error('The file store takes nothing', error instanceof Error ? error.stack : undefined);
      return 'down';
    }
  }
}
