import { Module } from '@nestjs/common';
import { CampaignPlanner } from './campaign-planner.ts';
import { ScheduleController } from './schedule.controller.ts';
import { ScheduleRepository } from './schedule.repository.ts';
import { ScheduleService } from './schedule.service.ts';
import { TypeOrmScheduleRepository } from './typeorm-schedule.repository.ts';

const repository = { provide: ScheduleRepository, useClass: TypeOrmScheduleRepository };

/** The schedule of recurring campaigns, for admins. */
@Module({ controllers: [ScheduleController], providers: [ScheduleService, repository] })
export class ScheduleModule {}

/** Creates and starts the campaigns that are due, in the worker. */
@Module({ providers: [CampaignPlanner, repository] })
export class ScheduleWorkerModule {}
