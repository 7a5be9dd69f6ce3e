/** The filters that have a facet, one bit each. A byte stores the filters that a job fails. */
export const facetBits = {
  category: 1,
  location: 2,
  type: 4,
  experienceLevel: 8,
  remote: 16,
  postedWithin: 32,
} as const;
export type FacetName = keyof typeof facetBits;

export const facetNames = Object.keys(facetBits) as readonly FacetName[];

/**
 * Maps failed bits to the counters of a job: 0 is all facets, n is only the nth facet (which ignores its own filter),
 * -1 is none, because the job fails two or more filters.
 */
export const slotOfFailures = new Int8Array(64).fill(-1);
slotOfFailures[0] = 0;
for (const [index, name] of facetNames.entries()) slotOfFailures[facetBits[name]] = index + 1;

export const slotCount = facetNames.length + 1;
export const slotOf = (name: FacetName) => slotOfFailures[facetBits[name]]!;
