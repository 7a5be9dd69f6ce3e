import { useTranslation } from 'platform';
import { Table } from 'platform/tables';
import type { Interview } from 'shared-contracts';
import { InterviewRow } from './InterviewRow';

interface InterviewTableProps {
  caption: string;
  interviews: readonly Interview[];
  isToCome?: boolean;
  onCancel: (interview: Interview) => void;
}

const columns = ['job', 'when', 'type', 'interviewer', 'status'] as const;

export function InterviewTable({ caption, interviews, isToCome = false, onCancel }: InterviewTableProps) {
  const { t } = useTranslation('mfe-account');
  return (
    <Table caption={caption} columns={columns.map((column) => ({ name: t(`interviews.columns.${column}`) }))}>
      {interviews.map((interview) => (
        <InterviewRow
          key={interview.id}
          interview={interview}
          isToCome={isToCome}
          onCancel={() => onCancel(interview)}
        />
      ))}
    </Table>
  );
}
