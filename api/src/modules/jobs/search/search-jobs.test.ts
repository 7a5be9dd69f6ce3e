import { emptyJobFilter, limits, type JobFilter, type JobSearchPage } from 'shared-contracts';
import { buildSearchPage } from 'shared-contracts/testing';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { JobSearch } from './job-search.service.ts';

const page = buildSearchPage({ items: [], totalPages: 0 });

const search = jest.fn<Promise<JobSearchPage>, [JobFilter]>(() => Promise.resolve(page));

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ ports: [{ token: JobSearch, fake: { search } }] });
});
beforeEach(() => search.mockClear());
afterAll(() => api.close());

const get = (query: string) => api.inject(`/api/proxy/job-search${query}`);

describe('GET /api/proxy/job-search', () => {
  it('searches without filters if there are no parameters, and returns the result unchanged', async () => {
    const answer = await get('');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toStrictEqual(page);
    expect(search).toHaveBeenCalledWith(emptyJobFilter);
  });

  it('reads every parameter, single or repeated', async () => {
    await get(
      '?keyword=%20enfermeira%20&location=Porto&category=saude&type=full-time&type=contract&experienceLevel=mid' +
        '&remote=true&postedWithin=1w&companyId=7&sort=date&page=3',
    );
    expect(search).toHaveBeenCalledWith({
      ...emptyJobFilter,
      keyword: 'enfermeira',
      location: 'Porto',
      category: 'saude',
      type: ['full-time', 'contract'],
      experienceLevel: ['mid'],
      workplace: ['remote'],
      postedWithin: '1w',
      companyId: ['7'],
      sort: 'date',
      page: 3,
    });
  });

  it.each(['?page=0', '?page=-1', '?page=abc', '?page=99999999999999999999', '?unknown=1', '?remote=false'])(
    'falls back to the default for %s',
    async (query) => {
      expect((await get(query)).statusCode).toBe(200);
      expect(search).toHaveBeenCalledWith(emptyJobFilter);
    },
  );

  it('passes unknown values to the search', async () => {
    await get('?type=astronaut&category=nada&remote=1&postedWithin=9y&sort=price');
    expect(search).toHaveBeenCalledWith({
      ...emptyJobFilter,
      type: ['astronaut'],
      category: 'nada',
      workplace: ['1'],
      postedWithin: '9y',
      sort: 'price',
    });
  });

  it.each([
    ['keyword', `?keyword=${'x'.repeat(limits.keywordCharacters + 1)}`],
    ['location', `?location=${'x'.repeat(101)}`],
    ['keyword', '?keyword=a&keyword=b'],
    ['type', `?${Array.from({ length: 51 }, (_, index) => `type=t${index}`).join('&')}`],
    ['type', `?type=${'x'.repeat(101)}`],
  ])('returns 400 validation_failed for %s', async (field, query) => {
    const answer = await get(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: { [field]: expect.any(String) } });
    expect(search).not.toHaveBeenCalled();
  });
});
