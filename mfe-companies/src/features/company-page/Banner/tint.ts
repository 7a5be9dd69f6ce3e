const tints = ['brand', 'info', 'violet', 'coral', 'sun', 'teal'] as const;
export type Tint = (typeof tints)[number];

/** One of six tints, always the same one for the same company. */
export function tintOf(slug: string): Tint {
  let sum = 0;
  for (const character of slug) sum = (sum * 31 + character.charCodeAt(0)) % 1_000_003;
  return tints[sum % tints.length]!;
}
