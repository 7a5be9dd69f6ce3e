import { typeFilters } from 'shared-contracts';
import type { Criteria } from './criteria.ts';
import { facetBits } from './facet-bits.ts';

/**
 * What the jobs of one cell have in common, which is all that most filters and facets look at. 100,000 jobs lie in some
 * thousand cells, so filters are held against cells and facets are summed over them.
 */
export interface Cell {
  /** 0: none. */
  category: number;
  level: number;
  types: number;
  remote: number;
}

/** Masks of types are below this. */
export const maskCount = 1 << typeFilters.length;

/** Numbers cells in the order in which they come. */
export class CellNumbers {
  readonly cells: Cell[] = [];
  private readonly numbers = new Map<number, number>();

  constructor(known: readonly Cell[]) {
    for (const cell of known) this.of(cell);
  }

  of(cell: Cell): number {
    const key = ((cell.category * 8 + cell.level) * maskCount + cell.types) * 2 + cell.remote;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.cells.length);
    return this.cells.push(cell) - 1;
  }
}

/** For each cell the bits of the filters that its jobs fail. */
export function failuresOf(cells: readonly Cell[], { categories, types, levels, remote }: Criteria): Uint8Array {
  const failures = new Uint8Array(cells.length);
  for (let number = 0; number < cells.length; number++) {
    const cell = cells[number]!;
    let failed = 0;
    if (categories !== null && !categories.has(cell.category)) failed |= facetBits.category;
    if (types !== null && (cell.types & types) === 0) failed |= facetBits.type;
    if (levels !== null && ((1 << cell.level) & levels) === 0) failed |= facetBits.experienceLevel;
    if (remote === 'none' || (remote === 'only' && cell.remote === 0)) failed |= facetBits.remote;
    failures[number] = failed;
  }
  return failures;
}
