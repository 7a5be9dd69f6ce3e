import { JobPool } from './job-pool.policy.ts';
import { Matcher } from './matcher.service.ts';

const job = (id: number) => ({ id, companyId: id, categoryId: null, cities: [], isRemote: false });
const start = () => new Matcher(new JobPool([9, 8, 7].map(job)), new Map());

/** Preferences with saved searches only. */
const searcher = (searches: readonly string[], excludedJobs = '{}') => ({
  preferencesJson: JSON.stringify([false, [], [], searches, null]),
  excludedJobs,
});

it('requests each saved search once for all subscribers', () => {
  const matcher = start();
  const subscribers = [searcher(['keyword=a']), searcher(['keyword=a', 'keyword=b']), searcher(['keyword=a'])];
  expect(matcher.unknownSearches(subscribers)).toEqual(['keyword=a', 'keyword=b']);
  // Searching may fail: then they are still unknown.
  expect(matcher.unknownSearches(subscribers)).toEqual(['keyword=a', 'keyword=b']);
  matcher.addResults('keyword=a', [9]);
  expect(matcher.unknownSearches(subscribers)).toEqual(['keyword=b']);
  matcher.addResults('keyword=b', [7, 8]);
  expect(matcher.unknownSearches(subscribers)).toEqual([]);
  expect(matcher.choose(subscribers)).toEqual([[9], [9, 8, 7], [9]]);
});

it('omits excluded jobs, also for shared preferences', () => {
  const matcher = start();
  matcher.addResults('keyword=a', [9, 8]);
  const subscribers = [searcher(['keyword=a']), searcher(['keyword=a'], '{7,9}'), searcher(['keyword=a'], '{8,9}')];
  expect(matcher.choose(subscribers)).toEqual([[9, 8], [8], []]);
});

it('is replaced when its caches are full, and still works for its current users', () => {
  const matcher = start();
  expect(matcher.withCapacity()).toBe(matcher);
  for (let search = 0; search <= 5000; search++) matcher.addResults(`keyword=${search}`, [9]);
  const subscriber = searcher(['keyword=7']);
  expect(matcher.withCapacity().unknownSearches([subscriber])).toEqual(['keyword=7']);
  expect(matcher.choose([subscriber])).toEqual([[9]]);
});
