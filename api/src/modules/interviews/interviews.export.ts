import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnDataSources, type OwnData } from '../users/index.ts';
import { InterviewsRepository } from './interviews.repository.ts';
import { OwnInterviewsService } from './own-interviews.service.ts';

/** Exports a user's interviews. */
@Injectable()
export class InterviewsExport implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly repository: InterviewsRepository,
    private readonly interviews: OwnInterviewsService,
  ) {}

  onModuleInit(): void {
    this.sources.register('interviews', (userId) => this.collect(userId));
  }

  /** Includes the feedback, which is personal data of the candidate. */
  private async collect(userId: number): Promise<OwnData> {
    const interviews = await this.repository.listOf(userId);
    const feedback = new Map(interviews.map((one) => [one.id, one.feedback]));
    const list = await this.interviews.list({ id: userId });
    return { records: list.map((one) => ({ ...one, feedback: feedback.get(one.id) ?? null })), files: [] };
  }
}
