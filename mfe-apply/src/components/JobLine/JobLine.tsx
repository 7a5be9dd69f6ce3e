import { CompanyLogo, Link, useTranslation } from 'platform';
import { jobHref, type Job } from 'shared-contracts';
import * as S from './JobLine.styles';

type LineJob = Pick<Job, 'slug' | 'title' | 'companyName' | 'logoUrl' | 'city'> & Partial<Pick<Job, 'workplace'>>;

/** "Porto, híbrido". */
export function useJobPlace({ city, workplace }: Pick<LineJob, 'city' | 'workplace'>): string {
  const { t } = useTranslation('mfe-apply');
  const way = workplace === 'hybrid' || workplace === 'remote' ? t(`workplace.${workplace}`) : null;
  return [city, way].filter((part) => part !== null).join(', ');
}

interface JobLineProps {
  job: LineJob;
  /** Leads to the job. */
  linked?: boolean;
}

/** Which job this is about; in sight all the way. */
export function JobLine({ job, linked = false }: JobLineProps) {
  const { t } = useTranslation('mfe-apply');
  const place = useJobPlace(job);
  return (
    <S.Line role="group" aria-label={t('jobLabel')}>
      <CompanyLogo name={job.companyName} url={job.logoUrl} size="md" />
      <div>
        {linked ? <Link to={jobHref(job)}>{job.title}</Link> : <b>{job.title}</b>}
        <span>{[job.companyName, place].filter(Boolean).join(' · ')}</span>
      </div>
    </S.Line>
  );
}
