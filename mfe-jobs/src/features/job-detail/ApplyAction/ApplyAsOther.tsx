import { ButtonLink, useSession, useTranslation } from 'platform';
import { applyHref, type Job } from 'shared-contracts';
import { forgetApplied } from '../../../components/applied/useAppliedJobs';

/** Several people may use a browser that remembers a visitor's application: whoever did not send it makes it forget. */
export function ApplyAsOther({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-jobs');
  if (useSession().status === 'authenticated') return null;
  return (
    <ButtonLink variant="quiet" to={applyHref(job)} onClick={() => forgetApplied(job.id)}>
      {t('detail.applyAsOther')}
    </ButtonLink>
  );
}
