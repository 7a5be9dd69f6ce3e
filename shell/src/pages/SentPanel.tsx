import { useEffect, useRef, type ReactNode } from 'react';
import { EmptyState, styled } from 'platform';

const Frame = styled.div`
  &:focus:not(:focus-visible) {
    outline: 0;
  }
`;

interface SentPanelProps {
  title: string;
  text: string;
  actions?: ReactNode;
}

/** Replaces a form that was sent, and receives its focus. */
export function SentPanel({ title, text, actions }: SentPanelProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Frame ref={frame} tabIndex={-1} role="status">
      <EmptyState illustration="application-sent" title={title} text={text} actions={actions} />
    </Frame>
  );
}
