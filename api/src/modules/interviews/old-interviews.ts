import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RetentionRules } from '../retention/index.ts';
import { InterviewsRepository } from './interviews.repository.ts';

/** Interviews go as the applications do that they belong to: a year after their job has ended. */
@Injectable()
export class OldInterviews implements OnModuleInit {
  constructor(
    private readonly rules: RetentionRules,
    private readonly interviews: InterviewsRepository,
  ) {}

  onModuleInit(): void {
    this.rules.register({ name: 'old-interviews', run: (now) => this.interviews.deleteOld(now) });
  }
}
