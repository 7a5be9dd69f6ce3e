import { readMailCatcherConfig, startMailCatcher } from './mail/catcher.ts';

try {
  // Registered before maildev's listeners, which wait until every connection is closed.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
  const { url, smtpUrl } = await startMailCatcher(readMailCatcherConfig(process.env));
  process.stdout.write(`${JSON.stringify({ ready: true, name: 'mail', url, smtp: smtpUrl })}\n`);
} catch (error) {
  process.stderr.write(`mail: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
