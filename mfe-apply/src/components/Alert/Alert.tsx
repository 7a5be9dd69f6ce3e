import { useEffect, useRef, type ReactNode } from 'react';
import { Note, styled } from 'platform';

const Frame = styled.div`
  border-radius: var(--radius-md);

  &:focus:not(:focus-visible) {
    outline: 0;
  }
`;

interface AlertProps {
  title: string;
  children?: ReactNode;
}

/** What went wrong, where it went wrong; it takes the focus, so that the keyboard goes on from here. */
export function Alert({ title, children }: AlertProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Frame ref={frame} role="alert" tabIndex={-1}>
      <Note tone="danger" title={title}>
        {children}
      </Note>
    </Frame>
  );
}
