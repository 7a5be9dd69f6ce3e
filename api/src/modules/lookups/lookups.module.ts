import { Module } from '@nestjs/common';
import { LookupsController } from './lookups.controller.ts';
import { LookupsRepository } from './lookups.repository.ts';
import { LookupsService } from './lookups.service.ts';
import { TypeOrmLookupsRepository } from './typeorm-lookups.repository.ts';

@Module({
  controllers: [LookupsController],
  providers: [LookupsService, { provide: LookupsRepository, useClass: TypeOrmLookupsRepository }],
})
export class LookupsModule {}
