import type { IconName } from 'platform';

const tints = ['brand', 'info', 'violet', 'coral', 'sun', 'teal'] as const;
export type Tint = (typeof tints)[number];

/** One of six tints, always the same one for the same area. */
export function tintOf(slug: string): Tint {
  let sum = 0;
  for (const character of slug) sum = (sum * 31 + character.charCodeAt(0)) % 1_000_003;
  return tints[sum % tints.length]!;
}

/** Words of an area's slug that have a drawing; the first that fits counts. */
const drawings: readonly [RegExp, IconName][] = [
  [/tecnolog|informat|program|dados|technolog/, 'code'],
  [/cliente|apoio|customer|atendimento/, 'headset'],
  [/design|criativ/, 'pen'],
  [/marketing|comunica|publicidade/, 'megaphone'],
  [/venda|comerc|retalho|sales/, 'cart'],
  [/finan|contab|banca|seguros/, 'coin'],
  [/saude|enferm|social|health/, 'heart'],
  [/logist|transport|armaz|motorista/, 'truck'],
  [/recursos-humanos|pessoas|educa|ensino|human/, 'people'],
  [/administra|jurid|direito|legal/, 'file'],
];

export function iconOf(slug: string): IconName {
  return drawings.find(([words]) => words.test(slug))?.[1] ?? 'briefcase';
}
