import { categoryName, slugify } from 'shared-contracts';
import { sectors } from './sectors.ts';

/** Names that are identical in both languages. */
const identical = ['Design', 'Marketing'];

it.each(sectors.filter(({ name }) => !identical.includes(name)).map(({ name }) => name))(
  '%s has an English name',
  (name) => {
    expect(categoryName({ slug: slugify(name), name }, 'en')).not.toBe(name);
  },
);
