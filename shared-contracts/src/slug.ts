/** Canonical slug of SPEC §3: lower-cased, accents stripped, non-word characters removed, spaces to hyphens. */
export function slugify(text: string): string {
  return fold(text)
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/[\s_-]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Alternative slug of SPEC §3: lower-cased with spaces as hyphens. Accepted in URLs and redirected. */
export function looseSlug(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, '-');
}

/** Folds case and accents for search and comparison: "Programação" → "programacao". */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
