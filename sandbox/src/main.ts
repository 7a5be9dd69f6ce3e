import { readConfig, type SandboxConfig } from './config.ts';
import { buildSandbox } from './server.ts';

async function start(config: SandboxConfig): Promise<void> {
  const server = await buildSandbox({ ...config, logger: { level: config.logLevel } });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
  const url = await server.listen({ host: config.host, port: config.port });
  process.stdout.write(
    `${JSON.stringify({ ready: true, name: 'sandbox', url, jobs: config.jobs, seed: config.seed })}\n`,
  );
}

try {
  await start(readConfig(process.env, process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`sandbox: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
