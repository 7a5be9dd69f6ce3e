import { Module } from '@nestjs/common';
import { RetentionModule } from '../modules/retention/index.ts';
import { DecoderFailures } from './decoder-failures.port.ts';
import { PgDecoderFailures } from './decoder-failures.repository.ts';
import { DecoderFailuresRetention } from './decoder-failures.retention.ts';

@Module({
  providers: [{ provide: DecoderFailures, useClass: PgDecoderFailures }],
  exports: [DecoderFailures],
})
export class DecodingModule {}

/** Retention, for the worker. */
@Module({ imports: [RetentionModule], providers: [DecoderFailuresRetention] })
export class DecodingWorkerModule {}
