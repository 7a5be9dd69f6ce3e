import type { ReactNode } from 'react';
import { Button, EmptyState, VisuallyHidden } from 'platform';

interface LoadErrorProps {
  title: string;
  text: string;
  busy: boolean;
  onRetry: () => void;
  /** Without the illustration, above content. */
  compact?: boolean;
}

/** As `ErrorPanel`, whose button is in the language of the site. */
export function LoadError({ title, text, busy, onRetry, compact = false }: LoadErrorProps) {
  const retry = (
    <Button busy={busy} onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState {...(!compact && { illustration: 'failed' })} title={title} text={text} actions={retry} />
    </div>
  );
}

/** A placeholder that is announced. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      {children}
    </div>
  );
}
