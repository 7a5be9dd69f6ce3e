import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ComponentType } from 'react';

interface OnDemandOptions<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Whether these props show anything: until they do, nobody waits for the code. */
  isWanted: (props: Props) => boolean;
  /** The code did not come: whoever wanted it has to be able to ask again. */
  onFailure?: (props: Props) => void;
  /** Whether `loadOnDemandParts` fetches it too; `false` where most people never need it. */
  ahead?: boolean;
}

/** Milliseconds until a part that did not come is fetched again, if it is still wanted then. */
const askAgainAfter = 4000;

const loaders: (() => Promise<void>)[] = [];

/**
 * A part that nobody sees at first, with its code in a file of its own. It draws nothing until that is there: on the
 * first use, or before it, once the page is idle (`loadOnDemandParts`).
 */
export function onDemand<Props extends object>({ load, isWanted, onFailure, ahead = true }: OnDemandOptions<Props>) {
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
    const [failures, setFailures] = useState(0);
    const fail = useEffectEvent(() => {
      onFailure?.(props);
      setTimeout(() => setFailures(failures + 1), askAgainAfter);
    });
    useEffect(() => {
      if (wanted) ensure().catch(fail);
    }, [wanted, failures]);
    return Part === null ? null : <Part {...props} />;
  };
}

/** Fetches every part now. One that fails is fetched again when it is wanted. */
export async function loadOnDemandParts(): Promise<void> {
  await Promise.allSettled(loaders.map((ensure) => ensure()));
}
