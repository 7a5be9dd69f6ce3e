import { useTranslation } from 'react-i18next';
import { isApiError } from '../services/api/api-error';
import { useToast } from '../services/toast/use-toast';
import type { Texts } from './use-problems';

export interface FormFailure {
  text: string;
  /** Field → why the API refused it. */
  fields: Texts;
}

/** Their words say nothing about this form, or nothing to people. */
const wordless = new Set<string>([
  'unreachable',
  'unreadable',
  'not_found',
  'request_timeout',
  'internal_error',
  'service_unavailable',
  'read_only',
]);

/**
 * What a failed call is to a person: the namespace's `errors.<code>`, else platform's own, else the server's message, else
 * "try again later" (SPEC §8). Also shown in a toast under `title`.
 */
export function useFormFailure(namespace: string, title: string): (error: unknown) => FormFailure {
  const { t } = useTranslation(namespace);
  const { t: common } = useTranslation('common');
  const { show } = useToast();
  return (error) => {
    const { code, message, fields = {} } = isApiError(error) ? error.data : { code: 'unreadable', message: '' };
    const otherwise = wordless.has(code) || message === '' ? common('form.tryLater') : message;
    const general = common(`form.errors.${code}`, { defaultValue: otherwise });
    const text = t(`errors.${code}`, { defaultValue: general });
    show({ title, description: text, variant: 'destructive' });
    return { text, fields };
  };
}

/** Messages of a schema are keys of the namespace, refusals of the API codes of its `errors`; anything else is words. */
export function useFieldMessage(namespace: string) {
  const { t } = useTranslation(namespace);
  return (message: string | undefined) => message && t([message, `errors.${message}`], { defaultValue: message });
}
