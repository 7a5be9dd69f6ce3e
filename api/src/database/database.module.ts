import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseConfig } from '../config/database.config.ts';
import { connectionOptions } from './data-source.provider.ts';
import { DataVersion } from './data-version.cache.ts';
import { DatabaseRecovery } from './database-recovery.service.ts';
import {
  DirectPool,
  directPoolProvider,
  DirectPoolShutdown,
  poolProvider,
  ReservedConnection,
} from './pools.provider.ts';
import { AccountReads, CatalogueReads, readsProviders } from './replicas/reads.provider.ts';
import { ReplicaWatch } from './replicas/replica-watch.task.ts';
import { Replicas } from './replicas/replicas.service.ts';

/**
 * One connection pool per process and replica, behind a pooler also one with direct connections, one connection for health checks, and
 * the version of the catalogue. Modules register their entities with `TypeOrmModule.forFeature`.
 */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [DatabaseConfig],
      useFactory: (config: DatabaseConfig) => ({ ...connectionOptions(config), autoLoadEntities: true }),
    }),
  ],
  providers: [
    poolProvider,
    directPoolProvider,
    DirectPoolShutdown,
    ReservedConnection,
    DatabaseRecovery,
    Replicas,
    ReplicaWatch,
    ...readsProviders,
    DataVersion,
  ],
  exports: [
    poolProvider,
    DirectPool,
    ReservedConnection,
    DatabaseRecovery,
    Replicas,
    CatalogueReads,
    AccountReads,
    DataVersion,
  ],
})
export class DatabaseModule {}
