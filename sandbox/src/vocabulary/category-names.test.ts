import { categoryName, slugify } from 'shared-contracts';
import { sectors } from './sectors.ts';

/** The same word in both languages. */
const same = ['Design', 'Marketing'];

it.each(sectors.filter(({ name }) => !same.includes(name)).map(({ name }) => name))(
  '%s has an English name',
  (name) => {
    expect(categoryName({ slug: slugify(name), name }, 'en')).not.toBe(name);
  },
);
