import { isApiError, useToast } from 'platform';
import { useShellText } from '../../layout/navigation/useShellText';

export interface SendFailure {
  text: string;
  /** Field → why the API refused it. */
  fields: Readonly<Record<string, string>>;
}

/** Their words say nothing about this form, or nothing to people. */
const wordless = new Set<string>([
  'unreachable',
  'unreadable',
  'not_found',
  'request_timeout',
  'internal_error',
  'service_unavailable',
]);

/** What a failed call is to a person: the text of its code, else the server's message, else "try again later" (SPEC §8). */
export function useSendFailure(title: string): (error: unknown) => SendFailure {
  const { t } = useShellText();
  const { show } = useToast();
  return (error) => {
    const { code, message, fields = {} } = isApiError(error) ? error.data : { code: 'unreadable', message: '' };
    const otherwise = wordless.has(code) || message === '' ? t('form.tryLater') : message;
    const text = t(`form.errors.${code}`, { defaultValue: otherwise });
    show({ title, description: text, variant: 'destructive' });
    return { text, fields };
  };
}
