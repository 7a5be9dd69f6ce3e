import { Global, Module } from '@nestjs/common';
import { Pool } from 'pg';
import { Gauge, Registry } from 'prom-client';
import { Draining } from 'server-kit';

@Global()
@Module({ providers: [Draining], exports: [Draining] })
export class DrainingModule {}

/** One registry per application, because tests run several in one process. */
function createRegistry(pool: Pool): Registry {
  const registry = new Registry();
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool; waiting: statements that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      const { totalCount, idleCount, waitingCount } = pool;
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
  registry.registerMetric(connections);
  return registry;
}

@Global()
@Module({ providers: [{ provide: Registry, useFactory: createRegistry, inject: [Pool] }], exports: [Registry] })
export class MetricsModule {}
