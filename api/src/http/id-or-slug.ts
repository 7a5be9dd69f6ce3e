/** How an address names a job or a company. */
export type Reference = { id: number } | { slug: string };

/** Ids are 32-bit in the database; a larger number names nothing. */
const largestId = 2_147_483_647;

/** "12" is a number, anything else a slug; null where nothing can have that name. */
export function toReference(text: string): Reference | null {
  if (!/^\d+$/.test(text)) return { slug: text };
  const id = Number(text);
  return id >= 1 && id <= largestId ? { id } : null;
}

/** The number that a text is; null for anything else. */
export function toId(text: string): number | null {
  const reference = toReference(text);
  return reference !== null && 'id' in reference ? reference.id : null;
}

/** The id that a slug ends with ("analista-de-dados-12" → 12), by which addresses outlive a change of title. */
export function trailingId(slug: string): number | null {
  const digits = /\w-(\d{1,10})$/.exec(slug)?.[1];
  return digits === undefined ? null : toId(digits);
}
