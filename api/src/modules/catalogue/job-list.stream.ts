import { Readable } from 'node:stream';
import type { JobCardRecord } from './job.record.ts';
import { toJobCardResponse } from './job.response.ts';

async function* toJson(first: IteratorResult<JobCardRecord[]>, rest: AsyncGenerator<JobCardRecord[]>, now: Date) {
  let separator = '[';
  try {
    for (let batch = first; batch.done !== true; batch = await rest.next()) {
      yield separator + batch.value.map((job) => JSON.stringify(toJobCardResponse(job, now))).join(',');
      separator = ',';
    }
    yield separator === '[' ? '[]' : ']';
  } finally {
    await rest.return(undefined);
  }
}

/**
 * The JSON list of all jobs, as a stream that holds one batch at a time. The first batch is awaited here, so that a
 * database that is down is still an error answer and not a cut list.
 */
export async function streamJobList(batches: AsyncGenerator<JobCardRecord[]>, now: Date): Promise<Readable> {
  const first = await batches.next();
  return Readable.from(toJson(first, batches, now), { objectMode: false });
}
