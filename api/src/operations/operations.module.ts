import { Global, Module } from '@nestjs/common';
import { Pool } from 'pg';
import { Counter, Gauge, Registry } from 'prom-client';
import { Draining } from 'server-kit';
import { removalReasons, Replicas, type Replica } from '../database/replicas/replicas.service.ts';

@Global()
@Module({ providers: [Draining], exports: [Draining] })
export class DrainingModule {}

/** One registry per application, because tests run several in one process. */
function createRegistry(pool: Pool, replicas: Replicas): Registry {
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
  if (replicas.isConfigured) measureReplicas(registry, replicas);
  return registry;
}

/** Values that `Replicas` counts, read when metrics are collected. */
function measureReplicas(registry: Registry, replicas: Replicas): void {
  const gauge = (name: string, help: string, of: (replica: Replica) => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: ['server'],
        registers: [],
        collect() {
          for (const replica of replicas.servers) this.set({ server: replica.name }, of(replica));
        },
      }),
    );
  gauge('database_replica_used', '1: reads use the replica', ({ removed }) => Number(removed === null));
  gauge('database_replica_lag_seconds', 'Age of the oldest change that is not replayed', ({ lag }) => lag.seconds);
  gauge('database_replica_lag_bytes', 'Bytes of the log that are not replayed', ({ lag }) => lag.bytes);
  const reads = new Counter({
    name: 'database_reads_total',
    help: 'Reads that a replica may serve, by the server that did',
    labelNames: ['server'],
    registers: [],
    collect() {
      this.reset();
      this.inc({ server: 'primary' }, replicas.primary?.reads ?? 0);
      for (const { name, reads: count } of replicas.servers) this.inc({ server: name }, count);
    },
  });
  const removals = new Counter({
    name: 'database_replica_removals_total',
    help: 'How often a replica was not used any more',
    labelNames: ['server', 'reason'],
    registers: [],
    collect() {
      this.reset();
      for (const { name, removals: counts } of replicas.servers) {
        for (const reason of removalReasons) this.inc({ server: name, reason }, counts[reason]);
      }
    },
  });
  for (const counter of [reads, removals]) registry.registerMetric(counter);
}

@Global()
@Module({
  providers: [{ provide: Registry, useFactory: createRegistry, inject: [Pool, Replicas] }],
  exports: [Registry],
})
export class MetricsModule {}
