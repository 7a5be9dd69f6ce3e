import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Pool, type PoolClient } from 'pg';
import { eligibleByIds, type EligibleSubscriber } from '../matching/subscribers.sql.ts';
import {
  claimForReconciliation,
  claimLocked,
  lockDue,
  maintenance,
  markSending,
  releaseLeases,
  saveJobs,
  settle,
} from './recipients.sql.ts';

/** A row that a process has claimed. Only the process with the current lease can change it. */
export interface LeasedRecipient {
  /** UUID. */
  id: string;
  campaignId: number;
  lease: string;
}

export interface ClaimedRecipient extends LeasedRecipient {
  subscriberId: string;
  /** Attempts before this one. */
  attempts: number;
}

/** A recipient whose mail may have been accepted. */
export interface ReconcilableRecipient extends LeasedRecipient {
  error: string | null;
  /** The lookup period has ended: the result of this attempt is final. */
  isLastTry: boolean;
}

/** New state of a row. `sending`: the server is asked after `waitMs` whether it accepted the mail. */
export interface Settlement {
  recipient: LeasedRecipient;
  state: 'sent' | 'pending' | 'failed' | 'uncertain' | 'sending';
  /** Set for sent mails. */
  providerId: string | null;
  error: string | null;
  /** Milliseconds until the row is processed again. */
  waitMs: number;
}

type Claimed = Omit<ClaimedRecipient, 'lease'> & { lease: string | null };

type RowKey = Pick<LeasedRecipient, 'id' | 'lease'>;
const keyOf = ({ id, lease }: RowKey) => `${id} ${lease}`;

/**
 * The recipients of campaigns, one row per recipient (ADR 28). Every method is one transaction and waits for no lock longer
 * than that.
 */
/** Uses named statements: they run thousands of times and are planned once per connection. */
@Injectable()
export class RecipientsRepository {
  constructor(private readonly database: Pool) {}

  /**
   * Claims at most `count` due rows with a short lease. Subscribers who may no longer be mailed are set to `suppressed` in
   * the same statement. Subscribers with a mail of another campaign in flight are skipped, because its jobs are not final
   * yet.
   */
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

  /** Stores the jobs of each mail. Rows without jobs end as `skipped`. Returns the ids of the remaining rows. */
  async saveJobs(chosen: readonly { recipient: LeasedRecipient; jobs: readonly number[] }[]): Promise<Set<string>> {
    const jobs = chosen.map((one) => `{${one.jobs.join()}}`);
    const values = [...idsAndLeases(chosen.map(({ recipient }) => recipient)), jobs];
    const { rows } = await this.database.query<{ id: string; state: string }>(saveJobs, values);
    return new Set(rows.flatMap(({ id, state }) => (state === 'sending' ? [id] : [])));
  }

  /**
   * Marks rows as sending, before any content is sent. Returns for each row whether it is permitted: the lease is valid, the
   * campaign is running, the subscriber is eligible, and all of its jobs are open. After this, no process claims the row
   * until the server was asked for the result.
   */
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

  /** Makes rows due again immediately, before any content was sent. */
  async releaseLeases(recipients: readonly LeasedRecipient[]): Promise<void> {
    await this.database.query(releaseLeases, idsAndLeases(recipients));
  }

  /** Records results. `sent` is recorded regardless of the lease; every other state requires it. */
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

  /**
   * Returns rows with an expired lease to `pending` if no content was sent, cancels the rows of canceled campaigns, and
   * suppresses the rows of erased subscribers.
   */
  async maintain(): Promise<void> {
    for (const statement of maintenance) await this.database.query(statement);
  }

  /** Claims a limited number of rows with an unknown result, for reconciliation. */
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
