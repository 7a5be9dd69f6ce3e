import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RetentionRules } from '../retention/index.ts';
import { InterviewsRepository } from './interviews.repository.ts';

/** Deletes interviews a year after their job ended, as applications are anonymized. */
@Injectable()
export class InterviewsRetention implements OnModuleInit {
  constructor(
    private readonly rules: RetentionRules,
    private readonly interviews: InterviewsRepository,
  ) {}

  onModuleInit(): void {
    this.rules.register({ name: 'old-interviews', run: (now) => this.interviews.deleteOld(now) });
  }
}
