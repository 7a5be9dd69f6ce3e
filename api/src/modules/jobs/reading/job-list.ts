import type { ListedJob } from 'shared-contracts';
import { inSlices } from '../../../http/prepared/index.ts';
import type { JobRecord } from './job.record.ts';

/** Jobs in memory at the same time. */
const batchSize = 100;

interface JobListSource {
  /** Jobs with these ids. */
  read: (ids: readonly number[]) => Promise<JobRecord[]>;
  toListed: (job: JobRecord) => ListedJob;
}

/**
 * A JSON list of the jobs. Each batch uses a database connection only for its statement, and serialisation yields
 * between slices so that other requests are served.
 */
export async function* writeJobList(ids: readonly number[], { read, toListed }: JobListSource): AsyncGenerator<string> {
  let separator = '[';
  for (let start = 0; start < ids.length; start += batchSize) {
    const jobs = await read(ids.slice(start, start + batchSize));
    for await (const texts of inSlices(jobs, (job) => JSON.stringify(toListed(job)))) {
      yield separator + texts.join(',');
      separator = ',';
    }
  }
  yield separator === '[' ? '[]' : ']';
}
