import { Readable } from 'node:stream';
import { Pool } from 'pg';
import { parseSitemap, parseSitemapIndex, type IndexItem, type SitemapItem } from 'sitemap';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { rebuildJobIndex } from '../../jobs/index.ts';

export const site = 'https://trampolim.test';

export const createSitemapsApp = (): Promise<TestApp> => createTestApp({ server: { publicUrl: site } });

/** Parses a sitemap like a search engine; fails if it is invalid. */
export async function readSitemap(api: TestApp, url: string): Promise<SitemapItem[]> {
  return parseSitemap(Readable.from([await readXml(api, url)]));
}

export async function readIndex(api: TestApp): Promise<IndexItem[]> {
  return parseSitemapIndex(Readable.from([await readXml(api, '/sitemap.xml')]));
}

async function readXml(api: TestApp, url: string): Promise<string> {
  const answer = await api.inject(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  return answer.body;
}

/** Rebuilds the search index with the jobs that the test has stored. */
export async function rebuildSearch({ app }: TestApp): Promise<void> {
  const client = await app.get(Pool).connect();
  try {
    await rebuildJobIndex(client);
  } finally {
    client.release();
  }
}
