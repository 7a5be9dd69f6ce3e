import { TZDate, tzOffset } from '@date-fns/tz';
import { Injectable, StreamableFile } from '@nestjs/common';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { accountHref, brand, type InterviewType, type Language } from 'shared-contracts';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { ServerConfig } from '../../config/server.config.ts';
import type { CandidateInterview } from './candidate-interview.format.ts';
import type { InterviewJob } from './interview-jobs.service.ts';

const pt = {
  name: `Entrevistas · ${brand.name}`,
  summary: (jobTitle: string, companyName: string) => `Entrevista: ${jobTitle} (${companyName})`,
  types: { video: 'Por videochamada', phone: 'Por telefone', onsite: 'Presencial' } satisfies Record<
    InterviewType,
    string
  >,
  with: (name: string) => `Com ${name}`,
};

const en: typeof pt = {
  name: `Interviews · ${brand.name}`,
  summary: (jobTitle, companyName) => `Interview: ${jobTitle} (${companyName})`,
  types: { video: 'By video call', phone: 'By phone', onsite: 'On site' },
  with: (name) => `With ${name}`,
};

const calendarTexts: Record<Language, typeof pt> = { pt, en };

/** Refresh interval that the feed suggests to clients, in seconds. */
const feedInterval = 3600;

interface CalendarEntry {
  interview: CandidateInterview;
  job: Pick<InterviewJob, 'title' | 'companyName'>;
}

/** Writes interviews as iCalendar (RFC 5545) with the method PUBLISH, so that calendar clients send no replies. */
@Injectable()
export class InterviewCalendar {
  private readonly host: string;

  constructor(private readonly server: ServerConfig) {
    this.host = new URL(server.publicUrl).hostname;
  }

  /**
   * Meeting times are written in the Lisbon time zone, with its VTIMEZONE rules. A meeting that starts or ends in the
   * hour that is repeated in October is written in UTC: RFC 5545 (3.3.5) resolves such a local time to the first
   * occurrence, and clients differ.
   */
  write(entries: readonly CalendarEntry[], language: Language): string {
    const calendar = new ICalCalendar({
      name: calendarTexts[language].name,
      method: ICalCalendarMethod.PUBLISH,
      prodId: { company: brand.name, product: 'interviews', language: language.toUpperCase() },
      // Without a name: properties without a time zone (DTSTAMP) are written in UTC, as RFC 5545 requires.
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
    const written = (moment: Date) => (isLocal ? new TZDate(moment, brand.timeZone) : moment);
    calendar.createEvent({
      // Stable: calendar clients match later versions by UID.
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

const hourMs = 3_600_000;

/** Whether the local time occurs twice because the clock is set back an hour. */
function isRepeatedTime(moment: Date, timeZone: string): boolean {
  const offset = (ms: number) => tzOffset(timeZone, new Date(moment.getTime() + ms));
  return offset(-hourMs) - offset(0) === 60 || offset(0) - offset(hourMs) === 60;
}

/** Contains no mail address, because calendars are shared. */
function describe({ interviewType, interviewerName, notes }: CandidateInterview, language: Language): string {
  const texts = calendarTexts[language];
  const lines = [texts.types[interviewType], interviewerName === null ? null : texts.with(interviewerName), notes];
  return lines.filter(Boolean).join('\n');
}

/**
 * Moves the calendar's properties before its components, as RFC 5545, 3.6 requires: ical-generator writes some after
 * the time zones.
 */
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

/** File name of one interview, as a download and as a mail attachment. */
export const calendarFileName = 'entrevista.ics';

/** An iCalendar response. The headers are set on success only. `fileName` makes it a download. */
export function calendarAnswer(text: string, fileName?: string): StreamableFile {
  return new StreamableFile(Buffer.from(text), {
    type: 'text/calendar; charset=utf-8',
    ...(fileName === undefined ? {} : { disposition: `attachment; filename="${fileName}"` }),
  });
}
