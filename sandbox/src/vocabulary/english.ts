import type { Role } from './vocabulary.types.ts';

const rolesBySector: Readonly<Record<string, readonly Role[]>> = {};

/** Roles of a sector that are advertised in English; none where that would be odd. */
export function englishRolesOf(sector: string): readonly Role[] {
  return rolesBySector[sector] ?? [];
}
