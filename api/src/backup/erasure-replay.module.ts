import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import 'reflect-metadata';
import { ConfigModule, type Config } from '../config/config.module.ts';
import { DatabaseModule } from '../database/database.module.ts';
import { AccountErasureModule } from '../modules/account-erasure/account-erasure.module.ts';
import { ApplicationsErasureModule } from '../modules/applications/index.ts';
import { RegistrationDecoysModule } from '../modules/auth/index.ts';
import { ErasureReplays, ErasuresModule, type ReplayCounts } from '../modules/erasures/index.ts';
import { InterviewsErasureModule } from '../modules/interviews/index.ts';
import { AlertsErasureModule } from '../modules/newsletter/index.ts';
import { ProfileErasureModule } from '../modules/profile/profile.module.ts';
import { ResumesErasureModule } from '../modules/resumes/index.ts';
import { QueueModule } from '../queue/queue.module.ts';

/** All modules that erase data, without those that fetch or send. */
@Module({})
export class ErasureReplayModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: ErasureReplayModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule,
        QueueModule,
        AccountErasureModule,
        AlertsErasureModule,
        ApplicationsErasureModule,
        ErasuresModule,
        InterviewsErasureModule,
        ProfileErasureModule,
        RegistrationDecoysModule,
        ResumesErasureModule,
      ],
    };
  }
}

/** Repeats the erasures that a restoration has added. Failed ones remain, and the worker retries them every hour. */
export async function replayErasures(config: Config): Promise<ReplayCounts> {
  const app = await NestFactory.createApplicationContext(ErasureReplayModule.forRoot(config), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  try {
    return await app.get(ErasureReplays).run(new AbortController().signal);
  } finally {
    await app.close();
  }
}
