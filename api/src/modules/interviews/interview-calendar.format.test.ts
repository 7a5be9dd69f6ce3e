import ical, { type CalendarComponent, type VEvent } from 'node-ical';
import { testConfig } from '../../../test/create-test-app.ts';
import { InterviewCalendar } from './interview-calendar.format.ts';
import type { InterviewEntity } from './interview.entity.ts';

const calendar = new InterviewCalendar(testConfig('', { publicUrl: 'https://jobs.example.com' }).server);
const job = { title: 'Designer de Produto, sénior; UX', companyName: 'Vela Digital' };

const interview = (changes: Partial<InterviewEntity> = {}): InterviewEntity => ({
  id: '0d9ccf3c-4b8b-4b31-9d6c-6ea4f1d4a0d1',
  userId: 1,
  jobId: 1,
  applicationId: null,
  scheduledAt: new Date('2026-11-26T10:30:00Z'),
  endTime: new Date('2026-11-26T11:15:00Z'),
  location: 'Rua do Exemplo, 1, Lisboa',
  interviewType: 'onsite',
  interviewerName: 'Rui Prata',
  interviewerEmail: 'rui@example.com',
  notes: 'Traga o portefólio.\nToque à campainha.',
  status: 'scheduled',
  feedback: 'Fala pouco.',
  sequence: 2,
  quietChanges: 0,
  version: 1,
  outcomeAskedAt: null,
  idempotencyKey: null,
  createdAt: new Date('2026-11-01T09:00:00Z'),
  updatedAt: new Date('2026-11-20T09:30:15Z'),
  ...changes,
});

const write = (changes: Partial<InterviewEntity> = {}, language: 'pt' | 'en' = 'pt') =>
  calendar.write([{ interview: interview(changes), job }], language);

/** Parses the single event with another library. */
function read(text: string): VEvent {
  const events = Object.values(ical.sync.parseICS(text)).filter(
    (one): one is CalendarComponent & VEvent => one?.type === 'VEVENT',
  );
  expect(events).toHaveLength(1);
  return events[0]!;
}

it('is parsed with the same values by another library', () => {
  const event = read(write());
  expect(event).toMatchObject({
    uid: '0d9ccf3c-4b8b-4b31-9d6c-6ea4f1d4a0d1@jobs.example.com',
    summary: 'Entrevista: Designer de Produto, sénior; UX (Vela Digital)',
    location: 'Rua do Exemplo, 1, Lisboa',
    description: 'Presencial\nCom Rui Prata\nTraga o portefólio.\nToque à campainha.',
    status: 'CONFIRMED',
    sequence: 2,
  });
  expect(event.start.toISOString()).toBe('2026-11-26T10:30:00.000Z');
  expect(event.end?.toISOString()).toBe('2026-11-26T11:15:00.000Z');
  expect(read(write({}, 'en')).summary).toBe('Interview: Designer de Produto, sénior; UX (Vela Digital)');
});

it('writes times in the Lisbon time zone with its rules, and timestamps in UTC', () => {
  const lines = write({ scheduledAt: new Date('2026-07-14T09:00:00Z'), endTime: null }).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Lisbon',
      'DTSTART;TZID=Europe/Lisbon:20260714T100000',
      'DTSTAMP:20261120T093015Z',
      'LAST-MODIFIED:20261120T093015Z',
      'CREATED:20261101T090000Z',
      'SEQUENCE:2',
    ]),
  );
  expect(lines.some((line) => line.startsWith('DTEND'))).toBe(false);
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

// Clocks go forward on 28 March 2027 at 01:00 UTC, back on 25 October 2026 at 01:00 UTC.
it.each([
  ['in winter', '2026-12-10T10:00:00Z', '20261210T100000'],
  ['in summer', '2026-08-10T10:00:00Z', '20260810T110000'],
  ['before the clocks go back', '2026-10-24T22:30:00Z', '20261024T233000'],
  ['after the clocks go back', '2026-10-25T09:00:00Z', '20261025T090000'],
  ['before the clocks go forward', '2027-03-28T00:30:00Z', '20270328T003000'],
  ['after the clocks go forward', '2027-03-28T09:00:00Z', '20270328T100000'],
  ['at the turn of the year', '2026-12-31T23:45:00Z', '20261231T234500'],
])('preserves the time %s', (_, moment, clock) => {
  const scheduledAt = new Date(moment);
  const endTime = new Date(scheduledAt.getTime() + 45 * 60_000);
  const text = write({ scheduledAt, endTime });
  expect(text).toContain(`DTSTART;TZID=Europe/Lisbon:${clock}\r\n`);
  const event = read(text);
  expect([event.start.toISOString(), event.end?.toISOString()]).toEqual([
    scheduledAt.toISOString(),
    endTime.toISOString(),
  ]);
});

it.each([
  ['begins in the repeated hour', '2026-10-25T01:15:00Z', '2026-10-25T02:15:00Z'],
  ['ends in the repeated hour', '2026-10-25T00:15:00Z', '2026-10-25T01:15:00Z'],
  ['is in the first of the repeated hours', '2026-10-25T00:15:00Z', '2026-10-25T00:45:00Z'],
])('preserves start and end of a meeting that %s', (_, begin, finish) => {
  const [scheduledAt, endTime] = [new Date(begin), new Date(finish)];
  const event = read(write({ scheduledAt, endTime }));
  expect([event.start.toISOString(), event.end?.toISOString()]).toEqual([
    scheduledAt.toISOString(),
    endTime.toISOString(),
  ]);
});

it('preserves the duration across clock changes', () => {
  const [scheduledAt, endTime] = [new Date('2027-03-28T00:30:00Z'), new Date('2027-03-28T01:30:00Z')];
  expect(write({ scheduledAt, endTime })).toContain('DTEND;TZID=Europe/Lisbon:20270328T023000');
  expect(read(write({ scheduledAt, endTime })).end?.toISOString()).toBe(endTime.toISOString());
});

it.each([
  ['over the change in October', '2026-10-24T23:30:00Z', '2026-10-25T02:30:00Z'],
  ['from the first of the repeated hours to the second', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
  ['from before the repeated hours until their end', '2026-10-24T23:59:59Z', '2026-10-25T02:00:00Z'],
  ['over the change in March', '2027-03-28T00:59:59Z', '2027-03-28T01:00:00Z'],
  ['of 24 hours over the change in March', '2027-03-27T12:00:00Z', '2027-03-28T11:00:00Z'],
])('preserves start and end of a meeting %s', (_, begin, finish) => {
  const [scheduledAt, endTime] = [new Date(begin), new Date(finish)];
  const event = read(write({ scheduledAt, endTime }));
  expect([event.start.toISOString(), event.end?.toISOString()]).toEqual([
    scheduledAt.toISOString(),
    endTime.toISOString(),
  ]);
});

const hour = 3_600_000;
const offsetOf = (written: string) => Number(written.slice(0, 3)) * hour;
const lastSunday = (year: number, month: number) => 31 - new Date(Date.UTC(year, month - 1, 31)).getUTCDay();

/** Clock changes of a year by the rules of the written time zone, with the offset after each. */
function changesOf(text: string, year: number): { at: number; offset: number }[] {
  const rules = text.matchAll(
    /TZOFFSETFROM:([+-]\d{4})\r\nTZOFFSETTO:([+-]\d{4})\r\nDTSTART:1970\d{4}T(\d\d)0000\r\nRRULE:FREQ=YEARLY;BYMONTH=(\d{1,2});BYDAY=-1SU\r\n/g,
  );
  return Array.from(rules, ([, from, to, hours, month]) => {
    const day = lastSunday(year, Number(month));
    return { at: Date.UTC(year, Number(month) - 1, day, Number(hours)) - offsetOf(from!), offset: offsetOf(to!) };
  }).toSorted((one, other) => one.at - other.at);
}

/** Every instant that DTSTART can denote by the rules of the written time zone. */
function instantsOf(text: string): number[] {
  const [, zone, ...parts] = /DTSTART(;TZID=Europe\/Lisbon)?:(20\d\d)(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/.exec(text)!;
  const [year, month, ...rest] = parts.map(Number);
  const time = Date.UTC(year!, month! - 1, ...rest);
  if (zone === undefined) return [time];
  const changes = changesOf(text, year!);
  expect(changes).toHaveLength(2);
  const offsetAt = (moment: number) => changes.findLast(({ at }) => at <= moment)?.offset ?? changes.at(-1)!.offset;
  return [0, hour].filter((offset) => offsetAt(time - offset) === offset).map((offset) => time - offset);
}

it('is unambiguous around clock changes, by the rules it contains', () => {
  // node-ical supports clock changes until 2036.
  for (const year of [2026, 2027, 2036, 2037, 2038, 2060, 2099]) {
    for (const { at } of changesOf(write(), year)) {
      for (const minutes of [-90, -60, -30, -1, 0, 30, 60, 90]) {
        const moment = at + minutes * 60_000;
        expect(instantsOf(write({ scheduledAt: new Date(moment), endTime: null }))).toEqual([moment]);
      }
    }
  }
});

it('writes start and end of a meeting both with the time zone, or both in UTC', () => {
  const properties = (begin: string, finish: string) =>
    write({ scheduledAt: new Date(begin), endTime: new Date(finish) })
      .split('\r\n')
      .filter((line) => /^DT(START|END)/.test(line) && !line.includes('19'));
  expect(properties('2026-10-24T23:30:00Z', '2026-10-25T02:30:00Z')).toEqual([
    'DTSTART;TZID=Europe/Lisbon:20261025T003000',
    'DTEND;TZID=Europe/Lisbon:20261025T023000',
  ]);
  expect(properties('2026-10-24T23:30:00Z', '2026-10-25T01:30:00Z')).toEqual([
    'DTSTART:20261024T233000Z',
    'DTEND:20261025T013000Z',
  ]);
});

it('marks a canceled interview under the same UID', () => {
  const event = read(write({ status: 'canceled', sequence: 3 }));
  expect(event).toMatchObject({ status: 'CANCELLED', sequence: 3, uid: read(write()).uid });
});

it('contains no mail address and no feedback', () => {
  const text = write().replaceAll('\r\n ', '');
  expect(text).not.toMatch(/mailto|rui@example\.com|ATTENDEE|ORGANIZER|Fala pouco/i);
});

it('writes the properties of the calendar before its components (RFC 5545, 3.6)', () => {
  for (const text of [write(), calendar.write([], 'pt')]) {
    const lines = text.split('\r\n');
    const property = (name: string) => lines.findIndex((line) => line.startsWith(name));
    const components = lines.flatMap((line, index) => (index > 0 && line.startsWith('BEGIN:') ? [index] : []));
    for (const name of ['VERSION:', 'NAME:', 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL']) {
      expect(property(name)).toBeGreaterThan(0);
      expect(property(name)).toBeLessThan(Math.min(...components, lines.length - 2));
    }
    expect([lines[0], ...lines.slice(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
  }
});
