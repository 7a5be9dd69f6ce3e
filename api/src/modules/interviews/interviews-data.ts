import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnDataSources } from '../users/index.ts';
import { OwnInterviewsService } from './own-interviews.service.ts';

/** Exports a user's interviews. */
@Injectable()
export class InterviewsData implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly interviews: OwnInterviewsService,
  ) {}

  onModuleInit(): void {
    this.sources.register('interviews', (userId) => this.interviews.export(userId));
  }
}
