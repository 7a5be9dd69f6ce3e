import { CompanyLogo, Link, styled, useTranslation } from 'platform';
import { jobHref, type Job } from 'shared-contracts';

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  font-size: var(--text-sm);

  b,
  a {
    display: block;
    font-weight: var(--weight-semibold);
    overflow-wrap: anywhere;
  }

  a {
    width: fit-content;
  }

  div > span {
    color: var(--color-text-muted);
  }
`;

type LineJob = Pick<Job, 'slug' | 'title' | 'companyName' | 'logoUrl' | 'city'> & Partial<Pick<Job, 'workplace'>>;

/** "Porto, híbrido". */
export function useJobPlace({ city, workplace }: Pick<LineJob, 'city' | 'workplace'>): string {
  const { t } = useTranslation('mfe-apply');
  const way = workplace === 'hybrid' || workplace === 'remote' ? t(`workplace.${workplace}`) : null;
  return [city, way].filter((part) => part !== null).join(', ');
}

interface JobLineProps {
  job: LineJob;
  /** Whether the title links to the job. */
  linked?: boolean;
}

/** The job of the application. */
export function JobLine({ job, linked = false }: JobLineProps) {
  const { t } = useTranslation('mfe-apply');
  const place = useJobPlace(job);
  return (
    <Line role="group" aria-label={t('jobLabel')}>
      <CompanyLogo name={job.companyName} url={job.logoUrl} size="md" />
      <div>
        {linked ? <Link to={jobHref(job)}>{job.title}</Link> : <b>{job.title}</b>}
        <span>{[job.companyName, place].filter(Boolean).join(' · ')}</span>
      </div>
    </Line>
  );
}
