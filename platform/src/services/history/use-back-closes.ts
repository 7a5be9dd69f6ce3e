import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services-context';

/** While `open`, the next move back calls `close` and stays on the page: for what covers the page on a phone. */
export function useBackCloses(open: boolean, close: () => void): void {
  const { history } = useServices();
  const closeNow = useEffectEvent(close);
  useEffect(() => (open ? history.addLayer(() => closeNow()) : undefined), [history, open]);
}
