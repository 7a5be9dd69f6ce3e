import { Module } from '@nestjs/common';
import { LookupsController } from './lookups.controller.ts';
import { LookupsRepository } from './lookups.repository.ts';
import { LookupsService } from './lookups.service.ts';

@Module({
  controllers: [LookupsController],
  providers: [LookupsService, LookupsRepository],
})
export class LookupsModule {}
