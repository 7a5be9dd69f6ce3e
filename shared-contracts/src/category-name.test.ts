import { categoryName } from './category-name.ts';

it.each([
  ['tecnologia', 'Tecnologia', 'en', 'Technology'],
  ['tecnologia', 'Tecnologia', 'pt', 'Tecnologia'],
  ['design', 'Design', 'en', 'Design'],
  ['toxicologia', 'Toxicologia', 'en', 'Toxicologia'],
] as const)('%s (%s) in %s is %s', (slug, name, language, words) => {
  expect(categoryName({ slug, name }, language)).toBe(words);
});
