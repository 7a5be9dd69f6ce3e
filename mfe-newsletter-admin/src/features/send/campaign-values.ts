import {
  brand,
  limits,
  type Campaign,
  type CampaignFrequency,
  type CampaignPayload,
  type SendCampaignPayload,
} from 'shared-contracts';
import type { ReadCampaign } from '../../components/ConcurrentChanges';

/** Whether its content can still be changed. */
export const isEditable = ({ status }: Pick<Campaign, 'status'>) => status === 'draft' || status === 'scheduled';

/** Form values. */
export interface CampaignValues {
  subject: string;
  name: string;
  content: string;
  frequency: CampaignFrequency;
  isMeasured: boolean;
  isLater: boolean;
  /** "2026-11-25T09:30" in Lisbon; ignored unless `isLater`. */
  time: string;
}

export const emptyValues: CampaignValues = {
  subject: '',
  name: '',
  content: '',
  frequency: 'weekly',
  isMeasured: true,
  isLater: false,
  time: '',
};

export function valuesOf(campaign: ReadCampaign): CampaignValues {
  const { subject, name, content, frequency, isMeasured, scheduledAt } = campaign;
  return {
    subject,
    // The API uses the subject as name of an unnamed campaign.
    name: name === subject ? '' : name,
    content,
    frequency,
    isMeasured,
    isLater: scheduledAt !== null,
    time: scheduledAt === null ? '' : lisbonTime(Date.parse(scheduledAt)),
  };
}

export function payloadOf({ subject, name, content, frequency, isMeasured }: CampaignValues): CampaignPayload {
  return {
    subject: subject.trim(),
    content: content.trim(),
    frequency,
    isMeasured,
    ...(name.trim() !== '' && { name: name.trim() }),
  };
}

/** @param version of the stored campaign that was read */
export function sendPayloadOf(
  values: CampaignValues,
  campaignId: number | null,
  version?: number,
): SendCampaignPayload {
  return {
    ...payloadOf(values),
    ...(campaignId !== null && { campaignId }),
    ...(version !== undefined && { version }),
    ...(values.isLater && { scheduledAt: new Date(lisbonMoment(values.time)).toISOString() }),
  };
}

const maxAheadMs = limits.campaignScheduleDays * 86_400_000;

/** Check beyond the schema: the time must be in the future and within a year. Returns a key or null. */
export function problemOfTime({ isLater, time }: CampaignValues, now: number): string | undefined {
  if (!isLater) return undefined;
  const moment = lisbonMoment(time);
  if (Number.isNaN(moment)) return 'validation.dateAndTime';
  if (moment <= now) return 'validation.momentToCome';
  return moment > now + maxAheadMs ? 'validation.momentTooFar' : undefined;
}

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: brand.timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Lisbon time of a moment in the format of `datetime-local`: "2026-11-25T09:30". */
export function lisbonTime(moment: number): string {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}:${parts.get('minute')}`;
}

const asUtc = (time: string) => Date.parse(`${time}Z`);
const offsetAt = (moment: number) => asUtc(lisbonTime(moment)) - moment;

/**
 * Moment of a Lisbon time, in milliseconds; NaN for an invalid time. A repeated hour is the second one, a skipped hour continues
 * from the hour before it. Custom implementation for its size, instead of `@date-fns/tz`.
 */
export function lisbonMoment(time: string): number {
  const utc = asUtc(time);
  if (Number.isNaN(utc)) return utc;
  return utc - offsetAt(utc - offsetAt(utc));
}
