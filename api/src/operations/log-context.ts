import { AsyncLocalStorage } from 'node:async_hooks';

/** The request or the queue job that is being processed. */
type LogContext = { reqId: string } | { job: { name: string; id: string; attempt: number } };

const storage = new AsyncLocalStorage<LogContext>();

/** Runs `work`; all its log lines contain the context. */
export const withLogContext = <Result>(context: LogContext, work: () => Result): Result => storage.run(context, work);

/** Null outside of requests and jobs. */
export const logContext = (): LogContext | null => storage.getStore() ?? null;
