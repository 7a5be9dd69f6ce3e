import { useEffect, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { fragmentAttribute, hydrateAttribute } from 'shared-contracts';
import type { MountedFragment } from '../services/fragments/fragments';
import { useServices } from '../services/services-context';
import { RetryPanel } from './RetryPanel';

/** On the slot of a fragment that is mounted; until then an empty slot may hold a place. */
const mountedAttribute = 'data-mounted';

const noContent = { __html: '' };

interface FragmentProps {
  /** Remote and fragment: `mfe-jobs:recent`. */
  of: string;
  /** Everything else is handed to the fragment. */
  [prop: string]: unknown;
}

/**
 * A part of another remote, in place. One that cannot be had is a panel in its slot, unless the server has rendered it;
 * its neighbours live on.
 */
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
    mounted.mounted.then(
      () => slot.current?.setAttribute(mountedAttribute, ''),
      (error: unknown) => {
        if (gone) return;
        telemetry.report(address, error);
        // What the server rendered can be read, and its links lead where they say.
        setFailed(slot.current?.hasAttribute(hydrateAttribute) !== true);
      },
    );
    return () => {
      gone = true;
      fragment.current = null;
      mounted.unmount();
    };
  }, [fragments, telemetry, address, attempt]);

  useEffect(() => {
    // Nothing new is no update: one that comes while the fragment hydrates would throw the server's content away.
    if (shallowEqual(latest.current, props)) return;
    latest.current = props;
    fragment.current?.update(props);
  });

  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return (
    <>
      <div
        ref={slot}
        {...{ [fragmentAttribute]: address }}
        hidden={failed}
        // What stands in it is the fragment's own, from the server on: this root neither compares nor touches it.
        dangerouslySetInnerHTML={noContent}
        suppressHydrationWarning
      />
      {failed && <RetryPanel missing="part" onRetry={retry} />}
    </>
  );
}
