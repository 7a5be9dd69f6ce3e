import { Injectable } from '@nestjs/common';
import { isOneOf, teamRanges, type TeamRange, type TeamRemotes } from 'shared-contracts';
import { ClientMeasurementsRepository, type RangeQuery } from './client-measurements.repository.ts';
import { toTeamRemotesResponse } from './team-remotes.response.ts';

type Resolution = Pick<RangeQuery, 'pointSeconds' | 'step'> & { points: number };

/** About 60 points. Ranges above two days read the counts per hour, so that a query reads at most 720 steps of a version. */
const resolutions: Readonly<Record<TeamRange, Resolution>> = {
  hour: { points: 60, pointSeconds: 60, step: 'minute' },
  day: { points: 60, pointSeconds: 24 * 60, step: 'minute' },
  week: { points: 56, pointSeconds: 3 * 3600, step: 'hour' },
  month: { points: 60, pointSeconds: 12 * 3600, step: 'hour' },
};

/** Distinct errors of a remote in the response. */
const listedErrors = 20;

@Injectable()
export class TeamRemotesService {
  constructor(private readonly measurements: ClientMeasurementsRepository) {}

  /** An unknown range is a day. The last point contains `now` and is not complete. */
  async list(given: string | undefined, now: Date): Promise<TeamRemotes> {
    const range = given !== undefined && isOneOf(teamRanges, given) ? given : 'day';
    const { points, pointSeconds, step } = resolutions[range];
    const pointMs = pointSeconds * 1000;
    const end = (Math.floor(now.getTime() / pointMs) + 1) * pointMs;
    const from = new Date(end - points * pointMs);
    const [counts, errors] = await Promise.all([
      this.measurements.range({ from, pointSeconds, step }),
      this.measurements.recentErrors(from, listedErrors),
    ]);
    const remotes = toTeamRemotesResponse(counts, errors, { from, pointSeconds });
    return { from: from.toISOString(), to: new Date(end).toISOString(), pointSeconds, remotes };
  }
}
