import { useEffect, useRef } from 'react';
import type { StoredResume } from 'shared-contracts';
import { titleId } from './title-id';

export const cardTitleId = (id: string) => `resume-${id}`;

interface Wanted {
  current: { id: string | null } | null;
}

function focusWanted(wanted: Wanted): void {
  if (wanted.current === null) return;
  const { id } = wanted.current;
  const target = document.getElementById(id === null ? titleId : cardTitleId(id));
  if (target === null) return;
  wanted.current = null;
  target.focus();
}

/**
 * What has changed takes the focus, once it is drawn: the button that was pressed may have gone. Null: nothing is left,
 * the tab's heading takes it.
 */
export function useCardFocus(resumes: readonly StoredResume[]): (id: string | null) => void {
  const wanted: Wanted = useRef(null);
  useEffect(() => focusWanted(wanted), [resumes, wanted]);
  return (id) => {
    wanted.current = { id };
    focusWanted(wanted);
  };
}
