import { Module } from '@nestjs/common';
import { DecoderFailures } from './decoder-failures.port.ts';
import { PgDecoderFailures } from './decoder-failures.repository.ts';

@Module({
  providers: [{ provide: DecoderFailures, useClass: PgDecoderFailures }],
  exports: [DecoderFailures],
})
export class DecodingModule {}
