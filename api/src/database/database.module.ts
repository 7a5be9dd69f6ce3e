import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseConfig } from '../config/database.config.ts';
import { connectionOptions } from './data-source.ts';
import { poolProvider } from './pool.ts';

/** One connection pool per process. Modules name their entities with `TypeOrmModule.forFeature`. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [DatabaseConfig],
      useFactory: (config: DatabaseConfig) => ({ ...connectionOptions(config), autoLoadEntities: true }),
    }),
  ],
  providers: [poolProvider],
  exports: [poolProvider],
})
export class DatabaseModule {}
