import { useEffect, useEffectEvent } from 'react';

const pause = 10_000;

/** Calls `refresh` every 10 s while the page is visible, and when it becomes visible. */
export function useRefresh(refresh: () => void): void {
  const onTurn = useEffectEvent(refresh);
  useEffect(() => {
    const turn = () => {
      if (document.visibilityState === 'visible') onTurn();
    };
    const timer = setInterval(turn, pause);
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, []);
}
