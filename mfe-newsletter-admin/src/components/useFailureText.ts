import { isApiError, useTranslation } from 'platform/narrow';

/** What a failed call is to a person: the text of its code, else the server's own, else "try again later". */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { t: common } = useTranslation('common');
  return (error) => {
    const { code, message } = isApiError(error) ? error.data : { code: 'unreadable', message: '' };
    const otherwise = code === 'uncoded' ? message : common('form.tryLater');
    return t(`errors.${code}`, { defaultValue: common(`form.errors.${code}`, { defaultValue: otherwise }) });
  };
}
