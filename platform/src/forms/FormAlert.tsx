import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Note } from '../ui/Note/Note';

const Frame = styled.div`
  border-radius: var(--radius-md);

  &:focus:not(:focus-visible) {
    outline: 0;
  }
`;

interface FormAlertProps {
  title: string;
  children?: ReactNode;
}

/** Alert above a form that cannot be sent. It takes focus when it appears. */
export function FormAlert({ title, children }: FormAlertProps) {
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
