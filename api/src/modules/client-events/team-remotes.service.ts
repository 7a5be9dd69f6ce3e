import { Injectable } from '@nestjs/common';
import { isOneOf, teamRanges, type TeamRange, type TeamRemotes } from 'shared-contracts';
import { ClientMeasurementsRepository, stepSeconds, type RangeQuery } from './client-measurements.repository.ts';
import { toTeamRemotesResponse } from './team-remotes.response.ts';

type Resolution = Pick<RangeQuery, 'step'> & { points: number };

/** A point for each stored step. */
const resolutions: Readonly<Record<TeamRange, Resolution>> = {
  hour: { points: 60, step: 'minute' },
  day: { points: 48, step: 'half-hour' },
  week: { points: 56, step: 'three-hours' },
  month: { points: 60, step: 'half-day' },
};

/** Distinct errors of a remote in the response. */
const listedErrors = 20;

@Injectable()
export class TeamRemotesService {
  constructor(private readonly measurements: ClientMeasurementsRepository) {}

  /** An unknown range is a day. The last point contains `now` and is not complete. */
  async list(given: string | undefined, now: Date): Promise<TeamRemotes> {
    const range = given !== undefined && isOneOf(teamRanges, given) ? given : 'day';
    const { points, step } = resolutions[range];
    const pointSeconds = stepSeconds[step];
    const pointMs = pointSeconds * 1000;
    const end = (Math.floor(now.getTime() / pointMs) + 1) * pointMs;
    const from = new Date(end - points * pointMs);
    const [counts, errors] = await Promise.all([
      this.measurements.range({ from, step }),
      this.measurements.recentErrors(from, listedErrors),
    ]);
    const remotes = toTeamRemotesResponse(counts, errors, { from, pointSeconds });
    return { from: from.toISOString(), to: new Date(end).toISOString(), pointSeconds, remotes };
  }
}
