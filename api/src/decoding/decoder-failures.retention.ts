import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RetentionRules, timeBefore } from '../modules/retention/index.ts';

/** Prevents decoding a decompression bomb in every run. */
const period = '90 days';

/** Retention of inputs that crashed a decoder. After the deletion they may be fetched and decoded again. */
@Injectable()
export class DecoderFailuresRetention implements OnModuleInit {
  constructor(private readonly rules: RetentionRules) {}

  onModuleInit(): void {
    this.rules.registerDeletions({
      'decoder-failures': { table: 'decoder_failures', at: 'failed_at', until: timeBefore(period) },
    });
  }
}
