const shape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What is no UUID names no row; the database would refuse to compare it. */
export const isUuid = (text: string): boolean => shape.test(text);

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

/** Finds by number or slug; else by the number that a slug ends with, so that addresses stay valid when a title or name changes. */
export async function findNamed<Found>(
  idOrSlug: string,
  find: (reference: Reference) => Promise<Found | null>,
): Promise<Found | null> {
  const reference = toReference(idOrSlug);
  if (reference === null) return null;
  const found = await find(reference);
  const id = trailingId(idOrSlug);
  return found === null && id !== null ? find({ id }) : found;
}

/** The id that a slug ends with: 12 for "analista-de-dados-12". */
export function trailingId(slug: string): number | null {
  const digits = /\w-(\d{1,10})$/.exec(slug)?.[1];
  return digits === undefined ? null : toId(digits);
}
