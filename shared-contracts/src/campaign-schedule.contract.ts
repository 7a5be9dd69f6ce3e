import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Instant, Integer } from './scalars.ts';

interface AutomaticRun {
  isOn: boolean;
  subject: string;
  /** "09:30", in Lisbon. */
  time: string;
  /** ISO 8601, UTC; null while it is off. */
  nextAt: Instant | null;
}

/** Schedule of automatic campaigns. */
export interface CampaignSchedule {
  /** `weekday`: 1, Monday, to 7. */
  weekly: AutomaticRun & { weekday: Integer };
  /** `day`: 1 to 28. */
  monthly: AutomaticRun & { day: Integer };
  /** Incremented by each change. */
  version: Integer;
}

/** The schedule of automatic campaigns. For admins. */
export const getCampaignSchedule = defineEndpoint<NoVariables, CampaignSchedule>({
  name: 'getCampaignSchedule',
  method: 'GET',
  template: '/api/newsletter-automation/schedule',
  tags: ['Campaign'],
});

export interface CampaignSchedulePayload {
  weekly: Omit<CampaignSchedule['weekly'], 'nextAt'>;
  monthly: Omit<CampaignSchedule['monthly'], 'nextAt'>;
  /** Expected version. A different current version is rejected. */
  version?: Integer | undefined;
}

/** Replaces the schedule of automatic campaigns. For admins. 409 `schedule_changed` with the current schedule in `current`. */
export const updateCampaignSchedule = defineEndpoint<NoVariables, CampaignSchedule, CampaignSchedulePayload>({
  name: 'updateCampaignSchedule',
  method: 'PUT',
  template: '/api/newsletter-automation/schedule',
});
