import { Injectable } from '@nestjs/common';
import { IntervalService } from '../../../../queue/interval.task.ts';
import { FoundJobs } from '../found-jobs.service.ts';

/** Short, so that few jobs wait when a campaign asks for the jobs of searches. */
const intervalSeconds = 10;

/** Compares new jobs with the searches of the alerts, in the worker. */
@Injectable()
export class FoundJobsFollower extends IntervalService {
  constructor(private readonly found: FoundJobs) {
    super(intervalSeconds);
  }

  protected runOnce(signal: AbortSignal): Promise<unknown> {
    return this.attempt('Comparing new jobs with saved searches failed', () => this.found.follow(signal), undefined);
  }
}
