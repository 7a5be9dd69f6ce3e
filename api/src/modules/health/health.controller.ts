import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { getHealth, type Health } from 'shared-contracts';
import { Public, Route } from '../../http/index.ts';
import { getHealthExample } from './health.examples.ts';
import { HealthService } from './health.service.ts';

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
