/** Formats by time zone; making one takes longer than using it a thousand times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-GB', { ...parts, second: '2-digit', hourCycle: 'h23', timeZone });
  formats.set(timeZone, format);
  return format;
}

/** A date whose UTC getters answer what a clock on the wall shows there and then. */
function wallClock(moment: Date, timeZone: string): Date {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const day = [part('year'), part('month') - 1, part('day')] as const;
  return new Date(Date.UTC(...day, part('hour'), part('minute'), part('second')));
}

const hourMs = 3_600_000;

/** Whether clocks there show the time of the moment twice, because they go back an hour. */
export function isRepeatedTime(moment: Date, timeZone: string): boolean {
  const shown = (at: number) => wallClock(new Date(at), timeZone).getTime();
  const at = moment.getTime();
  return [at - hourMs, at + hourMs].some((other) => shown(other) === shown(at));
}

/**
 * A moment whose local getters answer the clock of its time zone, wherever the process runs. It has the shape by which
 * ical-generator knows a date with a time zone (`TZDate` of @date-fns/tz); of a plain date it would write the clock of the
 * server.
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

  /** Part of the shape. */
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
