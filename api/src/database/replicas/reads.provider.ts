import type { Provider } from '@nestjs/common';
import { Pool, type QueryResult, type QueryResultRow } from 'pg';
import type { ReadStatement } from './database-server.client.ts';
import { Replicas } from './replicas.service.ts';
import { requestReads } from './session-writes.context.ts';

/** Statements that only read. Without replicas, both classes below are the connection pool. */
export interface Reads {
  query: <Row extends QueryResultRow>(statement: ReadStatement, values?: unknown[]) => Promise<QueryResult<Row>>;
}

/** The rows that a statement reads. */
export async function readRows<Row extends QueryResultRow>(
  reads: Reads,
  sql: string,
  values?: unknown[],
): Promise<Row[]> {
  return (await reads.query<Row>(sql, values)).rows;
}

/** Reads of public data, which may be a second old: from replicas, except within requests that change data. */
export abstract class CatalogueReads implements Reads {
  abstract query: Reads['query'];
}

/** Reads of an account's data: from replicas that have replayed the last write of the request's session, if it is known. */
export abstract class AccountReads implements Reads {
  abstract query: Reads['query'];
}

/** Position that the current read must contain; null: only the primary is read. */
type Written = () => bigint | null;

const writtenOfCatalogue: Written = () => {
  const request = requestReads();
  if (request?.isSafe === false) return null;
  return request?.written ?? 0n;
};

const writtenOfAccount: Written = () => {
  const request = requestReads();
  return request?.isSafe === true ? request.written : null;
};

const routed = (replicas: Replicas, written: Written): Reads => ({
  query: (statement, values) => {
    const config = typeof statement === 'string' ? { text: statement } : statement;
    return replicas.read(values === undefined ? config : { ...config, values }, written());
  },
});

const provideReads = (provide: typeof CatalogueReads, written: Written): Provider => ({
  provide,
  inject: [Pool, Replicas],
  useFactory: (pool: Pool, replicas: Replicas): Reads => (replicas.isConfigured ? routed(replicas, written) : pool),
});

export const readsProviders: readonly Provider[] = [
  provideReads(CatalogueReads, writtenOfCatalogue),
  provideReads(AccountReads, writtenOfAccount),
];
