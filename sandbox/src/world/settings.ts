/** How the sandbox behaves, set by `POST /_sandbox`. */
export interface Settings {
  /** Waits so long before each answer. */
  delayMs: number;
  /** Answers every call with this status. */
  failWith: number | null;
  /** Breaks the connection after so many bytes of an answer. */
  cutAfterBytes: number | null;
  /** Hides that part of the jobs. */
  dropFraction: number | null;
  /** Says that a list ends after so many pages although `total` says more. */
  stopAfterPages: number | null;
  /** Requests above the limit are refused with 429. */
  requestsPerSecond: number | null;
  /** Answers the blog feed with this status. */
  blogFailWith: number | null;
  /** No automatic changes. */
  paused: boolean;
}

export const defaultSettings: Settings = {
  delayMs: 0,
  failWith: null,
  cutAfterBytes: null,
  dropFraction: null,
  stopAfterPages: null,
  requestsPerSecond: null,
  blogFailWith: null,
  paused: false,
};

const within = (min: number, max: number) => (value: unknown) =>
  typeof value === 'number' && value >= min && value <= max;
const orNull = (check: (value: unknown) => boolean) => (value: unknown) => value === null || check(value);

const checks: Readonly<Record<keyof Settings, (value: unknown) => boolean>> = {
  delayMs: within(0, 600_000),
  failWith: orNull(within(400, 599)),
  cutAfterBytes: orNull(within(0, Number.MAX_SAFE_INTEGER)),
  dropFraction: orNull(within(0, 1)),
  stopAfterPages: orNull(within(1, Number.MAX_SAFE_INTEGER)),
  requestsPerSecond: orNull(within(1, 100_000)),
  blogFailWith: orNull(within(400, 599)),
  paused: (value) => typeof value === 'boolean',
};

/** Settings with the posted changes, or the names of unknown and invalid fields. */
export function changeSettings(current: Settings, posted: unknown): { settings: Settings } | { wrong: string[] } {
  if (typeof posted !== 'object' || posted === null || Array.isArray(posted)) return { wrong: ['body'] };
  const changes = Object.entries(posted);
  const wrong = changes.filter(([name, value]) => !isSetting(name) || !checks[name](value)).map(([name]) => name);
  return wrong.length > 0 ? { wrong } : { settings: { ...current, ...Object.fromEntries(changes) } };
}

function isSetting(name: string): name is keyof Settings {
  return Object.hasOwn(checks, name);
}
