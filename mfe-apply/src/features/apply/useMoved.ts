import { useState } from 'react';
import type { Step } from './steps';

/** Whether the step has changed since the first render. */
export function useMoved(step: Step, isOpen: boolean): boolean {
  const [first, setFirst] = useState<Step | null>(null);
  const [moved, setMoved] = useState(false);
  if (isOpen && first === null) setFirst(step);
  if (first !== null && step !== first && !moved) setMoved(true);
  return moved;
}
