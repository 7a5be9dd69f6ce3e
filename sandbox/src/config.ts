import { parseArgs } from 'node:util';

export interface SandboxConfig {
  host: string;
  port: number;
  seed: number;
  jobs: number;
  token: string;
  tickSeconds: number;
  dataFolder: string | null;
  logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads variables and arguments; arguments take precedence. Throws one error that lists every invalid setting. */
export function readConfig(environment: Environment, args: readonly string[]): SandboxConfig {
  const problems: string[] = [];
  const { port, seed, jobs } = readArguments(args);
  const whole = (name: string, text: string | undefined, fallback: number, max: number): number => {
    const value = text === undefined || text === '' ? fallback : Number(text);
    if (Number.isInteger(value) && value >= 0 && value <= max) return value;
    problems.push(`${name} must be a whole number from 0 to ${max}, not "${text}"`);
    return fallback;
  };
  const config: SandboxConfig = {
    host: environment['SANDBOX_HOST'] || '127.0.0.1',
    port: whole('SANDBOX_PORT', port ?? environment['SANDBOX_PORT'], 4400, 65_535),
    seed: whole('SANDBOX_SEED', seed ?? environment['SANDBOX_SEED'], 2026, 2 ** 31 - 1),
    jobs: whole('SANDBOX_JOBS', jobs ?? environment['SANDBOX_JOBS'], 5000, 200_000),
    token: environment['HR_BACKEND_TOKEN'] ?? '',
    tickSeconds: whole('SANDBOX_TICK_SECONDS', environment['SANDBOX_TICK_SECONDS'], 240, 86_400),
    dataFolder: environment['SANDBOX_DATA'] || null,
    logLevel: environment['LOG_LEVEL'] || 'info',
  };
  if (config.token === '') problems.push('HR_BACKEND_TOKEN is required');
  if (!logLevels.includes(config.logLevel)) problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}`);
  if (problems.length > 0) throw new Error(problems.join('; '));
  return config;
}

/** `--jobs 100` or `--jobs=100`. A missing value results in a text that is not a number. */
function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { port: text, seed: text, jobs: text }, strict: false });
  return { port: values.port?.toString(), seed: values.seed?.toString(), jobs: values.jobs?.toString() };
}
