import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ComponentType } from 'react';

interface OnDemandOptions<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Whether these props show anything: until they do, nobody waits for the code. */
  isWanted: (props: Props) => boolean;
  /** The code did not come: whoever wanted it has to be able to ask again. */
  onFailure?: (props: Props) => void;
  /** Whether `loadOnDemandParts` fetches it too; `false` where most people never need it. */
  ahead?: boolean;
  /** Stands in its place while it is wanted and not there; absent: nothing does. */
  Waiting?: ComponentType<WaitingProps>;
}

export interface WaitingProps {
  /** An attempt has failed. The next one follows by itself, or by `retry`. */
  hasFailed: boolean;
  /** An attempt runs. */
  isAsking: boolean;
  retry: () => void;
}

/** Milliseconds until a part that did not come is fetched again, if it is still wanted then. */
const retryDelay = 4000;

const loaders: (() => Promise<void>)[] = [];

/**
 * A part that nobody sees at first, with its code in a file of its own, which is fetched on the first use, or before it,
 * once the page is idle (`loadOnDemandParts`). Until that is there it draws nothing, or `Waiting`.
 */
export function onDemand<Props extends object>({
  load,
  isWanted,
  onFailure,
  ahead = true,
  Waiting,
}: OnDemandOptions<Props>) {
  let part: ComponentType<Props> | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const ensure = async () => {
    if (part !== null) return;
    part = await load();
    for (const listener of listeners) listener();
  };
  if (ahead) loaders.push(ensure);
  return function OnDemand(props: Props) {
    const Part = useSyncExternalStore(
      subscribe,
      () => part,
      () => null,
    );
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
  };
}

/** Fetches every part now. One that fails is fetched again when it is wanted. */
export async function loadOnDemandParts(): Promise<void> {
  await Promise.allSettled(loaders.map((ensure) => ensure()));
}
