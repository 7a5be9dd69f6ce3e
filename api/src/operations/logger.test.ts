import Fastify from 'fastify';
import { PinoLogger } from './logger.provider.ts';

const lines: string[] = [];
const { log } = Fastify({ logger: { level: 'trace', stream: { write: (line: string) => lines.push(line) } } });
const logger = new PinoLogger(log);
const written = () => JSON.parse(lines.at(-1) ?? '') as object;

it('logs the context', () => {
  logger.log('Twelve jobs read', 'IngestService');
  expect(written()).toMatchObject({ level: 30, msg: 'Twelve jobs read', context: 'IngestService' });
});

it('logs the fields of an object separately', () => {
  logger.warn({ jobs: 12, closed: 1 }, 'IngestService');
  expect(written()).toMatchObject({ level: 40, jobs: 12, closed: 1, context: 'IngestService' });
});

it('logs an error with its stack', () => {
  logger.error(new Error('no luck'), 'IngestService');
  expect(written()).toMatchObject({
    level: 50,
    msg: 'no luck',
    err: { stack: expect.stringContaining('logger.test') },
  });
  logger.error('no luck', 'Error: no luck\n at x', 'IngestService');
  expect(written()).toMatchObject({ msg: 'no luck', stack: 'Error: no luck\n at x', context: 'IngestService' });
});

it('maps all log levels of Nest', () => {
  logger.fatal('a');
  logger.debug('b');
  logger.verbose('c');
  expect(lines.slice(-3).map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([60, 20, 10]);
});
