import { Controller, Header } from '@nestjs/common';
import { getAccountOverview, type AccountOverview } from 'shared-contracts';
import { Authenticated, exampleJob, type ExampleOf, Route } from '../../http/index.ts';
import { CurrentUser } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
import { AccountOverviewService } from './account-overview.service.ts';

const example: ExampleOf<typeof getAccountOverview> = {
  answer: {
    now: '2026-03-09T10:00:00.000Z',
    lastVisitAt: '2026-03-05T18:20:00.000Z',
    since: '2026-03-05T18:20:00.000Z',
    interview: null,
    answersDue: [],
    searches: [
      {
        id: '0f6a2b1c-7d84-4e39-b5a0-6c1d2e3f4a5b',
        query: 'keyword=designer&location=Porto',
        places: [],
        newJobs: 12,
        newJobsWithPay: 7,
      },
    ],
    moved: [],
    unanswered: null,
    closing: [{ ...exampleJob, closesAt: '2026-03-11T23:59:59.000Z' }],
    applicationCount: 6,
    savedJobCount: 9,
  },
};

@Controller()
@Authenticated()
export class AccountOverviewController {
  constructor(private readonly overview: AccountOverviewService) {}

  @Route(getAccountOverview, example)
  @Header('cache-control', 'private, no-store')
  get(@CurrentUser() user: UserEntity): Promise<AccountOverview> {
    return this.overview.of(user);
  }
}
