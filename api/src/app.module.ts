import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ConfigModule, type Config } from './config/config.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { ErrorFilter } from './http/error.filter.ts';

/** The web process: everything that answers requests. */
@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [ConfigModule.forRoot(config), DatabaseModule],
      providers: [{ provide: APP_FILTER, useClass: ErrorFilter }],
    };
  }
}
