import { Controller } from '@nestjs/common';
import { listTeamRemotes, type TeamRemotes } from 'shared-contracts';
import { teamRemotesSchema } from 'shared-contracts/schemas';
import { Authenticated, type ExampleOf, Route, ValidatedQuery } from '../../http/index.ts';
import { TeamRemotesService } from './team-remotes.service.ts';

const at = '2026-11-27T14:24:00.000Z';
const errors = { value: 0.004, low: 0.0016, high: 0.0102 };
const paint = { value: 1780, low: 1690, high: 1875 };
const interaction = { value: 96, low: 84, high: 112 };

const example: ExampleOf<typeof listTeamRemotes> = {
  variables: { range: 'day' },
  answer: {
    from: '2026-11-26T14:48:00.000Z',
    to: '2026-11-27T14:48:00.000Z',
    pointSeconds: 1800,
    remotes: [
      {
        id: 'mfe-jobs',
        versions: [
          {
            version: '1.4.0-8a41c0de',
            groups: [
              {
                group: 'canary',
                views: 1000,
                share: 0.1,
                errorRate: { total: errors, series: [{ at, ...errors }] },
                lcpP75: { total: paint, series: [{ at, ...paint }] },
                inpP75: { total: interaction, series: [{ at, ...interaction }] },
                failures: [{ kind: 'render', code: 'TP-503', count: 4 }],
              },
            ],
          },
        ],
        errors: [
          {
            version: '1.4.0-8a41c0de',
            kind: 'render',
            code: 'TP-503',
            message: "Cannot read properties of null (reading 'pay')",
            count: 4,
            firstSeenAt: '2026-11-27T14:26:12.000Z',
            lastSeenAt: '2026-11-27T14:31:40.000Z',
          },
        ],
      },
    ],
  },
};

@Controller()
@Authenticated({ role: 'admin' })
export class TeamRemotesController {
  constructor(private readonly remotes: TeamRemotesService) {}

  @Route(listTeamRemotes, example)
  list(@ValidatedQuery(teamRemotesSchema) { range }: { range?: string }): Promise<TeamRemotes> {
    return this.remotes.list(range, new Date());
  }
}
