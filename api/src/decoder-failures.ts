import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule, readConfig } from './config/config.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { DecoderFailures } from './decoding/decoder-failures.port.ts';
import { DecodingModule } from './decoding/decoding.module.ts';

const listed = 100;

/** `npm run decoder-failures [-- clear <id>…|all]` lists the newest inputs that ended a decoder. `clear` unblocks them. */
@Module({ imports: [ConfigModule.forRoot(readConfig(process.env, 'worker')), DatabaseModule, DecodingModule] })
class DecoderFailuresCommand {}

const { positionals } = parseArgs({ allowPositionals: true });
const [action, ...ids] = positionals;

const app = await NestFactory.createApplicationContext(DecoderFailuresCommand, { logger: ['error'] });
const failures = app.get(DecoderFailures);
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
if (action === 'clear') say({ cleared: await failures.clear(ids.includes('all') ? null : ids) });
for (const failure of await failures.list(listed)) say(failure);
await app.close();
