import { useEffect, useEffectEvent, useState } from 'react';

export type Texts = Readonly<Record<string, string>>;

/** Field errors of the last submission, in the order of `fields`. `initial`: errors of a form that was posted without scripts. */
export function useProblems(fields: readonly string[], fieldId: (field: string) => string, initial: Texts) {
  const wrongIn = (problems: Texts) => fields.filter((field) => problems[field] !== undefined);
  const [first] = useState(() => wrongIn(initial));
  const [found, setFound] = useState(() => severalOf(first));
  const [attempt, setAttempt] = useState(0);
  const focusOnly = (wrong: readonly string[]) => {
    if (wrong.length === 1) document.getElementById(fieldId(wrong[0]!))?.focus();
  };
  const focusFirst = useEffectEvent(() => focusOnly(first));
  useEffect(() => focusFirst(), []);
  return {
    found,
    attempt,
    clear: () => setFound([]),
    /** Focuses a single invalid field; lists several above the form. */
    report: (problems: Texts) => {
      const wrong = wrongIn(problems);
      setFound(severalOf(wrong));
      setAttempt((count) => count + 1);
      focusOnly(wrong);
    },
  };
}

const severalOf = (wrong: readonly string[]): readonly string[] => (wrong.length > 1 ? wrong : []);
