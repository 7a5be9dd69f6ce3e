import { ButtonLink, Note, Sheet, styled, useTranslation } from 'platform';
import { useUnhiddenJobs } from 'platform/jobs';
import { routes, type Job, type JobCard } from 'shared-contracts';
import { JobRow } from '../../components/JobRow/JobRow';

const Section = styled.section`
  padding-top: var(--space-section);

  h2 {
    margin-bottom: var(--space-5);
  }
`;

/** Similar jobs, without hidden ones. Renders nothing if there are none. */
export function RelatedJobs({ jobs: all, now }: { jobs: readonly JobCard[]; now: string }) {
  const { t } = useTranslation('mfe-jobs');
  const jobs = useUnhiddenJobs(all);
  if (jobs.length === 0) return null;
  return (
    <Section data-screen aria-labelledby="related-jobs">
      <h2 id="related-jobs">{t('detail.related')}</h2>
      <Sheet as="ul">
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} now={now} />
        ))}
      </Sheet>
    </Section>
  );
}

const Closed = styled.div`
  margin-top: var(--space-6);
`;

/** A closed job: similar jobs precede its text. */
export function ClosedNote({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-jobs');
  const hasRelated = useUnhiddenJobs(job.related).length > 0;
  return (
    <Closed>
      <Note tone="info" title={t('detail.closed.title')}>
        {t(hasRelated ? 'detail.closed.text' : 'detail.closed.noneText')}
        {!hasRelated && (
          <div>
            <ButtonLink variant="secondary" size="sm" to={routes.jobs}>
              {t('detail.notFound.browse')}
            </ButtonLink>
          </div>
        )}
      </Note>
      <RelatedJobs jobs={job.related} now={job.now} />
    </Closed>
  );
}
