import { useState } from 'react';

export type Texts = Readonly<Record<string, string>>;

/** What an attempt to send found wrong with the fields, given in the order of the page. */
export function useProblems(fields: readonly string[], fieldId: (field: string) => string) {
  const [found, setFound] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  return {
    found,
    attempt,
    clear: () => setFound([]),
    /** One wrong field takes the focus; several are listed above the form. */
    report: (problems: Texts) => {
      const wrong = fields.filter((field) => problems[field] !== undefined);
      setFound(wrong.length > 1 ? wrong : []);
      setAttempt((count) => count + 1);
      if (wrong.length === 1) document.getElementById(fieldId(wrong[0]!))?.focus();
    },
  };
}
