import { fold, looseSlug } from 'shared-contracts';

export interface CategoryEntry {
  id: number;
  name: string;
  slug: string;
}

/** Resolves a category parameter: exact slug, then loose slug, then all names that contain the text. */
export function resolveCategories(requested: string, categories: readonly CategoryEntry[]): CategoryEntry[] {
  const wanted = requested.trim();
  const bySlug = categories.filter(({ slug }) => slug === wanted.toLowerCase());
  if (bySlug.length > 0) return bySlug;
  const byLooseSlug = categories.filter(({ name }) => looseSlug(name) === looseSlug(wanted));
  if (byLooseSlug.length > 0) return byLooseSlug;
  const part = fold(wanted);
  return categories.filter(({ name }) => fold(name).includes(part));
}
