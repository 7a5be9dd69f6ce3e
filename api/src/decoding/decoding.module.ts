import { Module } from '@nestjs/common';
import { DecoderFailures } from './decoder-failures.ts';
import { PgDecoderFailures } from './pg-decoder-failures.ts';

@Module({
  providers: [{ provide: DecoderFailures, useClass: PgDecoderFailures }],
  exports: [DecoderFailures],
})
export class DecodingModule {}
