import fc from 'fast-check';
import { toSavedSearchQuery } from './saved-search-query.ts';

it.each([
  ['', ''],
  ['?keyword=enfermeira&location=Porto', 'keyword=enfermeira&location=Porto'],
  ['location=Porto&keyword=%20enfermeira+chefe', 'keyword=enfermeira+chefe&location=Porto'],
  ['keyword=x&sort=date&page=7&utm_source=y', 'keyword=x'],
  ['type=part-time&type=full-time&type=part-time', 'type=full-time&type=part-time'],
  ['remote=yes&postedWithin=ever', 'remote=yes&postedWithin=ever'],
  [
    'remote=true&postedWithin=1w&experienceLevel=senior&experienceLevel=mid',
    'experienceLevel=mid&experienceLevel=senior&remote=true&postedWithin=1w',
  ],
])('keeps %j as %j', (given, kept) => {
  expect(toSavedSearchQuery(given)).toBe(kept);
});

it('is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const kept = toSavedSearchQuery(`keyword=${text}&type=${text}&sort=date`);
      expect(toSavedSearchQuery(kept)).toBe(kept);
    }),
  );
});

it('does not depend on the parameter order', () => {
  const parts = ['keyword=a+b', 'location=Faro', 'type=contract', 'type=full-time', 'remote=true', 'category=saude'];
  const shuffled = fc.shuffledSubarray(parts, { minLength: parts.length });
  fc.assert(
    fc.property(shuffled, (order) =>
      expect(toSavedSearchQuery(order.join('&'))).toBe(toSavedSearchQuery(parts.join('&'))),
    ),
  );
});
