import { isApiError, keepPage, useSearchParams, useTranslation, type ToastMessage } from 'platform';
import { useFormFailure } from 'platform/forms';
import { jobHref } from 'shared-contracts';
import { useSaveWaitingJobMutation } from './sign-in.api';

const jobId = /^[1-9]\d{0,9}$/;

/**
 * Saves the job that was requested before signing in (`?save=12`); an already saved job is not an error. Resolves
 * with the welcome, including the result if a job was pending.
 */
export function useWaitingSave(): (welcome: ToastMessage) => Promise<ToastMessage> {
  const { t } = useTranslation('mfe-account');
  const explain = useFormFailure('mfe-account', t('auth.save.failed'));
  const [save] = useSaveWaitingJobMutation();
  const wanted = useSearchParams()[0].get('save') ?? '';
  return async (welcome) => {
    if (!jobId.test(wanted)) return welcome;
    const { data, error } = await save({ body: { jobId: Number(wanted) } });
    if (data !== undefined) keepPage(jobHref(data.job));
    const also = (text: string) => ({ description: [welcome.description, text].join(' ') });
    const isSaved = error === undefined || (isApiError(error) && error.data.code === 'job_already_saved');
    if (isSaved) return { ...welcome, ...also(t('auth.save.saved')) };
    return { ...also(explain(error).text), title: t('auth.save.failed'), variant: 'destructive' };
  };
}
