import { AsyncLocalStorage } from 'node:async_hooks';

/** For what a process works now: the request, or the job of the queue. */
type LogContext = { reqId: string } | { job: { name: string; id: string; attempt: number } };

const storage = new AsyncLocalStorage<LogContext>();

/** What is logged within `work`, by whichever service, says for what it was done. */
export const withLogContext = <Result>(context: LogContext, work: () => Result): Result => storage.run(context, work);

/** Null outside of requests and jobs. */
export const logContext = (): LogContext | null => storage.getStore() ?? null;
