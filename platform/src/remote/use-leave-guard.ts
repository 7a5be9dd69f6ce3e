import { useCallback, useEffect, useState } from 'react';
import type { HeldNavigation } from '../services/history/types';
import { useServices } from '../services/services-context';

export interface LeaveGuard {
  /** A move waits for an answer: show the question. */
  pending: boolean;
  stay: () => void;
  leave: () => void;
}

interface LeaveGuardOptions {
  /** What was entered outlives a change of the query too, such as another tab of the account. */
  keptOnPath?: boolean;
}

/**
 * Asks before a form with unsaved input is left, by whatever way: link, back, forward, reload. A move that stays at the
 * address (a wizard's step) leaves nothing, and is let through; another query is another address.
 */
export function useLeaveGuard(dirty: boolean, { keptOnPath = false }: LeaveGuardOptions = {}): LeaveGuard {
  const { history } = useServices();
  const [held, setHeld] = useState<HeldNavigation | null>(null);
  useEffect(() => {
    if (!dirty) return undefined;
    const addressOf = ({ pathname, search }: HeldNavigation['location']) => (keptOnPath ? pathname : pathname + search);
    return history.block((move) =>
      addressOf(move.location) === addressOf(history.get().location) ? move.proceed() : setHeld(move),
    );
  }, [history, dirty, keptOnPath]);
  const stay = useCallback(() => setHeld(null), []);
  const leave = useCallback(() => {
    setHeld(null);
    held?.proceed();
  }, [held]);
  return { pending: held !== null, stay, leave };
}
