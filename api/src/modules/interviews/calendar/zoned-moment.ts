/** Memoized formats by time zone: constructing one is slower than using it a thousand times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-GB', { ...parts, second: '2-digit', hourCycle: 'h23', timeZone });
  formats.set(timeZone, format);
  return format;
}

/** Returns a date with UTC getters that return the local time of the time zone. */
function wallClock(moment: Date, timeZone: string): Date {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const day = [part('year'), part('month') - 1, part('day')] as const;
  return new Date(Date.UTC(...day, part('hour'), part('minute'), part('second')));
}

const hourMs = 3_600_000;

/** Whether the local time occurs twice because the clock is set back an hour. */
export function isRepeatedTime(moment: Date, timeZone: string): boolean {
  const shown = (at: number) => wallClock(new Date(at), timeZone).getTime();
  const at = moment.getTime();
  return [at - hourMs, at + hourMs].some((other) => shown(other) === shown(at));
}

/**
 * A date with local getters that return the time in its time zone, independent of the process's time zone. It has the
 * interface by which ical-generator recognizes a date with a time zone (`TZDate` of @date-fns/tz); for a plain date it
 * would write the server's local time.
 */
export class ZonedMoment extends Date {
  readonly internal: Date;

  constructor(
    moment: Date,
    readonly timeZone: string,
  ) {
    super(moment);
    this.internal = wallClock(moment, timeZone);
  }

  withTimeZone(timeZone?: string | null): ZonedMoment {
    return new ZonedMoment(this, timeZone ?? 'UTC');
  }

  /** Required by the interface. */
  tzComponents(): [string] {
    return [this.timeZone];
  }

  override getFullYear(): number {
    return this.internal.getUTCFullYear();
  }

  override getMonth(): number {
    return this.internal.getUTCMonth();
  }

  override getDate(): number {
    return this.internal.getUTCDate();
  }

  override getHours(): number {
    return this.internal.getUTCHours();
  }

  override getMinutes(): number {
    return this.internal.getUTCMinutes();
  }

  override getSeconds(): number {
    return this.internal.getUTCSeconds();
  }
}
