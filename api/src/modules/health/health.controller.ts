import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { getHealth, type Health } from 'shared-contracts';
import { type ExampleOf, Public, Route } from '../../http/index.ts';
import { HealthService } from './health.service.ts';

const getHealthExample: ExampleOf<typeof getHealth> = {
  alsoWith: [503],
  answer: {
    status: 'ok',
    database: 'ok',
    replicas: { configured: 2, used: 2 },
    migrations: 'ok',
    files: 'ok',
    worker: { status: 'ok', lastSeenAt: '2026-11-20T10:02:41.000Z' },
    ingest: [
      {
        source: 'hr',
        status: 'ok',
        lastSuccessAt: '2026-11-20T10:00:00.000Z',
        lastAttemptAt: '2026-11-20T10:00:00.000Z',
        lastError: null,
        openJobs: 4820,
      },
    ],
    deliveries: { waiting: 2, failed: 0, reusedIds: 0, oldestDueAt: null },
    mails: { waiting: 3, failed: 0, uncertain: 0, oldestDueAt: '2026-11-20T10:02:40.000Z' },
    dataVersion: '12',
  },
};

@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Route(getHealth, getHealthExample)
  @Public()
  async get(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const health = await this.health.check();
    const isReady = health.database !== 'down' && health.status !== 'draining';
    void reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return health;
  }
}
