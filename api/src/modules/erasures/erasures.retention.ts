import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RetentionRules } from '../retention/index.ts';
import { ErasureReplays } from './erasure-replays.service.ts';

/** Completes an interrupted restore. */
@Injectable()
export class ErasuresRetention implements OnModuleInit {
  constructor(
    private readonly rules: RetentionRules,
    private readonly replays: ErasureReplays,
  ) {}

  onModuleInit(): void {
    this.rules.register({
      name: 'erasure-replays',
      run: async (_now, signal) => (await this.replays.run(signal)).replayed,
    });
  }
}
