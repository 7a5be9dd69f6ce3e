import { Module } from '@nestjs/common';
import { DeliveriesRepository } from './deliveries.repository.ts';
import { TypeOrmDeliveriesRepository } from './typeorm-deliveries.repository.ts';

/** The state of deliveries: for health checks in both processes and for the handler in the worker. */
@Module({
  providers: [{ provide: DeliveriesRepository, useClass: TypeOrmDeliveriesRepository }],
  exports: [DeliveriesRepository],
})
export class DeliveriesModule {}
