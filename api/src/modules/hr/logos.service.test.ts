import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { createTestDatabase, openTestPool } from '../../../test/test-database.ts';
import { HrConfig } from '../../config/hr.config.ts';
import { PgDecoderFailures } from '../../decoding/decoder-failures.repository.ts';
import { LogosRepository } from './logos.repository.ts';
import { imageLimit, LogosService } from './logos.service.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

let server: Server;
let origin: string;
let pool: Pool;
let maxConcurrent = 0;
beforeAll(async () => {
  Logger.overrideLogger(false);
  pool = openTestPool(await createTestDatabase());
  failures = new PgDecoderFailures(pool);
  let open = 0;
  server = createServer({ keepAliveTimeout: 0 }, ({ url }, response) => {
    maxConcurrent = Math.max(maxConcurrent, ++open);
    response.on('close', () => open--);
    if (url === '/logos/huge.svg') response.end(svg + ' '.repeat(imageLimit));
    else if (url === '/logos/page.svg') response.end('<html></html>');
    else if (url === '/logos/moved.svg') response.writeHead(302, { location: '/logos/a.svg' }).end();
    else if (url === '/logos/gone.svg') response.writeHead(404).end(svg);
    else setImmediate(() => response.end(svg));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  await pool.query('truncate companies, company_logos, ingest_state cascade');
  await pool.query(`insert into ingest_state (source) values ('hr')`);
});
afterAll(async () => {
  await pool.end();
  server.closeAllConnections();
  server.close();
});

let failures: PgDecoderFailures;
const service = (hrUrl = origin) =>
  new LogosService(pool, new LogosRepository(pool), new HrConfig(hrUrl, 'token', 300), failures);

async function saveCompanies(addresses: readonly string[]): Promise<void> {
  await pool.query(
    `insert into companies (source, external_id, name, slug, logo_url)
      select 'hr', address, 'E', address, address from unnest($1::text[]) address`,
    [addresses],
  );
}
const version = async () => Number((await pool.query('select data_version from ingest_state')).rows[0].data_version);

it('stores each image once by content hash and increments the data version', async () => {
  await saveCompanies([`${origin}/logos/a.svg`, `${origin}/logos/b.svg`]);
  await expect(service().fetchMissing('hr')).resolves.toBe(2);
  const { rows } = await pool.query(
    'select content_type, bytes from company_logos l where exists (select from companies c where c.logo_hash = l.hash)',
  );
  expect(rows).toEqual([{ content_type: 'image/svg+xml', bytes: Buffer.from(svg) }]);
  expect(await version()).toBe(1);
  await expect(service().fetchMissing('hr')).resolves.toBe(0);
  expect(await version()).toBe(1);
});

it('leaves the logo empty if the image cannot be fetched', async () => {
  await saveCompanies(['huge', 'page', 'moved', 'gone'].map((name) => `${origin}/logos/${name}.svg`));
  await expect(service().fetchMissing('hr')).resolves.toBe(0);
  expect((await pool.query('select from companies where logo_hash is null')).rowCount).toBe(4);
  expect(await version()).toBe(0);
});

it('does not request internal addresses except the HR backend', async () => {
  await saveCompanies([`${origin}/logos/a.svg`, origin.replace('127.0.0.1', 'localhost') + '/logos/a.svg']);
  await expect(service('http://hr.invalid').fetchMissing('hr')).resolves.toBe(0);
});

it('fetches four images at a time', async () => {
  maxConcurrent = 0;
  await saveCompanies(Array.from({ length: 12 }, (_, index) => `${origin}/logos/${index}.svg`));
  await expect(service().fetchMissing('hr')).resolves.toBe(12);
  expect(maxConcurrent).toBeLessThanOrEqual(4);
});

it('fetches no further images after an abort', async () => {
  await saveCompanies([`${origin}/logos/a.svg`]);
  await expect(service().fetchMissing('hr', AbortSignal.abort())).resolves.toBe(0);
  await expect(service().fetchMissing('hr')).resolves.toBe(1);
});
