import { ButtonLink, useSession, useTranslation } from 'platform';
import { applyHref, type Job } from 'shared-contracts';
import { forgetApplied } from '../../../components/applied/useAppliedJobs';

/** Deletes the browser's record of a visitor's application, for another person who uses the same browser. */
export function ApplyAsOther({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-jobs');
  if (useSession().status === 'authenticated') return null;
  return (
    <ButtonLink variant="quiet" to={applyHref(job)} onClick={() => forgetApplied(job.id)}>
      {t('detail.applyAsOther')}
    </ButtonLink>
  );
}
