import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Pool, type PoolClient } from 'pg';
import { peopleByIds } from '../matching/people.sql.ts';
import type { Person } from '../matching/person.ts';
import { claimLocked, giveBack, keepJobs, leave, lockDue, settle, takeUnresolved, tidying } from './recipients.sql.ts';
import {
  RecipientsRepository,
  type ClaimedRecipient,
  type HeldRecipient,
  type Settlement,
  type UnresolvedRecipient,
} from './recipients.repository.ts';

type Claimed = Omit<ClaimedRecipient, 'lease'> & { lease: string | null };

type Left = Pick<HeldRecipient, 'id' | 'lease'>;
const keyOf = ({ id, lease }: Left) => `${id} ${lease}`;

/** Its statements run thousands of times: named ones are planned once for each connection. */
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

  async people(subscribers: readonly string[]): Promise<Person[]> {
    return (await this.database.query<Person>({ name: 'people-by-ids', text: peopleByIds, values: [subscribers] }))
      .rows;
  }

  async keepJobs(chosen: readonly { held: HeldRecipient; jobs: readonly number[] }[]): Promise<Set<string>> {
    const jobs = chosen.map((one) => `{${one.jobs.join()}}`);
    const values = [...idsAndLeases(chosen.map(({ held }) => held)), jobs];
    const { rows } = await this.database.query<{ id: string; state: string }>(keepJobs, values);
    return new Set(rows.flatMap(({ id, state }) => (state === 'sending' ? [id] : [])));
  }

  async leave(held: readonly HeldRecipient[]): Promise<boolean[]> {
    const leaving = new Set<string>();
    for (const campaign of new Set(held.map(({ campaignId }) => campaignId))) {
      const own = held.filter(({ campaignId }) => campaignId === campaign);
      const values = [...idsAndLeases(own), campaign];
      const { rows } = await this.database.query<Left>({ name: 'recipients-leave', text: leave, values });
      for (const row of rows) leaving.add(keyOf(row));
    }
    return held.map((one) => leaving.has(keyOf(one)));
  }

  async giveBack(held: readonly HeldRecipient[]): Promise<void> {
    await this.database.query(giveBack, idsAndLeases(held));
  }

  async settle(settlements: readonly Settlement[]): Promise<void> {
    const values = [
      ...idsAndLeases(settlements.map(({ held }) => held)),
      settlements.map(({ state }) => state),
      settlements.map(({ providerId }) => providerId),
      settlements.map(({ error }) => error),
      settlements.map(({ waitMs }) => waitMs),
    ];
    await this.database.query({ name: 'recipients-settle', text: settle, values });
  }

  async tidy(): Promise<void> {
    for (const statement of tidying) await this.database.query(statement);
  }

  async takeUnresolved(): Promise<UnresolvedRecipient[]> {
    return (await this.database.query<UnresolvedRecipient>(takeUnresolved, [randomUUID()])).rows;
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
      // Whatever it was in the middle of ends with the connection.
      client.release(true);
      throw error;
    }
  }
}

const idsAndLeases = (held: readonly HeldRecipient[]): [string[], string[]] => [
  held.map(({ id }) => id),
  held.map(({ lease }) => lease),
];
