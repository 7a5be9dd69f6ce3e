import { isApiError, useTranslation } from 'platform/narrow';

/** What a failed call is to a person. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { t: common } = useTranslation('common');
  return (error) => {
    const code = isApiError(error) ? error.data.code : 'unreadable';
    return t(`errors.${code}`, {
      defaultValue: common(`form.errors.${code}`, { defaultValue: common('form.tryLater') }),
    });
  };
}
