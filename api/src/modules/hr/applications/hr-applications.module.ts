import { Module } from '@nestjs/common';
import { HrConfig } from '../../../config/hr.config.ts';
import { defaultClientSettings, HrClient } from '../source/hr-client.ts';
import { HrApplications } from './hr-applications.ts';
import { HttpHrApplications } from './http-hr-applications.ts';

/** Shorter than a job of the queue may take, so that a call never outlives its job. */
const timeoutMs = 20_000;

/** The way of applications to the HR backend. */
@Module({
  providers: [
    {
      provide: HrApplications,
      inject: [HrConfig],
      useFactory: ({ url, token }: HrConfig) =>
        new HttpHrApplications(new HrClient({ ...defaultClientSettings, timeoutMs, url, token })),
    },
  ],
  exports: [HrApplications],
})
export class HrApplicationsModule {}
