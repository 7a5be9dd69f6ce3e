import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { ConfigModule, readConfig } from './config/config.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { mailId, MailModule, MailsRepository, resendMails } from './modules/mail/index.ts';
import { JobQueue } from './queue/job-queue.client.ts';
import { QueueModule } from './queue/queue.module.ts';

/** Maximum of listed mails; the count includes all. */
const listed = 100;

/**
 * `npm run uncertain-mails [-- resend|arrived <key>…]` shows how many mails wait, and mails of which it is unknown whether they were
 * accepted. The mail server's log has their `messageId`. `resend` sends them again, `arrived` marks them as sent.
 */
@Module({
  imports: [ConfigModule.forRoot(readConfig(process.env, 'worker')), DatabaseModule, QueueModule, MailModule],
})
class UncertainMailsCommand {}

const { positionals } = parseArgs({ allowPositionals: true });
const [action, ...keys] = positionals;

const app = await NestFactory.createApplicationContext(UncertainMailsCommand, { logger: ['error'] });
const mails = app.get(MailsRepository);
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
if (action === 'resend') say({ resent: await resendMails(app.get(DataSource), mails, app.get(JobQueue), keys) });
if (action === 'arrived') say({ arrived: await mails.confirm(keys) });
say(await mails.health());
for (const mail of await mails.uncertain(listed)) say({ ...mail, messageId: mailId(mail.key) });
await app.close();
