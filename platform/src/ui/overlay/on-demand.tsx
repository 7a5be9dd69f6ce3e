import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ComponentType } from 'react';
import { createValueStore } from '../../services/value-store';
import { nextIdle } from './next-idle';

interface OnDemandOptions<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Whether the component renders anything with these props. Until then it is not loaded. */
  isWanted: (props: Props) => boolean;
  /** Called when loading failed. The caller must allow a retry. */
  onFailure?: (props: Props) => void;
  /** Whether `loadOnDemandParts` preloads it. `false` for rarely used components. */
  ahead?: boolean;
  /** Placeholder while the component is loading. Default: nothing. */
  Waiting?: ComponentType<WaitingProps>;
  /** A page of a remote (`lazyPage`): it may be loaded when the page is hydrated, and the server has rendered it. */
  isPage?: boolean;
}

export interface WaitingProps {
  /** An attempt has failed. The next one starts automatically or by `retry`. */
  hasFailed: boolean;
  /** An attempt is running. */
  isAsking: boolean;
  retry: () => void;
}

/** Milliseconds until a failed load is retried, if the component is still needed. */
const retryDelay = 4000;

const parts: { isLoaded: () => boolean; ensure: () => Promise<void> }[] = [];

/**
 * A lazily loaded component. Its chunk is loaded on the first use, or preloaded when the page is idle (`loadOnDemandParts`).
 * Until then it renders nothing, or `Waiting`.
 */
export function onDemand<Props extends object>({
  load,
  isWanted,
  onFailure,
  ahead = true,
  Waiting,
  isPage = false,
}: OnDemandOptions<Props>) {
  const part = createValueStore<ComponentType<Props> | null>(null);
  const ensure = async () => {
    if (part.get() === null) part.set(await load());
  };
  if (ahead) parts.push({ isLoaded: () => part.get() !== null, ensure });
  const atHydration = isPage ? part.get : () => null;
  function OnDemand(props: Props) {
    const Part = useSyncExternalStore(part.subscribe, part.get, atHydration);
    const wanted = isWanted(props) && Part === null;
    const [attempt, setAttempt] = useState(1);
    const [failed, setFailed] = useState(0);
    const fail = useEffectEvent(() => {
      onFailure?.(props);
      setFailed(attempt);
    });
    const retry = () => setAttempt(failed + 1);
    const retryLater = useEffectEvent(() => setTimeout(retry, retryDelay));
    useEffect(() => {
      if (wanted) ensure().catch(fail);
    }, [wanted, attempt]);
    useEffect(() => {
      if (failed === 0) return undefined;
      const timer = retryLater();
      return () => clearTimeout(timer);
    }, [failed]);
    if (Part !== null) return <Part {...props} />;
    return wanted && Waiting ? <Waiting hasFailed={failed > 0} isAsking={failed < attempt} retry={retry} /> : null;
  }
  return Object.assign(OnDemand, { ensure });
}

/**
 * Preloads all components. A failed one is loaded again when it is needed.
 *
 * @param idle - awaited before the first and after each, so that an input never waits for the code of more than one
 */
export async function loadOnDemandParts(idle: () => Promise<void> = nextIdle): Promise<void> {
  await idle();
  for (const { isLoaded, ensure } of parts) {
    if (isLoaded()) continue;
    await ensure().catch(() => {});
    await idle();
  }
}
