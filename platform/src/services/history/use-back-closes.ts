import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services-context';

/** While `open`, the next back navigation calls `close` and stays on the page. For overlays that cover the page on phones. */
export function useBackCloses(open: boolean, close: () => void): void {
  const { history } = useServices();
  const closeNow = useEffectEvent(close);
  useEffect(() => (open ? history.addLayer(() => closeNow()) : undefined), [history, open]);
}
