import { useEffect, useState } from 'react';
import type { FormSubmission, PageContext } from 'shared-contracts';
import { usePageContext } from '../services/use-services';

/** Pages whose submission has been shown. */
const shown = new WeakSet<PageContext>();

/**
 * Returns the submission of this form if it was posted without scripts; null for other forms and for forms that are mounted
 * later.
 */
export function useSubmission(form: string): FormSubmission | null {
  const context = usePageContext();
  const [submission] = useState(() => {
    const { submission: posted } = context;
    return posted?.form === form && !shown.has(context) ? posted : null;
  });
  useEffect(() => void shown.add(context), [context]);
  return submission;
}
