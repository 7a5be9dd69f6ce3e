import { emptyJobFilter, limits, type JobCard, type JobFilter, type JobSearchPage } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { JobSearch } from '../jobs/index.ts';
import { buildCard, buildPage, site } from './testing/search-pages.ts';

const search = jest.fn<Promise<JobSearchPage>, [JobFilter]>();

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ ports: [{ token: JobSearch, fake: { search } }], server: { publicUrl: site } });
});
beforeEach(() => {
  search.mockReset();
  finds([buildCard()]);
});
afterAll(() => api.close());

/** Mocks the search result with these jobs, in this order. */
function finds(jobs: readonly JobCard[]): void {
  search.mockImplementation(({ page }) => Promise.resolve(buildPage(jobs, page)));
}

const numbers = (xml: string) => [...xml.matchAll(/<guid[^<>]*>[^<]*\/(\d+)<\/guid>/g)].map(([, id]) => Number(id));

describe('GET /feeds/jobs.xml', () => {
  it('searches by date with the filters of the query', async () => {
    const answer = await api.inject(
      '/feeds/jobs.xml?keyword=dados&location=Porto&category=tecnologia&type=full-time&type=contract' +
        '&experienceLevel=mid&remote=true&postedWithin=1w&companyId=7&sort=relevance&page=7&lng=en&utm_source=x',
    );
    expect(search).toHaveBeenCalledWith({
      ...emptyJobFilter,
      keyword: 'dados',
      location: 'Porto',
      category: 'tecnologia',
      type: ['full-time', 'contract'],
      experienceLevel: ['mid'],
      workplace: ['remote'],
      postedWithin: '1w',
      companyId: ['7'],
      sort: 'date',
      page: 1,
    });
    expect(answer.body).toContain('<language>en</language>');
    expect(numbers(answer.body)).toEqual([12]);
  });

  it('contains the 50 newest jobs without duplicates, even if one moves to the next page during the read', async () => {
    const jobs = Array.from({ length: 73 }, (_, index) => buildCard({ id: index + 1 }));
    finds([...jobs.slice(0, 10), ...jobs.slice(9)]);
    const { body } = await api.inject('/feeds/jobs.xml');
    expect(numbers(body)).toEqual(jobs.slice(0, 49).map(({ id }) => id));
    expect(search).toHaveBeenCalledTimes(5);
  });

  it('returns an empty feed if nothing is found', async () => {
    finds([]);
    const answer = await api.inject('/feeds/jobs.xml?category=nada');
    expect([answer.statusCode, numbers(answer.body)]).toEqual([200, []]);
  });

  it('sends the data version as an ETag and returns 304 for it', async () => {
    const { headers } = await api.inject('/feeds/jobs.xml');
    expect(headers).toMatchObject({ 'content-type': 'application/rss+xml; charset=utf-8', 'x-data-version': '0' });
    const again = await api.inject({ url: '/feeds/jobs.xml', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('searches once for 50 concurrent requests with the same search, regardless of other parameters', async () => {
    const addresses = Array.from({ length: 50 }, (_, caller) => `/feeds/jobs.xml?keyword=navio&utm_source=${caller}`);
    const answers = await Promise.all(addresses.map((address) => api.inject(address)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(addresses.map(() => 200));
    expect(search).toHaveBeenCalledTimes(1);
  });

  it.each([`?keyword=${'x'.repeat(limits.keywordCharacters + 1)}`, '?lng=pt&lng=en'])('rejects %s', async (query) => {
    const answer = await api.inject(`/feeds/jobs.xml${query}`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'validation_failed']);
  });
});
