import { JobRow as Row, SaveIconButton, type JobRowProps as RowProps } from 'platform/jobs';
import { HideIconButton } from '../HideButton';
import { useListedApplicationState } from '../useApplicationState';

export interface JobRowProps extends Pick<RowProps, 'job' | 'now' | 'backTo' | 'foundBy' | 'isOpen' | 'onOpen'> {
  /** Absent in lists whose jobs cannot be hidden. */
  onHide?: () => void;
}

/** A job in a list, with the user's application and the buttons to hide and save it. */
export function JobRow({ onHide, ...row }: JobRowProps) {
  const { job } = row;
  const application = useListedApplicationState(job.id);
  const save = job.isClosed ? null : <SaveIconButton job={job} />;
  const hide = onHide === undefined ? null : <HideIconButton job={job} onHide={onHide} />;
  return <Row {...row} application={application} hoverAction={hide} action={save} />;
}
