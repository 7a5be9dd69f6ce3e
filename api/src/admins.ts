import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule, readConfig } from './config/config.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { AdminsModule, AdminsService } from './modules/admins/index.ts';
import { UserNotFoundError } from './modules/users/index.ts';

const usage = 'Usage: npm run admins [-- grant <user name or e-mail> | -- revoke <user name or e-mail>]\n';

/** `npm run admins` lists admins; `grant` and `revoke` change the role. The account must exist and have a confirmed address. */
@Module({ imports: [ConfigModule.forRoot(readConfig(process.env, 'worker')), DatabaseModule, AdminsModule] })
class AdminsCommand {}

const { positionals } = parseArgs({ allowPositionals: true });
const [action, login = '', ...rest] = positionals;
const isChange = (action === 'grant' || action === 'revoke') && login !== '' && rest.length === 0;
if (action !== undefined && !isChange) {
  process.stderr.write(usage);
  process.exit(2);
}

const app = await NestFactory.createApplicationContext(AdminsCommand, { logger: ['error'] });
const admins = app.get(AdminsService);
try {
  if (action === 'grant') await admins.grant(login);
  if (action === 'revoke') await admins.revoke(login);
  for (const admin of await admins.list()) process.stdout.write(`${JSON.stringify(admin)}\n`);
} catch (error) {
  if (!(error instanceof UserNotFoundError)) throw error;
  process.stderr.write(`There is no account with a confirmed address for ${JSON.stringify(login)}\n`);
  process.exitCode = 1;
} finally {
  await app.close();
}
