import { Module } from '@nestjs/common';
import { HrConfig } from '../../../config/hr.config.ts';
import { defaultClientSettings, HrClient } from '../source/hr-client.ts';
import { HrApplications } from './hr-applications.ts';
import { HttpHrApplications } from './http-hr-applications.ts';

/** Shorter than the time limit of a queue job, so that a call ends before its job does. */
const timeoutMs = 20_000;

/** Delivery of applications to the HR backend. */
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
