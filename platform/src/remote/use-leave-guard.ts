import { useCallback, useEffect, useRef, useState } from 'react';
import type { BlockedNavigation } from '../services/history/history';
import { useServices } from '../services/use-services';

/** State of a page that asks before unsaved input is lost. */
export interface LeaveGuard {
  /** A navigation is blocked: show the confirmation. */
  pending: boolean;
  stay: () => void;
  leave: () => void;
}

export interface LeaveGuardOptions {
  /** Do not block a change of the query only, because the input is preserved, such as in another account tab. */
  ignoresQuery?: boolean;
  /** `ignoresQuery` for remotes that were built for platform 1.0. */
  keptOnPath?: boolean;
}

/**
 * Asks for confirmation before a form with unsaved input is left by a link, back, forward or reload. A navigation to the
 * same path and query, such as a wizard step, is not blocked. A blocked navigation proceeds when the form unmounts, which
 * happens when the session ends in another tab and the shell navigates to /auth.
 */
export function useLeaveGuard(
  dirty: boolean,
  { keptOnPath = false, ignoresQuery = keptOnPath }: LeaveGuardOptions = {},
): LeaveGuard {
  const { history } = useServices();
  const [pending, setPending] = useState(false);
  const blocked = useRef<BlockedNavigation | null>(null);
  const setBlocked = useCallback((move: BlockedNavigation | null) => {
    blocked.current = move;
    setPending(move !== null);
  }, []);
  useEffect(() => {
    if (!dirty) return undefined;
    const addressOf = ({ pathname, search }: BlockedNavigation['location']) =>
      ignoresQuery ? pathname : pathname + search;
    return history.block((move) =>
      addressOf(move.location) === addressOf(history.get().location) ? move.proceed() : setBlocked(move),
    );
  }, [history, dirty, ignoresQuery, setBlocked]);
  useEffect(() => () => blocked.current?.proceed(), []);
  const stay = useCallback(() => setBlocked(null), [setBlocked]);
  const leave = useCallback(() => {
    const move = blocked.current;
    setBlocked(null);
    move?.proceed();
  }, [setBlocked]);
  return { pending, stay, leave };
}
