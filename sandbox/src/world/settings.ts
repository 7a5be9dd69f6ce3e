/** The simulated faults, set by `POST /_sandbox`. */
export interface Settings {
  /** Delay before each response. */
  delayMs: number;
  /** Status of every response. */
  failWith: number | null;
  /** Closes the connection after this number of bytes of a response. */
  cutAfterBytes: number | null;
  /** Hides this fraction of the jobs. */
  dropFraction: number | null;
  /** Ends a list after this number of pages although `total` is higher. */
  stopAfterPages: number | null;
  /** Requests above the limit are refused with 429. */
  requestsPerSecond: number | null;
  /** Status of the blog feed's responses. */
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

/** The settings with the posted changes, or the names of unknown and invalid fields. */
export function changeSettings(current: Settings, posted: unknown): { settings: Settings } | { wrong: string[] } {
  if (typeof posted !== 'object' || posted === null || Array.isArray(posted)) return { wrong: ['body'] };
  const changes = Object.entries(posted);
  const wrong = changes.filter(([name, value]) => !isSetting(name) || !checks[name](value)).map(([name]) => name);
  return wrong.length > 0 ? { wrong } : { settings: { ...current, ...Object.fromEntries(changes) } };
}

function isSetting(name: string): name is keyof Settings {
  return Object.hasOwn(checks, name);
}
