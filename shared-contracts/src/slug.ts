/** Canonical slug of SPEC §3: lower-cased, accents stripped, non-word characters removed, spaces to hyphens. */
export function slugify(text: string): string {
  return fold(text)
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/[\s_-]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The other reading of SPEC §3: only lower-cased and spaces joined; accepted in addresses and redirected. */
export function looseSlug(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, '-');
}

/** Case and accents folded, as search and comparison see a text: "Programação" → "programacao". */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
