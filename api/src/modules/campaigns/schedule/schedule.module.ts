import { Module } from '@nestjs/common';

/** When campaigns go out by themselves: what admins choose. */
@Module({})
export class ScheduleModule {}

/** Makes and begins the campaigns that are due, for the worker. */
@Module({})
export class ScheduleWorkerModule {}
