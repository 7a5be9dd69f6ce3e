import { LogController, type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { censoredLogLine, loggedPath, secretLogFields } from 'shared-contracts';
import type { LogLevel } from '../config.ts';

/** Where log lines go. */
export interface LogStream {
  write: (line: string) => void;
}

function loggedRequest({ method, url, ip }: FastifyRequest) {
  return { method, path: loggedPath(url), remoteAddress: ip };
}

/** Log lines in the API's format, without personal data or secrets. */
export function logOptions(
  level: LogLevel,
  stream: LogStream = process.stdout,
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logger: {
      stream,
      level,
      redact: { paths: [...secretLogFields], censor: '[redacted]' },
      hooks: { streamWrite: censoredLogLine },
      serializers: { req: loggedRequest },
    },
    // One line a request instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
  };
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request');
  });
}
