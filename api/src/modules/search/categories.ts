import { fold, looseSlug } from 'shared-contracts';

export interface CategoryEntry {
  id: number;
  name: string;
  slug: string;
}

/** Which categories an address means: the slug first, then its other reading, else every name that holds the text. */
export function resolveCategories(asked: string, categories: readonly CategoryEntry[]): CategoryEntry[] {
  const wanted = asked.trim();
  const bySlug = categories.filter(({ slug }) => slug === wanted.toLowerCase());
  if (bySlug.length > 0) return bySlug;
  const byLooseSlug = categories.filter(({ name }) => looseSlug(name) === looseSlug(wanted));
  if (byLooseSlug.length > 0) return byLooseSlug;
  const part = fold(wanted);
  return categories.filter(({ name }) => fold(name).includes(part));
}
