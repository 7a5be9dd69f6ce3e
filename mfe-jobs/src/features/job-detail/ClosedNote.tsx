import { ButtonLink, Note, useTranslation } from 'platform';
import { routes, type Job } from 'shared-contracts';
import * as S from './JobDetail.styles';
import { RelatedJobs } from './RelatedJobs/RelatedJobs';

/** A closed job: similar jobs precede its text. */
export function ClosedNote({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-jobs');
  const hasRelated = job.related.length > 0;
  return (
    <S.Closed>
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
    </S.Closed>
  );
}
