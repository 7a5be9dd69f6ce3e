import { useEffect, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import {
  fragmentAttribute,
  hydrateAttribute,
  platformErrorCode,
  toPlatformError,
  type FragmentAddress,
  type FragmentSlot,
} from 'shared-contracts';
import type { MountedFragment } from '../services/fragments';
import { useServices } from '../services/use-services';
import { RetryPanel } from '../ui/ErrorPanel/ErrorPanel';

const noContent = { __html: '' };

interface FragmentProps {
  /** A slot for one fragment, or the address of a fragment as `remote:fragment`. */
  of: FragmentAddress | FragmentSlot;
  /** Other props are passed to the fragment. */
  [prop: string]: unknown;
}

/**
 * Renders a fragment of another remote. If it cannot be loaded, its slot shows a retry panel, or keeps the server-rendered
 * content. Other parts of the page are not affected.
 */
export function Fragment({ of: address, ...props }: FragmentProps) {
  const { fragments, telemetry } = useServices();
  const slot = useRef<HTMLDivElement>(null);
  const fragment = useRef<MountedFragment | null>(null);
  const latest = useRef(props);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);

  useEffect(() => {
    if (slot.current === null) return undefined;
    let isUnmounted = false;
    const mounted = fragments.mount(address, slot.current, latest.current);
    fragment.current = mounted;
    mounted.mounted.catch((cause: unknown) => {
      if (isUnmounted) return;
      const error = toPlatformError('TP-501', cause);
      telemetry.report(address, error);
      // Server-rendered content stays readable, and its links work.
      if (slot.current?.hasAttribute(hydrateAttribute) !== true) setFailure({ error });
    });
    return () => {
      isUnmounted = true;
      fragment.current = null;
      mounted.unmount();
    };
  }, [fragments, telemetry, address, attempt]);

  useEffect(() => {
    // Skip updates without changes. An update during hydration would discard the server-rendered content.
    if (shallowEqual(latest.current, props)) return;
    latest.current = props;
    fragment.current?.update(props);
  });

  const retry = () => {
    setFailure(null);
    setAttempt((count) => count + 1);
  };
  return (
    <>
      <div
        ref={slot}
        {...{ [fragmentAttribute]: address }}
        hidden={failure !== null}
        // The content belongs to the fragment. This root neither hydrates nor updates it.
        dangerouslySetInnerHTML={noContent}
        suppressHydrationWarning
      />
      {failure !== null && <RetryPanel missing="part" code={platformErrorCode(failure.error)} onRetry={retry} />}
    </>
  );
}
