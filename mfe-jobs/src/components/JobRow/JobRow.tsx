import { JobRow as Row, SaveIconButton, type JobRowProps as RowProps } from 'platform/jobs';
import { useListedApplicationState } from '../useApplicationState';

export type JobRowProps = Pick<RowProps, 'job' | 'now' | 'backTo' | 'foundBy'>;

/** A job in a list, with the user's application and the save button. */
export function JobRow({ job, now, backTo, foundBy }: JobRowProps) {
  const application = useListedApplicationState(job.id);
  const save = job.isClosed ? null : <SaveIconButton job={job} />;
  return <Row job={job} now={now} backTo={backTo} foundBy={foundBy} application={application} action={save} />;
}
