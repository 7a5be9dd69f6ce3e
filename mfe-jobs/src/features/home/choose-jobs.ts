import type { JobCard } from 'shared-contracts';

/** Jobs of each block of the home page (SPEC §9). */
export const homeJobs = 6;

/** Featured ones; if there are none, the most recent (SPEC §9). */
export function chooseFeatured(relevant: readonly JobCard[], newest: readonly JobCard[]): readonly JobCard[] {
  const featured = relevant.filter((job) => job.isFeatured);
  return (featured.length > 0 ? featured : newest).slice(0, homeJobs);
}

/** The newest that are not featured; where the featured block fell back to the newest, the ones after those. */
export function chooseRecent(newest: readonly JobCard[], hasFeatured: boolean): readonly JobCard[] {
  const skipped = hasFeatured ? 0 : homeJobs;
  return newest.filter((job) => !job.isFeatured).slice(skipped, skipped + homeJobs);
}
