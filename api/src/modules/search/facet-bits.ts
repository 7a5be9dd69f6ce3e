/** The filters that have a facet, each a bit: a byte holds which of them a job fails. */
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
 * Failed bits → who the job is counted for: 0 all facets, n the nth facet alone (it ignores its own filter), -1 none,
 * since two filters keep the job out.
 */
export const slotOfFailures = new Int8Array(64).fill(-1);
slotOfFailures[0] = 0;
for (const [index, name] of facetNames.entries()) slotOfFailures[facetBits[name]] = index + 1;

export const slotCount = facetNames.length + 1;
export const slotOf = (name: FacetName) => slotOfFailures[facetBits[name]]!;
