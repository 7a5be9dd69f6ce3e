import { Module } from '@nestjs/common';
import { CampaignPlanner } from './campaign-planner.task.ts';
import { ScheduleController } from './schedule.controller.ts';
import { ScheduleRepository } from './schedule.repository.ts';
import { ScheduleService } from './schedule.service.ts';

const repository = ScheduleRepository;

/** The schedule of recurring campaigns, for admins. */
@Module({ controllers: [ScheduleController], providers: [ScheduleService, repository] })
export class ScheduleModule {}

/** Creates and starts the campaigns that are due, in the worker. */
@Module({ providers: [CampaignPlanner, repository] })
export class ScheduleWorkerModule {}
