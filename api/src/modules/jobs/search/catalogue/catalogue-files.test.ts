import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { readDataVersion } from '../../../../database/data-version.cache.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { saveCategory, saveCompany, saveJob } from '../../../../../test/factories/index.ts';
import { FilesConfig } from '../../../../config/files.config.ts';
import { createFileStore } from '../../../files/index.ts';
import { comparable } from '../../testing/comparable-catalogue.ts';
import { createTestSearch, type TestSearch } from '../../testing/test-search.ts';
import { CatalogueFiles } from './catalogue-files.repository.ts';
import { CataloguePublisher } from './catalogue-publisher.task.ts';
import { readCatalogue } from './catalogue.repository.ts';
import { Catalogues } from './catalogues.service.ts';

let harness: TestSearch;
let folder: string;
let files: CatalogueFiles;
let publisher: CataloguePublisher;
const jobs: number[] = [];
beforeAll(async () => {
  harness = await createTestSearch();
  const company = await saveCompany(harness.database, { name: 'Foz' });
  const category = await saveCategory(harness.database);
  for (let count = 0; count < 70; count++) {
    const { id } = await saveJob(harness.database, {
      company_id: company.id,
      category_id: count % 3 === 0 ? null : category.id,
      title: `Enfermeiro de Évora ${count}`,
      description: count % 2 === 0 ? '<p>pão e pao em Évora</p>' : '<p>C++</p>',
      is_featured: count % 5 === 0,
      closes_at: count % 7 === 0 ? new Date('2026-11-20T12:01:00Z') : null,
      salary_min: 1000 + count,
      salary_period: 'month',
      salary_currency: 'EUR',
    });
    jobs.push(id);
  }
  await harness.rebuild();
});
afterAll(() => harness.close());

beforeEach(async () => {
  folder = await mkdtemp(join(os.tmpdir(), 'catalogue-files-'));
  const store = await createFileStore(new FilesConfig(folder, null));
  files = new CatalogueFiles(harness.pool, store, join(folder, 'incoming'));
  publisher = new CataloguePublisher(harness.pool, harness.pool, files);
});
afterEach(async () => {
  await harness.database.query('delete from search_files');
  await rm(folder, { recursive: true });
});

async function start() {
  const catalogue = await new Catalogues(harness.pool, harness.pool, files).at(await readDataVersion(harness.database));
  const { size, sorted } = catalogue.jobs;
  return { catalogue, changed: size - sorted };
}

it('starts from the file, and reads only the jobs that changed since', async () => {
  expect(await publisher.publish(1)).toBe(true);
  await harness.database.query(`update jobs set title = 'Padeira' where id = $1`, [jobs[3]]);
  await harness.database.query(`update jobs set source_status = 'closed' where id = $1`, [jobs[4]]);
  await harness.refresh(jobs.slice(3, 5));
  const { catalogue, changed } = await start();
  expect(changed).toBe(1);
  expect(comparable(catalogue)).toEqual(comparable(await readCatalogue(harness.pool)));
  expect([...catalogue.sortedByPay()]).toHaveLength(70);
});

it.each([
  ['is missing', (path: string) => rm(path)],
  ['is incomplete', (path: string) => truncate(path, 1000)],
  [
    'has the format of another release',
    () => harness.database.query(`update search_files set format = '0 ' || format`),
  ],
  ['is older than the log of changes', () => harness.database.query('delete from search_changes')],
])('reads the rows if the file %s', async (_, damage) => {
  await publisher.publish(1);
  const { id } = (await files.newest())!;
  await damage(join(folder, 'stored', id.slice(0, 2), id));
  await harness.refresh(jobs.slice(0, 2));
  const { catalogue, changed } = await start();
  expect(changed).toBe(0);
  expect(comparable(catalogue)).toEqual(comparable(await readCatalogue(harness.pool)));
});

it('writes no file for few jobs, and no other one before many jobs have changed', async () => {
  expect(await publisher.publish()).toBe(false);
  expect(await publisher.publish(1)).toBe(true);
  await harness.refresh(jobs);
  expect(await publisher.publish(1)).toBe(false);
  await harness.database.query(
    'update search_changes set is_large = true where number = (select max(number) from search_changes)',
  );
  expect(await publisher.publish(1)).toBe(true);
});

it.each([
  ['long', `insert into search_changes (number) select max(number) + 10001 from search_changes`],
  ['emptied', 'delete from search_changes'],
])('writes another file if the log since the last one is %s', async (_, sql) => {
  expect(await publisher.publish(1)).toBe(true);
  await harness.database.query(sql);
  expect(await publisher.publish(1)).toBe(true);
  const { rows } = await harness.pool.query<{ change: string }>(
    'select coalesce(max(number), 0)::text as change from search_changes',
  );
  expect(await files.newest()).toMatchObject(rows[0]!);
});

it('replaces a catalogue with many changed jobs by a newer file', async () => {
  const withoutRows = { connect: () => Promise.reject(new Error('No rows are read')) } as unknown as Pool;
  const catalogues = new Catalogues(withoutRows, harness.pool, files, { leastUnsorted: 5 });
  const current = async () => catalogues.at(await readDataVersion(harness.database));
  expect(await publisher.publish(1)).toBe(true);
  const first = await current();
  await harness.refresh(jobs);
  await files.write(await readCatalogue(harness.pool));
  await current();
  await eventually(async () => {
    await harness.database.query('update job_changes set data_version = data_version + 1');
    expect((await current()).jobs).not.toBe(first.jobs);
  });
  expect(comparable(await current())).toEqual(comparable(await readCatalogue(harness.pool)));
});

it('keeps the last two files', async () => {
  for (let count = 0; count < 4; count++) await files.write(await readCatalogue(harness.pool));
  await files.deleteOutdated();
  const rows = await harness.database.query<{ id: string }[]>('select id from search_files');
  const stored = await readdir(join(folder, 'stored'), { recursive: true, withFileTypes: true });
  expect(
    stored
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(rows.map(({ id }) => id).toSorted());
  expect(rows).toHaveLength(2);
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
});

it('writes no file if the list of terms differs from the jobs', async () => {
  await harness.database.query(`delete from search_words where word = 'enfermeiro'`);
  const read = await readCatalogue(harness.pool);
  await expect(files.write(read)).rejects.toThrow('search_words differs from job_search');
  const found = read.takeBits();
  read.body.addTo(found, 'enfermeiro', true);
  expect(found.some((word) => word !== 0)).toBe(true);
  await harness.rebuild();
});
