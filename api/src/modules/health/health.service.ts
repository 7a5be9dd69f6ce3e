import { Injectable, Logger } from '@nestjs/common';
import { timeout, TimeoutStrategy } from 'cockatiel';
import { Draining } from 'server-kit';
import type { Health } from 'shared-contracts';
import { readDataVersion } from '../../database/data-version.cache.ts';
import { pendingMigrations } from '../../database/migrations.provider.ts';
import { ReservedConnection } from '../../database/pools.provider.ts';
import { Replicas } from '../../database/replicas/replicas.service.ts';
import { StaleWhileRevalidate, type RevalidationTimes } from '../../operations/memoized.cache.ts';
import { QueueWatch } from '../../queue/queue-watch.repository.ts';
import { DeliveriesRepository } from '../applications/index.ts';
import { FilesService } from '../files/index.ts';
import { MailsRepository } from '../mail/index.ts';
import { toHealthResponse, withoutDatabase, type RowsHealth } from './health.response.ts';
import { IngestStatesRepository } from './ingest-states.repository.ts';

/** Maximum wait for a part that was read recently, so that a slow database or store does not delay the response. */
const waitMs = 25;

/** Health is public, so its reads of database and store are limited: time between two reads, and age of a returned value. */
@Injectable()
export class HealthCacheTimes {
  readonly rows: RevalidationTimes = { fresh: 1_000, wait: waitMs, stale: 5_000 };
  /** For files and migrations, which change rarely and are slow to check. */
  readonly places: RevalidationTimes = { fresh: 10_000, wait: waitMs, stale: 30_000 };
}

/** Aggressive, because a blocked file system does not react to the signal. */
const storeTimeout = timeout(2_000, TimeoutStrategy.Aggressive);

@Injectable()
export class HealthService {
  private readonly logger = new Logger(HealthService.name);
  private readonly filesHealth: StaleWhileRevalidate<Health['files']>;
  private readonly migrationsHealth: StaleWhileRevalidate<Health['migrations']>;
  private readonly rowsHealth: StaleWhileRevalidate<RowsHealth | null>;

  constructor(
    private readonly database: ReservedConnection,
    private readonly replicas: Replicas,
    private readonly draining: Draining,
    private readonly queue: QueueWatch,
    private readonly files: FilesService,
    private readonly states: IngestStatesRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly mails: MailsRepository,
    { rows, places }: HealthCacheTimes,
  ) {
    this.filesHealth = new StaleWhileRevalidate(places, () => this.readFiles());
    this.migrationsHealth = new StaleWhileRevalidate(places, () => this.readMigrations());
    this.rowsHealth = new StaleWhileRevalidate(rows, () => this.readRows());
  }

  /** Never rejects: the failure of a part is part of the result. */
  async check(): Promise<Health> {
    const [files, rows, migrations] = await Promise.all([
      this.filesHealth.get(),
      this.rowsHealth.get(),
      // Failures are not cached, so the state is known as soon as the database responds.
      this.migrationsHealth.get().catch(() => 'unknown' as const),
    ]);
    const { isConfigured, servers, usable } = this.replicas;
    const replicas = isConfigured ? { configured: servers.length, used: usable.length } : null;
    const health =
      rows === null ? withoutDatabase(files, replicas) : toHealthResponse(rows, { replicas, files, migrations });
    return this.draining.began ? { ...health, status: 'draining' } : health;
  }

  /** Null if the database does not respond. */
  private async readRows(): Promise<RowsHealth | null> {
    const { database } = this;
    try {
      const [states, dataVersion, deliveries, mails, workerSeenAt, isReadOnly] = await Promise.all([
        this.states.all(database),
        readDataVersion(database),
        this.deliveries.health(database),
        this.mails.health(database),
        this.queue.workerSeenAt(database),
        this.readWhetherReadOnly(),
      ]);
      return { states, dataVersion, deliveries, mails, workerSeenAt, isReadOnly };
    } catch (error) {
      this.logger.error('The database does not respond', error instanceof Error ? error.stack : undefined);
      return null;
    }
  }

  private async readWhetherReadOnly(): Promise<boolean> {
    const [row] = await this.database.query<{ readOnly: boolean }[]>(
      `select current_setting('transaction_read_only') = 'on' as "readOnly"`,
    );
    if (row?.readOnly !== true) return false;
    await this.database.reconnect();
    return true;
  }

  /** @throws Error if the database does not respond, which `readRows` reports */
  private async readMigrations(): Promise<Health['migrations']> {
    const pending = await pendingMigrations(this.database);
    if (pending.length > 0) this.logger.error(`Migrations are missing: ${pending.join(', ')}`);
    return pending.length === 0 ? 'ok' : 'pending';
  }

  private async readFiles(): Promise<Health['files']> {
    try {
      await storeTimeout.execute(({ signal }) => this.files.check(signal));
      return 'ok';
    } catch (error) {
      this.logger.error('The file store accepts no writes', error instanceof Error ? error.stack : undefined);
      return 'down';
    }
  }
}
