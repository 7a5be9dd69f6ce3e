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

/** Names and widths of the columns; the tables of both lists have the same. */
const columns = { job: '27%', when: '20%', type: '22%', interviewer: '15%', status: '16%' } as const;
const names = Object.keys(columns) as (keyof typeof columns)[];

export function InterviewTable({ caption, interviews, isToCome = false, onCancel }: InterviewTableProps) {
  const { t } = useTranslation('mfe-account');
  return (
    <Table
      caption={caption}
      columns={names.map((name) => ({ name: t(`interviews.columns.${name}`), width: columns[name] }))}
    >
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
