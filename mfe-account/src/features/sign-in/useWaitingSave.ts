import { isApiError, useSearchParams, useToast, useTranslation } from 'platform';
import { useFormFailure } from 'platform/forms';
import { useSaveWaitingJobMutation } from './sign-in.api';

const jobId = /^[1-9]\d{0,9}$/;

/** Saves the job that somebody wanted to save before signing in (`?save=12`); one that is saved already is no failure. */
export function useWaitingSave(): () => Promise<void> {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const explain = useFormFailure('mfe-account', t('auth.save.failed'));
  const [save] = useSaveWaitingJobMutation();
  const wanted = useSearchParams()[0].get('save') ?? '';
  return async () => {
    if (!jobId.test(wanted)) return;
    const { error } = await save({ body: { jobId: Number(wanted) } });
    const isSaved = error === undefined || (isApiError(error) && error.data.code === 'job_already_saved');
    if (isSaved) show({ title: t('auth.save.saved'), description: t('auth.save.savedText'), variant: 'success' });
    else explain(error);
  };
}
