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

/** As `useFailureOf`. The text is also shown in a toast under `title`. */
export function useFormFailure(namespace: string, title: string): (error: unknown) => FormFailure {
  const failureOf = useFailureOf(namespace);
  const { show } = useToast();
  return (error) => {
    const failure = failureOf(error);
    show({ title, description: failure.text, variant: 'destructive' });
    return failure;
  };
}

/**
 * What a failed call is to a person: the namespace's `errors.<code>`, else platform's own, else the server's message, else
 * "try again later" (SPEC §8).
 */
export function useFailureOf(namespace: string): (error: unknown) => FormFailure {
  const { t } = useTranslation(namespace);
  const { t: common } = useTranslation('common');
  return (error) => {
    const { code, message, fields = {} } = isApiError(error) ? error.data : { code: 'unreadable', message: '' };
    const otherwise = wordless.has(code) || message === '' ? common('form.tryLater') : message;
    const general = common(`form.errors.${code}`, { defaultValue: otherwise });
    return { text: t(`errors.${code}`, { defaultValue: general }), fields };
  };
}

/** Messages of a schema are keys of the namespace, refusals of the API codes of its `errors`; anything else is words. */
export function useFieldMessage(namespace: string) {
  const { t } = useTranslation(namespace);
  return (message: string | undefined) => message && t([message, `errors.${message}`], { defaultValue: message });
}
