import type { Client, Pool, PoolClient } from 'pg';
import { inCurrentTrace, isTracing, startSpan } from 'server-kit';

/** Operation and first table of a statement. Its text may contain values. */
export function statementName(sql: string): string {
  const [operation = 'SQL'] =
    /\b(?:select|insert|update|delete|copy|begin|start|commit|rollback|savepoint)\b/i.exec(sql) ?? [];
  const table = /\b(?:from|into|update|copy)\s{1,9}"?([a-z_]\w{0,40})"?(?:\."?(\w{1,40}))?/i.exec(sql);
  const names = table === null ? [] : [table.slice(1).filter(Boolean).join('.')];
  return [operation.toUpperCase(), ...names].join(' ');
}

type ClientClass = new (...args: ConstructorParameters<typeof Client>) => Client;
type AnyQuery = (...args: unknown[]) => unknown;

/** The class with a span for each statement of a recorded trace; unchanged if this process records none. */
export function traced<Class extends ClientClass>(plain: Class): Class {
  return isTracing() ? withSpans(plain) : plain;
}

function withSpans<Class extends ClientClass>(plain: Class): Class {
  return class extends (plain as ClientClass) {
    constructor(config?: ConstructorParameters<typeof Client>[0]) {
      super(config);
      // pg's overloads cannot be repeated here, so all arguments are passed on.
      const query = this.query.bind(this) as AnyQuery;
      this.query = ((...args: unknown[]) => queryInSpan(query, args)) as typeof this.query;
    }
  } as unknown as Class;
}

function queryInSpan(query: AnyQuery, args: unknown[]): unknown {
  const sql = sqlOf(args[0]);
  const attributes = { 'db.system.name': 'postgresql' };
  const span = sql === null ? null : startSpan(statementName(sql), { kind: 'client', attributes });
  if (span === null) return query(...args);
  const last = args.at(-1);
  if (typeof last === 'function') {
    const callback = inCurrentTrace(last as AnyQuery);
    const end = (error: unknown, result: unknown) => {
      span.end(error);
      callback(error, result);
    };
    return query(...args.slice(0, -1), end);
  }
  const result = query(...args) as Promise<unknown>;
  result.then(() => span.end(), span.end);
  return result;
}

/** Null for a `Submittable` (COPY, a cursor), whose end is not known here. */
function sqlOf(given: unknown): string | null {
  if (typeof given === 'string') return given;
  const { text, submit } = (given ?? {}) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : null;
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: (fault?: unknown) => void) => void;

/**
 * The pool, whose callbacks run in the trace of their caller. Otherwise one that waits for a connection runs in the trace of the
 * caller that returns it.
 */
export function connectInTrace(pool: Pool): Pool {
  if (!isTracing()) return pool;
  const connect = pool.connect.bind(pool) as AnyQuery;
  const inTrace = (callback?: Connected) => (callback === undefined ? connect() : connect(inCurrentTrace(callback)));
  pool.connect = inTrace as Pool['connect'];
  return pool;
}
