import { AsyncLocalStorage } from 'node:async_hooks';

/** What decides which servers may serve the reads of a request. */
interface RequestReads {
  /** GET or HEAD: the request changes nothing. */
  isSafe: boolean;
  /** Position of the write-ahead log after the last write of the request's session; null: unknown, or there was none. */
  written: bigint | null;
}

const storage = new AsyncLocalStorage<RequestReads>();

/** Runs `work`; its reads use the servers that the request allows. */
export const withRequestReads = <Result>(reads: RequestReads, work: () => Result): Result => storage.run(reads, work);

/** Null outside of requests, and if no replica is configured. */
export const requestReads = (): RequestReads | null => storage.getStore() ?? null;
