import { Module } from '@nestjs/common';
import { DeliveriesRepository } from './deliveries.repository.ts';
import { TypeOrmDeliveriesRepository } from './typeorm-deliveries.repository.ts';

/** How deliveries stand, for whoever asks: health in either process, the handler in the worker. */
@Module({
  providers: [{ provide: DeliveriesRepository, useClass: TypeOrmDeliveriesRepository }],
  exports: [DeliveriesRepository],
})
export class DeliveriesModule {}
