import { Badge, Link, styled } from 'platform';
import { companyHref, jobHref } from 'shared-contracts';
import { rowTitleId } from './focus';

const Title = styled(Link)`
  color: var(--color-text);
  font-weight: var(--weight-semibold);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const Company = styled(Link)`
  color: inherit;
`;

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
      <Title id={rowTitleId(rowId)} to={jobHref(job)}>
        {job.title}
      </Title>
      {closed !== undefined && <Badge>{closed}</Badge>}
    </>
  );
}

export function CompanyLink({ job }: { job: { companyName: string; companySlug: string } }) {
  return <Company to={companyHref({ slug: job.companySlug })}>{job.companyName}</Company>;
}
