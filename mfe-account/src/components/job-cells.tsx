import { Badge, Link, media, styled } from 'platform';
import { companyHref, jobHref } from 'shared-contracts';
import { rowTitleId } from './focus';

/** Elements of a table cell, one per line. */
export const CellStack = styled.div`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr);
  gap: var(--space-1);
  justify-items: start;

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Small elements of a table cell on one line. */
export const CellLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  align-items: center;
  font-size: var(--text-sm);
`;

export const MutedText = styled.span`
  color: var(--color-text-muted);
`;

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
  /** Id of the row, which makes the link a focus target. */
  rowId: string;
  job: { slug: string; title: string };
  /** Badge text of a closed job; absent if the job is open. */
  closed?: string | undefined;
}

/** Heading of a row: link to the job. */
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
