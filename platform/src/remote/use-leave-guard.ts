import { useCallback, useEffect, useRef, useState } from 'react';
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
 * address (a wizard's step) leaves nothing, and is let through; another query is another address. A move that waits for an answer
 * when the form goes away is made: the session has ended in another tab, and the shell's move to /auth came first.
 */
export function useLeaveGuard(dirty: boolean, { keptOnPath = false }: LeaveGuardOptions = {}): LeaveGuard {
  const { history } = useServices();
  const [pending, setPending] = useState(false);
  const held = useRef<HeldNavigation | null>(null);
  const hold = useCallback((move: HeldNavigation | null) => {
    held.current = move;
    setPending(move !== null);
  }, []);
  useEffect(() => {
    if (!dirty) return undefined;
    const addressOf = ({ pathname, search }: HeldNavigation['location']) => (keptOnPath ? pathname : pathname + search);
    return history.block((move) =>
      addressOf(move.location) === addressOf(history.get().location) ? move.proceed() : hold(move),
    );
  }, [history, dirty, keptOnPath, hold]);
  useEffect(() => () => held.current?.proceed(), []);
  const stay = useCallback(() => hold(null), [hold]);
  const leave = useCallback(() => {
    const move = held.current;
    hold(null);
    move?.proceed();
  }, [hold]);
  return { pending, stay, leave };
}
