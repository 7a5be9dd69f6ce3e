import { useEffect, useEffectEvent, useState } from 'react';
import type { StoredResume } from 'shared-contracts';
import { titleId } from './title-id';

export const cardTitleId = (id: string) => `resume-${id}`;

/**
 * What has changed takes the focus, once it is drawn: the button that was pressed may have gone. Null: nothing is left,
 * the tab's heading takes it.
 */
export function useCardFocus(resumes: readonly StoredResume[]): (id: string | null) => void {
  const [wanted, setWanted] = useState<{ id: string | null } | null>(null);
  const focus = useEffectEvent(() => {
    if (wanted === null) return;
    const target = document.getElementById(wanted.id === null ? titleId : cardTitleId(wanted.id));
    if (target === null) return;
    setWanted(null);
    // After a dialog that closes now: it gives the focus back first.
    setTimeout(() => target.focus());
  });
  useEffect(() => focus(), [resumes, wanted]);
  return (id) => setWanted({ id });
}
