import type { Answer } from './api-client.ts';
import { dataVersionOf, type RouteAnswer } from './route-data.ts';

const answered = (answer: Answer): RouteAnswer => ({
  endpoint: 'listBlogPosts',
  arg: {},
  url: '/wp-json/wp/v2/posts',
  decidesStatus: false,
  optional: true,
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
