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

/** Reads variables and arguments (`--jobs N` and `--port N` win). Throws with every mistake in one message. */
export function readConfig(environment: Environment, args: readonly string[]): SandboxConfig {
  const mistakes: string[] = [];
  const whole = (name: string, text: string | undefined, usual: number, max: number): number => {
    const value = text === undefined || text === '' ? usual : Number(text);
    if (Number.isInteger(value) && value >= 0 && value <= max) return value;
    mistakes.push(`${name} must be a whole number from 0 to ${max}, not "${text}"`);
    return usual;
  };
  const config: SandboxConfig = {
    host: environment['SANDBOX_HOST'] || '127.0.0.1',
    port: whole('SANDBOX_PORT', argument(args, 'port') ?? environment['SANDBOX_PORT'], 4400, 65_535),
    seed: whole('SANDBOX_SEED', argument(args, 'seed') ?? environment['SANDBOX_SEED'], 2026, 2 ** 31 - 1),
    jobs: whole('SANDBOX_JOBS', argument(args, 'jobs') ?? environment['SANDBOX_JOBS'], 5000, 200_000),
    token: environment['HR_BACKEND_TOKEN'] ?? '',
    tickSeconds: whole('SANDBOX_TICK_SECONDS', environment['SANDBOX_TICK_SECONDS'], 240, 86_400),
    dataFolder: environment['SANDBOX_DATA'] || null,
    logLevel: environment['LOG_LEVEL'] || 'info',
  };
  if (config.token === '') mistakes.push('HR_BACKEND_TOKEN is required');
  if (!logLevels.includes(config.logLevel)) mistakes.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}`);
  if (mistakes.length > 0) throw new Error(mistakes.join('; '));
  return config;
}

/** `--jobs 100` and `--jobs=100`; an empty text where the value is missing, which no number is. */
function argument(args: readonly string[], name: string): string | undefined {
  const index = args.findIndex((each) => each === `--${name}` || each.startsWith(`--${name}=`));
  const found = args[index];
  if (found === undefined) return undefined;
  return found.includes('=') ? found.slice(found.indexOf('=') + 1) : (args[index + 1] ?? 'nothing');
}
