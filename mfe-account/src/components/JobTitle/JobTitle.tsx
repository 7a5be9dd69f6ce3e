import { Badge } from 'platform';
import { companyHref, jobHref } from 'shared-contracts';
import { rowTitleId } from '../Confirmation/focus-targets';
import * as S from './JobTitle.styles';

interface JobTitleProps {
  /** Of the row: the focus may come here. */
  rowId: string;
  job: { slug: string; title: string };
  /** Said of a job that takes no applications any more; absent: it does. */
  closed?: string | undefined;
}

/** Heads a row. */
export function JobTitle({ rowId, job, closed }: JobTitleProps) {
  return (
    <>
      <S.Title id={rowTitleId(rowId)} to={jobHref(job)}>
        {job.title}
      </S.Title>
      {closed !== undefined && <Badge>{closed}</Badge>}
    </>
  );
}

export function CompanyLink({ job }: { job: { companyName: string; companySlug: string } }) {
  return <S.Company to={companyHref({ slug: job.companySlug })}>{job.companyName}</S.Company>;
}
