import type { Answer } from './api-client.ts';
import { dataOf, getJob, listBlogPosts } from 'shared-contracts';
import { dataVersionOf, loadRouteData, valueOf, type RouteAnswer } from './route-data.ts';

const answered = (answer: Answer): RouteAnswer => ({
  template: listBlogPosts.template,
  arg: {},
  url: '/wp-json/wp/v2/posts',
  decidesStatus: false,
  optional: true,
  isItem: false,
  answer,
});
const value = (version: string | null) => answered({ kind: 'value', value: [], version });
const failed = answered({ kind: 'failed', reason: 'status 503' });

describe('the version of the data of a page', () => {
  it('combines the versions of all responses', () => {
    expect(dataVersionOf([value('a'), value('b')])).toBe('a,b');
  });

  it('is unknown when a response has no version', () => {
    expect(dataVersionOf([value('a'), value(null)])).toBeNull();
  });

  it('distinguishes failed from successful responses, so that an outage of the blog does not bypass the cache', () => {
    const version = dataVersionOf([value('a'), failed]);
    expect(version).not.toBeNull();
    expect(version).not.toBe(dataVersionOf([value('a'), value('b')]));
  });
});

it('requests each job of a list, none of which is the subject of the page', async () => {
  const ask = jest.fn((url: string) => Promise.resolve<Answer>({ kind: 'value', value: url, version: 'a' }));
  const each = { parameter: 'ids', variable: 'id', limit: 4 };
  const at = { params: {}, query: new URLSearchParams('ids=12,13') };
  const data = await loadRouteData(ask, [dataOf(getJob, { each })], at, {} as never);
  expect(data.map(({ arg, answer }) => [arg, answer])).toEqual([
    [{ id: '12' }, { kind: 'value', value: '/api/proxy/jobs/12', version: 'a' }],
    [{ id: '13' }, { kind: 'value', value: '/api/proxy/jobs/13', version: 'a' }],
  ]);
  expect(valueOf(data, getJob)).toBeNull();
  expect(valueOf([value('a')], listBlogPosts)).toEqual([]);
});
