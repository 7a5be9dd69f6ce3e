import { Injectable } from '@nestjs/common';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { accountHref, brand, type Language } from 'shared-contracts';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { ServerConfig } from '../../../config/server.config.ts';
import type { InterviewJob } from '../interview-jobs.ts';
import type { CandidateInterview } from '../candidate-interview.ts';
import { calendarTexts } from './calendar.texts.ts';
import { isRepeatedTime, ZonedMoment } from './zoned-moment.ts';

/** How often programs look at a feed again, in seconds. */
const feedInterval = 3600;

export interface CalendarEntry {
  interview: CandidateInterview;
  job: Pick<InterviewJob, 'title' | 'companyName'>;
}

/** Writes interviews as iCalendar (RFC 5545): published, not an invitation, so that nobody is mailed by a calendar. */
@Injectable()
export class InterviewCalendar {
  private readonly host: string;

  constructor(private readonly server: ServerConfig) {
    this.host = new URL(server.publicUrl).hostname;
  }

  /**
   * Moments of a meeting are times in Lisbon, with the rules of its time zone beside them. A meeting that begins or
   * ends in the hour that is repeated in October is written in UTC: RFC 5545 (3.3.5) means the first of the two by such a time, and
   * programs differ.
   */
  write(entries: readonly CalendarEntry[], language: Language): string {
    const calendar = new ICalCalendar({
      name: calendarTexts[language].name,
      method: ICalCalendarMethod.PUBLISH,
      prodId: { company: brand.name, product: 'interviews', language: language.toUpperCase() },
      // Without a name: what has no time zone of its own (DTSTAMP) is written in UTC, as it has to be.
      timezone: { name: null, generator: timeZoneBlock },
      ttl: feedInterval,
    });
    for (const entry of entries) this.add(calendar, entry, language);
    return propertiesFirst(calendar.toString());
  }

  private add(calendar: ICalCalendar, { interview, job }: CalendarEntry, language: Language): void {
    const texts = calendarTexts[language];
    const { id, sequence, quietChanges, scheduledAt, endTime, status, location, createdAt, updatedAt } = interview;
    const isLocal = ![scheduledAt, endTime].some((moment) => moment !== null && isRepeatedTime(moment, brand.timeZone));
    const written = (moment: Date) => (isLocal ? new ZonedMoment(moment, brand.timeZone) : moment);
    calendar.createEvent({
      // Stays for ever: a calendar that has the interview takes a later version for the same one.
      id: `${id}@${this.host}`,
      sequence: sequence + quietChanges,
      timezone: isLocal ? brand.timeZone : null,
      start: written(scheduledAt),
      end: endTime === null ? null : written(endTime),
      stamp: updatedAt,
      created: createdAt,
      lastModified: updatedAt,
      summary: texts.summary(job.title, job.companyName),
      description: describe(interview, language),
      location,
      url: this.server.publicUrl + accountHref('interviews'),
      status: status === 'canceled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
}

/** Nobody's address is in it: calendars are shared. */
function describe({ interviewType, interviewerName, notes }: CandidateInterview, language: Language): string {
  const texts = calendarTexts[language];
  const lines = [texts.types[interviewType], interviewerName === null ? null : texts.with(interviewerName), notes];
  return lines.filter(Boolean).join('\n');
}

/** Moves the calendar's own properties before its components, as RFC 5545, 3.6 demands: ical-generator writes some after the time zones. */
function propertiesFirst(calendar: string): string {
  const lines = calendar.trimEnd().split('\r\n');
  const [properties, components]: [string[], string[]] = [[], []];
  let depth = 0;
  for (const line of lines.slice(1, -1)) {
    if (line.startsWith('BEGIN:')) depth += 1;
    (depth === 0 ? properties : components).push(line);
    if (line.startsWith('END:')) depth -= 1;
  }
  return [lines[0], ...properties, ...components, lines.at(-1), ''].join('\r\n');
}

function timeZoneBlock(timeZone: string): string | null {
  const block = tzlib_get_ical_block(timeZone);
  return (Array.isArray(block) ? block[0] : block) ?? null;
}
