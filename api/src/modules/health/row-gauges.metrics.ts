import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import type { DeliveryHealth, MailHealth } from 'shared-contracts';
import { memoizeFor } from '../../operations/memoized.cache.ts';
import { jobNames } from '../../queue/jobs.policy.ts';
import { QueueWatch, type QueueLength } from '../../queue/queue-watch.repository.ts';
import { DeliveriesRepository } from '../applications/index.ts';
import { ErasuresRepository } from '../erasures/index.ts';
import { MailsRepository } from '../mail/index.ts';
import { ArchivingRepository, type Archiving } from './archiving.repository.ts';
import { IngestStatesRepository, type IngestState } from './ingest-states.repository.ts';

interface Rows {
  lengths: readonly QueueLength[];
  deliveries: DeliveryHealth;
  mails: MailHealth;
  states: readonly IngestState[];
  /** Time of the oldest erasure record that is not in the journal. */
  unjournaledSince: Date | null;
  archiving: Archiving | null;
}

type Value = [labels: Record<string, string>, value: number];

interface RowGauge {
  name: string;
  help: string;
  labels?: readonly string[];
  values: (rows: Rows) => Value[];
}

const secondsSince = (moment: Date | string | null) =>
  moment === null ? 0 : Math.max(0, (Date.now() - new Date(moment).getTime()) / 1000);

const byState = ({ waiting, failed }: { waiting: number; failed: number }): Value[] => [
  [{ state: 'waiting' }, waiting],
  [{ state: 'failed' }, failed],
];

/** Empty queues are included: a missing line is indistinguishable from a failed scrape. */
const ofQueues = ({ lengths }: Rows): Value[] =>
  jobNames.flatMap((queue) =>
    ['waiting', 'active'].map((state): Value => {
      const found = lengths.find((one) => one.queue === queue && one.state === state);
      return [{ queue, state }, found?.jobs ?? 0];
    }),
  );

const rowGauges: readonly RowGauge[] = [
  { name: 'queue_jobs', help: 'Jobs of the queues', labels: ['queue', 'state'], values: ofQueues },
  {
    name: 'deliveries',
    help: 'Applications not handed over to the HR backend',
    labels: ['state'],
    values: ({ deliveries }) => byState(deliveries),
  },
  {
    name: 'deliveries_oldest_due_seconds',
    help: 'Age of the oldest application that is due',
    values: ({ deliveries }) => [[{}, secondsSince(deliveries.oldestDueAt)]],
  },
  {
    name: 'mails',
    help: 'Mails: waiting, failed within a day, or uncertain',
    labels: ['state'],
    values: ({ mails }) => [...byState(mails), [{ state: 'uncertain' }, mails.uncertain]],
  },
  {
    name: 'mails_oldest_due_seconds',
    help: 'Age of the oldest mail that is due',
    values: ({ mails }) => [[{}, secondsSince(mails.oldestDueAt)]],
  },
  {
    name: 'erasures_oldest_unjournaled_seconds',
    help: 'Age of the oldest erasure that is not in the journal',
    values: ({ unjournaledSince }) => [[{}, secondsSince(unjournaledSince)]],
  },
  {
    name: 'database_archive_age_seconds',
    help: 'Time since a segment of the log was archived; missing without continuous archiving',
    values: ({ archiving }) => (archiving === null ? [] : [[{}, secondsSince(archiving.archivedAt)]]),
  },
  {
    name: 'database_archive_failing',
    help: '1 while archiving a segment of the log fails; missing without continuous archiving',
    values: ({ archiving }) => (archiving === null ? [] : [[{}, Number(archiving.isFailing)]]),
  },
  {
    name: 'ingest_age_seconds',
    help: 'Time since the last successful read of a source',
    labels: ['source'],
    values: ({ states }) =>
      states.flatMap(({ source, lastSuccessAt }): Value[] =>
        lastSuccessAt === null ? [] : [[{ source }, secondsSince(lastSuccessAt)]],
      ),
  },
  {
    name: 'ingest_open_jobs',
    help: 'Open jobs of a source',
    labels: ['source'],
    values: ({ states }) => states.map(({ source, openJobs }): Value => [{ source }, openJobs]),
  },
];

/** One collection asks for all gauges within this. */
const oneCollectionMs = 1000;

/**
 * Read from the rows at each scrape. All workers report the same values, so graphs use the maximum and not the sum.
 * While the database is unavailable these values are missing and `rows_readable` is 0; other metrics are not
 * affected.
 */
@Injectable()
export class RowGauges implements OnModuleInit {
  private readonly logger = new Logger(RowGauges.name);
  private readonly read = memoizeFor(oneCollectionMs, () => this.rows());

  constructor(
    private readonly registry: Registry,
    private readonly queue: QueueWatch,
    private readonly deliveries: DeliveriesRepository,
    private readonly mails: MailsRepository,
    private readonly states: IngestStatesRepository,
    private readonly erasures: ErasuresRepository,
    private readonly archiving: ArchivingRepository,
  ) {}

  onModuleInit(): void {
    const help = '1 where the gauges that are read from rows are true';
    this.add({ name: 'rows_readable', help, values: () => [[{}, 1]] }, [[{}, 0]]);
    for (const gauge of rowGauges) this.add(gauge, []);
  }

  private add({ name, help, labels = [], values }: RowGauge, otherwise: Value[]): void {
    const read = this.read;
    const gauge = new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [],
      async collect() {
        const rows = await read();
        const current = rows === null ? otherwise : values(rows);
        this.reset();
        // A gauge without labels is 0 after a reset, which would be wrong here.
        if (current.length === 0 && labels.length === 0) this.remove();
        for (const [of, value] of current) this.set(of, value);
      },
    });
    this.registry.registerMetric(gauge);
  }

  /** Null while they cannot be read. */
  private async rows(): Promise<Rows | null> {
    try {
      const [lengths, deliveries, mails, states, unjournaledSince, archiving] = await Promise.all([
        this.queue.lengths(),
        this.deliveries.health(),
        this.mails.health(),
        this.states.all(),
        this.erasures.oldestUnjournaledAt(),
        this.archiving.find(),
      ]);
      return { lengths, deliveries, mails, states, unjournaledSince, archiving };
    } catch (error) {
      this.logger.warn(`Rows cannot be counted: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  }
}
