import { hrSourceName } from '../../hr/index.ts';

const isOfHrJob = `exists (select from jobs j where j.id = job_id and j.source = '${hrSourceName}')`;

/** Submitted at `$1` or later, or submitted and answered with the id of another application. */
const needsReset = `${isOfHrJob} and refused_at is null and (delivered_at >= $1 or reused_hr_id is not null)`;

/** Whether it can be submitted again: its file is deleted with its withdrawal. */
const canBeResubmitted = 'withdrawal_delivered_at is null and file_id is not null';

/**
 * Each statement resets a part of the deliveries since `$1` and returns the changed applications. The ids of all
 * applications delivered since then are released: the HR backend assigns them again.
 */
export const resetStatements: readonly string[] = [
  `update applications set hr_id = null, delivered_at = null, answers_delivered_at = null,
     delivery_failed_at = null, delivery_error = null, reused_hr_id = null
   where ${needsReset} and ${canBeResubmitted}
   returning id, true as "isSent"`,
  `update applications set hr_id = null, reused_hr_id = null
   where ${needsReset} and not (${canBeResubmitted})
   returning id, false as "isSent"`,
  `update applications set answers_delivered_at = null
   where hr_id is not null and delivered_at < $1 and answers_delivered_at >= $1 and withdrawn_at is null
   returning id, true as "isSent"`,
  `update applications set withdrawal_delivered_at = null
   where hr_id is not null and delivered_at < $1 and withdrawal_delivered_at >= $1
   returning id, true as "isSent"`,
];
