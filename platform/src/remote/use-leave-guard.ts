import { useCallback, useEffect, useState } from 'react';
import type { HeldNavigation } from '../services/history/types';
import { useServices } from '../services/services-context';

export interface LeaveGuard {
  /** A move waits for an answer: show the question. */
  pending: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Asks before a form with unsaved input is left, by whatever way: link, back, forward, reload. A move that stays on the
 * page (a wizard's step) leaves nothing, and is let through.
 */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const { history } = useServices();
  const [held, setHeld] = useState<HeldNavigation | null>(null);
  useEffect(() => {
    if (!dirty) return undefined;
    const isHere = ({ location }: HeldNavigation) => location.pathname === history.get().location.pathname;
    return history.block((move) => (isHere(move) ? move.proceed() : setHeld(move)));
  }, [history, dirty]);
  const stay = useCallback(() => setHeld(null), []);
  const leave = useCallback(() => {
    setHeld(null);
    held?.proceed();
  }, [held]);
  return { pending: held !== null, stay, leave };
}
