import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationInterface } from 'typeorm';

const folder = join(import.meta.dirname, 'migrations');
const migrationFile = /^\d{13}-[\w-]+\.[jt]s$/;

type MigrationClass = new () => MigrationInterface;

/** Every migration of the folder, oldest first: adding one takes a file and nothing else. */
export async function loadMigrations(): Promise<MigrationClass[]> {
  const files = (await readdir(folder)).filter((file) => migrationFile.test(file)).toSorted();
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<object>));
  return modules.flatMap((module) => Object.values(module) as MigrationClass[]);
}
