import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../services/api/base-query';
import type { TextNamespace } from '../services/language';
import { useToast } from '../services/use-services';

export type Texts = Readonly<Record<string, string>>;

/** Field errors of the last submission, in the order of `fields`. `initial`: errors of a form that was posted without scripts. */
export function useProblems(fields: readonly string[], fieldId: (field: string) => string, initial: Texts) {
  const invalidFields = (problems: Texts) => fields.filter((field) => problems[field] !== undefined);
  const [first] = useState(() => invalidFields(initial));
  const [found, setFound] = useState(() => summaryOf(first));
  const [attempt, setAttempt] = useState(0);
  const focusOnly = (invalid: readonly string[]) => {
    if (invalid.length === 1) document.getElementById(fieldId(invalid[0]!))?.focus();
  };
  const focusFirst = useEffectEvent(() => focusOnly(first));
  useEffect(() => focusFirst(), []);
  return {
    found,
    attempt,
    clear: () => setFound([]),
    /** Focuses a single invalid field; lists several above the form. */
    report: (problems: Texts) => {
      const invalid = invalidFields(problems);
      setFound(summaryOf(invalid));
      setAttempt((count) => count + 1);
      focusOnly(invalid);
    },
  };
}

const summaryOf = (invalid: readonly string[]): readonly string[] => (invalid.length > 1 ? invalid : []);

/** Why the API rejected a form, as texts for its user. */
export interface FormFailure {
  text: string;
  /** Field → why the API rejected it. */
  fields: Texts;
}

/** Codes whose server message is not useful to users of a form. */
const uninformativeCodes = new Set<string>([
  'unreachable',
  'unreadable',
  'not_found',
  'request_timeout',
  'internal_error',
  'service_unavailable',
  'read_only',
]);

/** As `useFailureOf`. The text is also shown in a toast under `title`. */
export function useFormFailure(namespace: TextNamespace, title: string): (error: unknown) => FormFailure {
  const failureOf = useFailureOf(namespace);
  const { show } = useToast();
  return (error) => {
    const failure = failureOf(error);
    show({ title, description: failure.text, variant: 'destructive' });
    return failure;
  };
}

/**
 * Maps a failed call to a user-facing text: the namespace's `errors.<code>`, else platform's, else the server's message,
 * else "try again later" (SPEC §8).
 */
export function useFailureOf(namespace: TextNamespace): (error: unknown) => FormFailure {
  const own = useAnyText(namespace);
  const common = useAnyText('common');
  const { t } = useTranslation('common');
  return (error) => {
    const { code, message, fields = {} } = isApiError(error) ? error.data : { code: 'unreadable', message: '' };
    const otherwise = uninformativeCodes.has(code) || message === '' ? t('form.tryLater') : message;
    const general = common(`form.errors.${code}`, otherwise);
    return { text: own(`errors.${code}`, general), fields };
  };
}

/**
 * Translates schema messages (keys of the namespace) and API error codes (keys of its `errors`). Other messages are returned
 * unchanged.
 */
export function useFieldMessage(namespace: TextNamespace) {
  const text = useAnyText(namespace);
  return (message: string | undefined) => message && text(message, text(`errors.${message}`, message));
}

/** Texts by keys that are only known at run time, with a text for an unknown key. */
function useAnyText(namespace: TextNamespace) {
  const { t } = useTranslation(namespace);
  return t as (key: string, defaultValue: string) => string;
}
