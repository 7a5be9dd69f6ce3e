import { useEffect, useRef, useState } from 'react';
import type { MountedFragment } from '../services/fragments/fragments';
import { useServices } from '../services/services-context';
import { RetryPanel } from './RetryPanel';

interface FragmentProps {
  /** Remote and fragment: `mfe-jobs:recent`. */
  of: string;
  /** Everything else is handed to the fragment. */
  [prop: string]: unknown;
}

/** A part of another remote, in place. One that cannot be had is a panel in its slot; its neighbours live on. */
export function Fragment({ of: address, ...props }: FragmentProps) {
  const { fragments, telemetry } = useServices();
  const slot = useRef<HTMLDivElement>(null);
  const fragment = useRef<MountedFragment | null>(null);
  const latest = useRef(props);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (slot.current === null) return undefined;
    let gone = false;
    const mounted = fragments.mount(address, slot.current, latest.current);
    fragment.current = mounted;
    mounted.mounted.catch((error: unknown) => {
      if (gone) return;
      telemetry.report(address, error);
      setFailed(true);
    });
    return () => {
      gone = true;
      fragment.current = null;
      mounted.unmount();
    };
  }, [fragments, telemetry, address, attempt]);

  useEffect(() => {
    latest.current = props;
    fragment.current?.update(props);
  });

  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return (
    <>
      <div ref={slot} data-fragment={address} hidden={failed} />
      {failed && <RetryPanel missing="part" onRetry={retry} />}
    </>
  );
}
