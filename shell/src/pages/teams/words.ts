import { isOneOf, platformErrors, type PlatformErrorCode } from 'shared-contracts';

/** The page is a tool: its texts and formats are English in both languages of the site. */
const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const count = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const list = new Intl.ListFormat('en-GB');
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const minute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

export const formatCount = (value: number): string => count.format(value);
export const formatNumber = (value: number): string => number.format(value);
export const formatTime = (at: string | number): string => time.format(new Date(at));
export const formatMinute = (at: string | number): string => minute.format(new Date(at));
export const formatDay = (at: string | number): string => day.format(new Date(at));
export const formatMoment = (at: string | number): string => `${formatDay(at)}, ${formatTime(at)}`;
/** Start of a range of time, with its day if that is not the last one. */
export const formatStart = (start: number, end: number): string =>
  formatDay(start) === formatDay(end) ? formatMinute(start) : `${formatDay(start)}, ${formatMinute(start)}`;
export const formatList = (items: readonly string[]): string => list.format(items);

/** Routes that are named beside a button; the others are counted. */
const namedRoutes = 2;

/** `/jobs and /jobs/:id`, `/auth, /verify-email and 6 more`. */
export function formatRoutes(patterns: readonly string[]): string {
  if (patterns.length <= namedRoutes + 1) return formatList(patterns);
  return formatList([...patterns.slice(0, namedRoutes), `${patterns.length - namedRoutes} more`]);
}

/** `3 slots`. */
export const counted = (value: number, noun: string): string =>
  `${formatCount(value)} ${noun}${value === 1 ? '' : 's'}`;

export const errorCodes = Object.keys(platformErrors) as PlatformErrorCode[];

/** What an error code says. Null without a code, or for one of a newer platform. */
export const errorTitle = (code: string | null): string | null =>
  isOneOf(errorCodes, code) ? platformErrors[code] : null;

/** `1.9.0` of `1.9.0-2b8e41f0`; the whole version if the other one has the same number. */
export function shortVersion(version: string, other?: string | null): string {
  const [start] = version.split('-', 1);
  const isSame = other !== undefined && other !== null && other !== version && other.split('-', 1)[0] === start;
  return isSame ? version : start!;
}
