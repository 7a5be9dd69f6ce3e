import { ButtonLink, CompanyLogo, Icon, IconButton, Link, useTranslation, VisuallyHidden } from 'platform';
import { ApplicationMark, ClosedBadge } from 'platform/jobs';
import { applyHref, jobHref, type Job } from 'shared-contracts';
import { useListedApplicationState } from '../../components/useApplicationState';
import * as S from './Comparison.styles';
import { useComparedFacts, type ComparedFact } from './useComparedFacts';

export const columnTitleId = ({ id }: { id: number }) => `compared-${id}`;

interface ComparisonTableProps {
  jobs: readonly Job[];
  /** Hides the facts that are the same in all jobs. */
  onlyDifferences: boolean;
  onRemove: (job: Job) => void;
}

/** One column per job, one row per fact. */
export function ComparisonTable({ jobs, onlyDifferences, onRemove }: ComparisonTableProps) {
  const { t } = useTranslation('mfe-jobs');
  const caption = t('comparison.caption', { count: jobs.length });
  const facts = useComparedFacts(jobs).filter(({ isSame }) => !onlyDifferences || !isSame);
  return (
    <S.Frame role="region" aria-label={caption} tabIndex={0}>
      <S.Grid $columns={jobs.length}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('comparison.fact')}</VisuallyHidden>
            </th>
            {jobs.map((job) => (
              <th key={job.id} scope="col" aria-labelledby={columnTitleId(job)}>
                <ColumnHead job={job} onRemove={() => onRemove(job)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <FactRow key={fact.name} fact={fact} jobs={jobs} />
          ))}
        </tbody>
        <tfoot data-screen>
          <tr>
            <th scope="row">
              <VisuallyHidden>{t('comparison.actions')}</VisuallyHidden>
            </th>
            {jobs.map((job) => (
              <td key={job.id}>
                <ColumnActions job={job} />
              </td>
            ))}
          </tr>
        </tfoot>
      </S.Grid>
    </S.Frame>
  );
}

function ColumnHead({ job, onRemove }: { job: Job; onRemove: () => void }) {
  const { t } = useTranslation('mfe-jobs');
  return (
    <S.JobHead>
      <CompanyLogo name={job.companyName} url={job.logoUrl} size="md" />
      <IconButton label={t('comparison.remove', { title: job.title })} onClick={onRemove}>
        <Icon name="close" />
      </IconButton>
      <Link id={columnTitleId(job)} to={jobHref(job)}>
        {job.title}
      </Link>
      <S.Company>{job.companyName}</S.Company>
      {job.isClosed && <ClosedBadge />}
    </S.JobHead>
  );
}

function FactRow({ fact: { name, values, isSame }, jobs }: { fact: ComparedFact; jobs: readonly Job[] }) {
  const { t } = useTranslation('mfe-jobs');
  return (
    <S.Row $isSame={isSame}>
      <th scope="row">
        {name}
        {isSame && <S.Same>{t('comparison.same')}</S.Same>}
      </th>
      {values.map(({ content }, index) => (
        <td key={jobs[index]?.id} data-label={name}>
          {content ?? <S.Unknown>{t('comparison.notStated')}</S.Unknown>}
        </td>
      ))}
    </S.Row>
  );
}

function ColumnActions({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-jobs');
  const application = useListedApplicationState(job.id);
  return (
    <S.Actions>
      {application !== 'none' && <ApplicationMark application={application} />}
      {application === 'none' && !job.isClosed && (
        <ButtonLink variant="secondary" size="sm" to={applyHref(job)}>
          {t('detail.apply')}
        </ButtonLink>
      )}
      <Link to={jobHref(job)} aria-label={t('comparison.openNamed', { title: job.title })}>
        {t('comparison.open')}
      </Link>
    </S.Actions>
  );
}
