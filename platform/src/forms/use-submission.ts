import { useEffect, useState } from 'react';
import type { FormSubmission, PageContext } from 'shared-contracts';
import { usePageContext } from '../services/services-context';

/** Pages whose submission has been shown. */
const shown = new WeakSet<PageContext>();

/**
 * The form of this name, as it was posted before the page had its scripts; null for others, and for forms that appear later
 * on the page.
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
