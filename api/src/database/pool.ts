import type { Provider } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/**
 * TypeORM's own connection pool, for what TypeORM has no words for: named prepared statements, binary answers, COPY.
 * Nobody ends it but the data source.
 */
export const poolProvider: Provider = {
  provide: Pool,
  inject: [DataSource],
  useFactory: (database: DataSource): Pool => (database.driver as PostgresDriver).master as Pool,
};
