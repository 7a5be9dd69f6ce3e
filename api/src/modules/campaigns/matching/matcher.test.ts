import { JobPool } from './job-pool.ts';
import { Matcher } from './matcher.ts';

const job = (id: number) => ({ id, companyId: id, categoryId: null, cities: [], isRemote: false });
const start = () => new Matcher(new JobPool([9, 8, 7].map(job)), new Map());

/** Who wants nothing but what their searches find. */
const searcher = (searches: readonly string[], known = '{}') => ({
  wants: JSON.stringify([false, [], [], searches, null]),
  known,
});

it('asks for each saved search once, whoever saved it', () => {
  const matcher = start();
  const people = [searcher(['keyword=a']), searcher(['keyword=a', 'keyword=b']), searcher(['keyword=a'])];
  expect(matcher.unknownSearches(people)).toEqual(['keyword=a', 'keyword=b']);
  // Learning may fail: then they are still unknown.
  expect(matcher.unknownSearches(people)).toEqual(['keyword=a', 'keyword=b']);
  matcher.learn('keyword=a', [9]);
  expect(matcher.unknownSearches(people)).toEqual(['keyword=b']);
  matcher.learn('keyword=b', [7, 8]);
  expect(matcher.unknownSearches(people)).toEqual([]);
  expect(matcher.choose(people)).toEqual([[9], [9, 8, 7], [9]]);
});

it('leaves out what somebody knows, also where others want the same', () => {
  const matcher = start();
  matcher.learn('keyword=a', [9, 8]);
  const people = [searcher(['keyword=a']), searcher(['keyword=a'], '{7,9}'), searcher(['keyword=a'], '{8,9}')];
  expect(matcher.choose(people)).toEqual([[9, 8], [8], []]);
});

it('makes room by another one, and still chooses for who began with it', () => {
  const matcher = start();
  expect(matcher.withRoom()).toBe(matcher);
  for (let search = 0; search <= 5000; search++) matcher.learn(`keyword=${search}`, [9]);
  const person = searcher(['keyword=7']);
  expect(matcher.withRoom().unknownSearches([person])).toEqual(['keyword=7']);
  expect(matcher.choose([person])).toEqual([[9]]);
});
