import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'platform';
import type { Step } from './steps';

interface StepPlace {
  heading: 'h1' | 'h3';
  /** Receives the focus after a step change, but not on the first render. */
  moved: boolean;
}

export const StepPlaceContext = createContext<StepPlace>({ heading: 'h1', moved: false });

const Title = styled.h1`
  &:focus {
    outline: 0;
    box-shadow: none;
  }
`;

/** The heading of a step. It receives the focus after a step change, and the page scrolls to the top. */
export function StepTitle({ children }: { children: ReactNode }) {
  const { heading, moved } = useContext(StepPlaceContext);
  const title = useRef<HTMLHeadingElement>(null);
  const arrived = useRef(moved);
  useEffect(() => {
    if (!arrived.current) return;
    title.current?.focus({ preventScroll: true });
    const scene = title.current?.closest('[role="dialog"]') ?? document.documentElement;
    scene.scrollTop = 0;
  }, []);
  return (
    <Title ref={title} as={heading} tabIndex={-1}>
      {children}
    </Title>
  );
}

/** Whether the step has changed since the first render. */
export function useMoved(step: Step, isOpen: boolean): boolean {
  const [first, setFirst] = useState<Step | null>(null);
  const [moved, setMoved] = useState(false);
  if (isOpen && first === null) setFirst(step);
  if (first !== null && step !== first && !moved) setMoved(true);
  return moved;
}
