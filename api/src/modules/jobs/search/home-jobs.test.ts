import { limits, pageWindow, type HomeJobs, type JobFilter, type JobSearchPage } from 'shared-contracts';
import { buildJobCard, buildSearchPage } from 'shared-contracts/testing';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { JobSearch } from './job-search.service.ts';

/** Whether each open job is featured, the newest first. */
let featured: boolean[] = [];

/** Pages of these jobs; ids are positions. */
const search = jest.fn(({ sort, page: wanted }: JobFilter): Promise<JobSearchPage> => {
  const all = featured.map((isFeatured, id) => buildJobCard({ id, isFeatured }));
  const inOrder =
    sort === 'date' ? all : [...all.filter((job) => job.isFeatured), ...all.filter((job) => !job.isFeatured)];
  const { page, totalPages, offset } = pageWindow(wanted, all.length, limits.searchPageSize);
  const items = inOrder.slice(offset, offset + limits.searchPageSize);
  return Promise.resolve(buildSearchPage({ items, page, totalPages, total: all.length }));
});

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ ports: [{ token: JobSearch, fake: { search } }] });
});
beforeEach(() => search.mockClear());
afterAll(() => api.close());

async function idsOf(jobs: boolean[]) {
  featured = jobs;
  const answer = await api.inject('/api/proxy/home-jobs');
  expect(answer.statusCode).toBe(200);
  const home = answer.json<HomeJobs>();
  expect(home.total).toBe(jobs.length);
  return { featured: home.featured.map(({ id }) => id), recent: home.recent.map(({ id }) => id) };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
const many = (count: number, isFeatured: boolean) => Array.from({ length: count }, () => isFeatured);

describe('GET /api/proxy/home-jobs', () => {
  it('lists the first ten featured jobs and the ten newest others', async () => {
    expect(await idsOf([false, true, ...many(15, false), true])).toEqual({
      featured: [1, 17],
      recent: [0, ...range(2, 11)],
    });
    expect((await idsOf([...many(12, true), ...many(20, false)])).featured).toEqual(range(0, 10));
  });

  it('omits the fields that the page does not show', async () => {
    featured = [true, false];
    const { featured: leads, recent } = (await api.inject('/api/proxy/home-jobs')).json<HomeJobs>();
    const card = buildJobCard({ id: 1, isFeatured: false });
    expect(recent).toEqual([
      expect.objectContaining({ title: card.title, snippet: card.snippet, salary: card.salary }),
    ]);
    for (const job of [...leads, ...recent]) {
      expect(Object.keys(card).filter((field) => !(field in job))).toEqual([
        'companyLogoUrl',
        'category',
        'categorySlug',
        'jobTypes',
        'type',
        'experienceLevel',
        'tags',
        'isFeatured',
        'featuredUntil',
        'created_at',
      ]);
    }
  });

  it('lists the sixteen newest jobs if none is featured', async () => {
    expect(await idsOf(many(30, false))).toEqual({ featured: [], recent: range(0, 16) });
  });

  it('reads as many pages as necessary if the newest jobs are featured', async () => {
    const { recent } = await idsOf([...many(35, true), ...many(20, false)]);
    expect(recent).toEqual(range(35, 45));
    expect(search.mock.calls.map(([filter]) => [filter.sort, filter.page]).slice(1)).toEqual(
      range(1, 6).map((page) => ['date', page]),
    );
  });

  it('lists fewer jobs if there are no more', async () => {
    expect(await idsOf([true, false, true])).toEqual({ featured: [0, 2], recent: [1] });
    expect(await idsOf([])).toEqual({ featured: [], recent: [] });
  });
});
