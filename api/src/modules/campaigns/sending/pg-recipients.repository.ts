import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Pool, type PoolClient } from 'pg';
import { eligibleByIds } from '../matching/subscribers.sql.ts';
import type { EligibleSubscriber } from '../matching/subscriber.ts';
import {
  claimLocked,
  releaseLeases,
  saveJobs,
  markSending,
  lockDue,
  settle,
  claimForReconciliation,
  maintenance,
} from './recipients.sql.ts';
import {
  RecipientsRepository,
  type ClaimedRecipient,
  type LeasedRecipient,
  type Settlement,
  type ReconcilableRecipient,
} from './recipients.repository.ts';

type Claimed = Omit<ClaimedRecipient, 'lease'> & { lease: string | null };

type RowKey = Pick<LeasedRecipient, 'id' | 'lease'>;
const keyOf = ({ id, lease }: RowKey) => `${id} ${lease}`;

/** Uses named statements: they run thousands of times and are planned once per connection. */
@Injectable()
export class PgRecipientsRepository extends RecipientsRepository {
  constructor(private readonly database: Pool) {
    super();
  }

  claim(campaignId: number, count: number): Promise<ClaimedRecipient[]> {
    return this.inTransaction(async (client) => {
      const due = await client.query<{ id: string }>(lockDue, [campaignId, count]);
      if (due.rows.length === 0) return [];
      const ids = due.rows.map(({ id }) => id);
      const { rows } = await client.query<Claimed>(claimLocked, [ids, randomUUID(), campaignId]);
      return rows.flatMap(({ lease, ...row }) => (lease === null ? [] : [{ ...row, lease }]));
    });
  }

  async eligible(subscribers: readonly string[]): Promise<EligibleSubscriber[]> {
    return (
      await this.database.query<EligibleSubscriber>({
        name: 'eligible-by-ids',
        text: eligibleByIds,
        values: [subscribers],
      })
    ).rows;
  }

  async saveJobs(chosen: readonly { recipient: LeasedRecipient; jobs: readonly number[] }[]): Promise<Set<string>> {
    const jobs = chosen.map((one) => `{${one.jobs.join()}}`);
    const values = [...idsAndLeases(chosen.map(({ recipient }) => recipient)), jobs];
    const { rows } = await this.database.query<{ id: string; state: string }>(saveJobs, values);
    return new Set(rows.flatMap(({ id, state }) => (state === 'sending' ? [id] : [])));
  }

  async markSending(recipients: readonly LeasedRecipient[]): Promise<boolean[]> {
    const permitted = new Set<string>();
    for (const campaign of new Set(recipients.map(({ campaignId }) => campaignId))) {
      const own = recipients.filter(({ campaignId }) => campaignId === campaign);
      const values = [...idsAndLeases(own), campaign];
      const { rows } = await this.database.query<RowKey>({
        name: 'recipients-mark-sending',
        text: markSending,
        values,
      });
      for (const row of rows) permitted.add(keyOf(row));
    }
    return recipients.map((one) => permitted.has(keyOf(one)));
  }

  async releaseLeases(recipients: readonly LeasedRecipient[]): Promise<void> {
    await this.database.query(releaseLeases, idsAndLeases(recipients));
  }

  async settle(settlements: readonly Settlement[]): Promise<void> {
    const values = [
      ...idsAndLeases(settlements.map(({ recipient }) => recipient)),
      settlements.map(({ state }) => state),
      settlements.map(({ providerId }) => providerId),
      settlements.map(({ error }) => error),
      settlements.map(({ waitMs }) => waitMs),
    ];
    await this.database.query({ name: 'recipients-settle', text: settle, values });
  }

  async maintain(): Promise<void> {
    for (const statement of maintenance) await this.database.query(statement);
  }

  async claimForReconciliation(): Promise<ReconcilableRecipient[]> {
    return (await this.database.query<ReconcilableRecipient>(claimForReconciliation, [randomUUID()])).rows;
  }

  private async inTransaction<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.database.connect();
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      // Closing the connection aborts the transaction.
      client.release(true);
      throw error;
    }
  }
}

const idsAndLeases = (recipients: readonly LeasedRecipient[]): [string[], string[]] => [
  recipients.map(({ id }) => id),
  recipients.map(({ lease }) => lease),
];
