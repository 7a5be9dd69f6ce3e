import { parseSitemap } from 'sitemap';
import { streamSitemap, type SitemapPage } from './sitemap.stream.ts';

const site = 'https://trampolim.test';
const batchSize = 1_000;

/** Counts the requested batches. */
function countedBatches(batches: number) {
  const requested = { count: 0 };
  function* all(): Generator<SitemapPage[]> {
    for (let batch = 0; batch < batches; batch += 1) {
      requested.count += 1;
      yield Array.from({ length: batchSize }, (_, index) => ({ path: `/jobs/vaga-${batch * batchSize + index}` }));
    }
  }
  return { requested, all };
}

/** Waits until all ready tasks have run. */
async function runReadyTasks(): Promise<void> {
  for (let round = 0; round < 50; round += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('streamSitemap', () => {
  it('buffers only one batch while nothing is read (T18)', async () => {
    const batches = 50;
    const { requested, all } = countedBatches(batches);
    const xml = streamSitemap(all(), site);
    xml.read(0);
    await runReadyTasks();
    expect(requested.count).toBeLessThanOrEqual(1);
    for await (const chunk of xml) {
      expect(String(chunk).length).toBeLessThan(1_000_000);
      expect(requested.count).toBeLessThan(batches);
      break;
    }
    await runReadyTasks();
    expect(requested.count).toBeLessThanOrEqual(3);
  });

  it('writes every page once as well-formed XML', async () => {
    const batches = 3;
    const pages = await parseSitemap(streamSitemap(countedBatches(batches).all(), site));
    expect(pages).toHaveLength(batches * batchSize);
    expect(new Set(pages.map(({ url }) => url)).size).toBe(batches * batchSize);
  });

  it('escapes special characters in URLs', async () => {
    const query = new URLSearchParams({ location: `Caldas & "Rainha" <1>` }).toString();
    const [page] = await parseSitemap(streamSitemap([[{ path: '/jobs', query }]], site));
    expect(page?.url).toBe(`${site}/jobs?location=Caldas+%26+%22Rainha%22+%3C1%3E`);
    expect(page?.links[1]?.url).toBe(`${page?.url}&lng=en`);
  });

  it('emits an error if the pages cannot be read', async () => {
    async function* broken(): AsyncGenerator<SitemapPage[]> {
      yield [{ path: '/jobs' }];
      await Promise.reject(new Error('no database'));
    }
    await expect(streamSitemap(broken(), site).toArray()).rejects.toThrow('no database');
  });
});
