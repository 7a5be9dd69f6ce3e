import { useEffect, useEffectEvent, useState } from 'react';

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
