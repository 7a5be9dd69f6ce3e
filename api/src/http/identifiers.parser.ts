const shape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Other texts match no row, and the database would reject the comparison. */
export const isUuid = (text: string): boolean => shape.test(text);

/** Reference to a job or a company in a URL. */
export type Reference = { id: number } | { slug: string };

/** Ids are 32-bit integers in the database. */
const largestId = 2_147_483_647;

/** "12" is an id, other text a slug. Null for an id out of range. */
export function toReference(text: string): Reference | null {
  if (!/^\d+$/.test(text)) return { slug: text };
  const id = Number(text);
  return id >= 1 && id <= largestId ? { id } : null;
}

/** The id in a text, or null. */
export function toId(text: string): number | null {
  const reference = toReference(text);
  return reference !== null && 'id' in reference ? reference.id : null;
}

/** Finds by id or slug, then by the id at the end of the slug, so that URLs stay valid when a title or name changes. */
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

/** The id at the end of a slug: 12 for "analista-de-dados-12". */
export function trailingId(slug: string): number | null {
  const digits = /\w-(\d{1,10})$/.exec(slug)?.[1];
  return digits === undefined ? null : toId(digits);
}
