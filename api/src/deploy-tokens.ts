import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule, readConfig } from './config/config.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { DeployTokensModule, DeployTokensService, InvalidDeployTokenError } from './modules/remotes/index.ts';

const usage = 'Usage: npm run deploy-tokens -- create <remote> [--name ci] | list | revoke <id>\n';

/** `npm run deploy-tokens`: tokens that upload and flip the versions of one remote. A token is printed once, when it is created. */
@Module({ imports: [ConfigModule.forRoot(readConfig(process.env, 'worker')), DatabaseModule, DeployTokensModule] })
class DeployTokensCommand {}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { name: { type: 'string' } } });
const [action = 'list', argument = '', ...rest] = positionals;
const isKnown = action === 'list' ? argument === '' : ['create', 'revoke'].includes(action) && argument !== '';
if (!isKnown || rest.length > 0) {
  process.stderr.write(usage);
  process.exit(2);
}

const app = await NestFactory.createApplicationContext(DeployTokensCommand, { logger: ['error'] });
const tokens = app.get(DeployTokensService);
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
try {
  if (action === 'create') say(await tokens.create(argument, values.name ?? 'ci'));
  if (action === 'revoke') say({ revoked: /^\d{1,9}$/.test(argument) && (await tokens.revoke(Number(argument))) });
  if (action === 'list') for (const token of await tokens.list()) say(token);
} catch (error) {
  if (!(error instanceof InvalidDeployTokenError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await app.close();
}
