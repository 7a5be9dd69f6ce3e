import { useState } from 'react';

export interface KeptCodes {
  codes: readonly string[];
  /** Whether the person says that they have them. */
  isKept: boolean;
  setKept: (isKept: boolean) => void;
  /** They wanted to go on without. */
  isReminded: boolean;
}

/** Codes that are shown once: whoever holds them closes only after the person has said that they are kept. */
export function useRecoveryCodes(onClose: () => void) {
  const [codes, show] = useState<readonly string[] | null>(null);
  const [isKept, setKept] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const close = () => {
    if (codes === null || isKept) onClose();
    else setReminded(true);
  };
  const kept: KeptCodes | null = codes && { codes, isKept, setKept, isReminded: isReminded && !isKept };
  return { kept, show, close };
}
