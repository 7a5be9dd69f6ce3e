import { useEffect, useRef } from 'react';
import type { StoredResume } from 'shared-contracts';
import { focusHome } from '../../components/Confirmation/focus-targets';

export const cardTitleId = (id: string) => `resume-${id}`;

/** `id`: null where nothing is left. `gone`: what has to leave the page first, since the focus may still come back to it. */
interface Target {
  id: string | null;
  gone?: string;
}

interface Wanted {
  current: Target | null;
}

export type FocusOn = (target: Target) => void;

function focusWanted(wanted: Wanted): void {
  if (wanted.current === null) return;
  const { id, gone } = wanted.current;
  if (gone !== undefined && document.getElementById(cardTitleId(gone)) !== null) return;
  const target = document.getElementById(id === null ? focusHome : cardTitleId(id));
  if (target === null) return;
  wanted.current = null;
  target.focus();
}

/**
 * What has changed takes the focus, once it is drawn: the button that was pressed may have gone. Where nothing is left, the
 * tab's heading takes it.
 */
export function useCardFocus(resumes: readonly StoredResume[]): FocusOn {
  const wanted: Wanted = useRef(null);
  useEffect(() => focusWanted(wanted), [resumes, wanted]);
  return (target) => {
    wanted.current = target;
    focusWanted(wanted);
  };
}
