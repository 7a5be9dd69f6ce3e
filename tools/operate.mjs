/**
 * `npm run admins`, `deliveries`, `decoder-failures`, `deploy-tokens`, `esco` and `uncertain-mails`: a command of the API, on the data folder's
 * PostgreSQL, running or not, or on the one of `DATABASE_URL`. Running services are not affected.
 */
import { ensureInstalled } from './install.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';
import { loadEnvFile } from './services/env-file.mjs';

loadEnvFile();
endOnSignals();
await ensureInstalled();
const { runApiCommand } = await import('./api-command.mjs');
const { commandEnvironment } = await import('./services/command-environment.mjs');

const [command = '', ...args] = process.argv.slice(2);

process.exitCode = await runApiCommand({
  program: `${command}.js`,
  args,
  environment: (data) => commandEnvironment(process.env, data),
});
