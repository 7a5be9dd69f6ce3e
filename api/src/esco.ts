import 'reflect-metadata';
import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Pool } from 'pg';
import { ConfigModule, readConfig } from './config/config.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { FileFormatError, parseEscoFile, readLoadedEsco, replaceEscoOccupations } from './modules/jobs/index.ts';

const usage = 'Usage: npm run esco [-- <occupations_pt.csv> | -- --remove]\n';

/** The official file has 5 MB. */
const largestFile = 64 * 1024 * 1024;

/**
 * `npm run esco` prints the number of loaded occupations. With ESCO's file of occupations in Portuguese it replaces the occupations that the search
 * uses as synonyms, in one transaction; `--remove` deletes them. A file with an error changes nothing.
 */
@Module({ imports: [ConfigModule.forRoot(readConfig(process.env, 'worker')), DatabaseModule] })
class EscoCommand {}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { remove: { type: 'boolean' } } });
const [file, ...rest] = positionals;
if (rest.length > 0 || (file !== undefined && values.remove)) {
  process.stderr.write(usage);
  process.exit(2);
}

function occupationsOf(name: string) {
  if (statSync(name).size > largestFile) throw new FileFormatError(1, 'the file has more than 64 MB');
  return parseEscoFile(readFileSync(name));
}

try {
  const occupations = file === undefined ? [] : occupationsOf(file);
  const app = await NestFactory.createApplicationContext(EscoCommand, { logger: ['error'] });
  const pool = app.get(Pool);
  if (file !== undefined || values.remove) await replaceEscoOccupations(pool, occupations);
  process.stdout.write(`${JSON.stringify(await readLoadedEsco(pool))}\n`);
  await app.close();
} catch (error) {
  const isProblemOfFile =
    error instanceof FileFormatError || (error instanceof Error && 'syscall' in error && 'path' in error);
  if (!isProblemOfFile) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
