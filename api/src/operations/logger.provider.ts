import { AsyncLocalStorage } from 'node:async_hooks';
import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';

/** The request or the queue job that is being processed. */
type LogContext = { reqId: string } | { job: { name: string; id: string; attempt: number } };

const storage = new AsyncLocalStorage<LogContext>();

/** Runs `work`; all its log lines contain the context. */
export const withLogContext = <Result>(context: LogContext, work: () => Result): Result => storage.run(context, work);

/** Null outside of requests and jobs. */
export const logContext = (): LogContext | null => storage.getStore() ?? null;

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** Writes log messages of Nest and of our services to Fastify's pino logger. */
export class PinoLogger implements LoggerService {
  constructor(private readonly pino: FastifyBaseLogger) {}

  log = (message: unknown, ...rest: unknown[]) => this.write('info', message, rest);
  fatal = (message: unknown, ...rest: unknown[]) => this.write('fatal', message, rest);
  error = (message: unknown, ...rest: unknown[]) => this.write('error', message, rest);
  warn = (message: unknown, ...rest: unknown[]) => this.write('warn', message, rest);
  debug = (message: unknown, ...rest: unknown[]) => this.write('debug', message, rest);
  verbose = (message: unknown, ...rest: unknown[]) => this.write('trace', message, rest);

  /** Nest passes the class name as the last argument, and the stack of an error before it. */
  private write(level: Level, message: unknown, rest: unknown[]): void {
    const fields = { ...logContext(), context: rest.at(-1), stack: rest.length > 1 ? rest[0] : undefined };
    if (message instanceof Error) this.pino[level]({ ...fields, err: message }, message.message);
    else if (typeof message === 'object') this.pino[level]({ ...fields, ...message });
    else this.pino[level](fields, typeof message === 'string' ? message : JSON.stringify(message));
  }
}
