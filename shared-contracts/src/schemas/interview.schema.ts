import { interviewStatuses, interviewTypes } from '../interviews.contract.ts';
import { limits } from '../limits.ts';
import { clearable, clearableLine, emailAddress } from './text.ts';
import { choice, moment, recordVersion, request, rowId } from './values.ts';

/** Body of `cancelInterview`, the only change that candidates can make. */
export const interviewCancellationSchema = request({
  status: choice(['canceled'], 'validation.choice').required('validation.choice'),
});

const shortLine = () => clearableLine().max(limits.interviewLineCharacters, 'validation.tooLong');
const notes = () => clearable().max(limits.interviewNotesCharacters, 'validation.tooLong');

/** An invalid time is reported by its own field. */
const isAfter = (end: string | null | undefined, start: unknown) =>
  !(Date.parse(String(end)) <= Date.parse(String(start)));

const details = request({
  scheduledAt: moment('validation.moment').required('validation.moment'),
  endTime: moment('validation.moment')
    .nullable()
    .test({
      name: 'after',
      message: 'validation.endBeforeStart',
      test: (end, { parent }) => isAfter(end, (parent as { scheduledAt?: unknown }).scheduledAt),
    }),
  location: shortLine(),
  interviewType: choice(interviewTypes, 'validation.choice'),
  interviewerName: shortLine(),
  interviewerEmail: emailAddress(),
  notes: notes(),
});

/** Body of `planInterview`. The service checks the time range, because a repeated call may come after the interview. */
export const interviewPlanSchema = details.shape({ userId: rowId(), jobId: rowId() });

/** Body of `changeInterview`. The service checks the time range of a moved interview. */
export const interviewChangeSchema = details.shape({
  status: choice(interviewStatuses, 'validation.choice'),
  feedback: notes(),
  version: recordVersion(),
});
