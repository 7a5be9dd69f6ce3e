import { typeFilters } from 'shared-contracts';
import type { Criteria } from './criteria.ts';
import { facetBits } from './facet-bits.ts';

/**
 * The attributes shared by the jobs of one facet group. Most filters and facets use only these. 100,000 jobs form about
 * a thousand groups, so filters are evaluated per group and facet counts are summed over groups.
 */
export interface FacetGroup {
  /** 0: none. */
  category: number;
  level: number;
  types: number;
  remote: number;
}

/** Masks of types are below this. */
export const maskCount = 1 << typeFilters.length;

/** Assigns numbers to groups in order of first occurrence. */
export class FacetGroupNumbers {
  readonly groups: FacetGroup[] = [];
  private readonly numbers = new Map<number, number>();

  constructor(known: readonly FacetGroup[]) {
    for (const group of known) this.of(group);
  }

  of(group: FacetGroup): number {
    const key = ((group.category * 8 + group.level) * maskCount + group.types) * 2 + group.remote;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.groups.length);
    return this.groups.push(group) - 1;
  }
}

/** For each group, the bits of the filters that its jobs fail. */
export function failuresOf(groups: readonly FacetGroup[], { categories, types, levels, remote }: Criteria): Uint8Array {
  const failures = new Uint8Array(groups.length);
  for (let number = 0; number < groups.length; number++) {
    const group = groups[number]!;
    let failed = 0;
    if (categories !== null && !categories.has(group.category)) failed |= facetBits.category;
    if (types !== null && (group.types & types) === 0) failed |= facetBits.type;
    if (levels !== null && ((1 << group.level) & levels) === 0) failed |= facetBits.experienceLevel;
    if (remote === 'none' || (remote === 'only' && group.remote === 0)) failed |= facetBits.remote;
    failures[number] = failed;
  }
  return failures;
}
