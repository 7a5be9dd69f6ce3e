import { useState } from 'react';
import { useLeaveGuard } from 'platform';

export interface KeptCodes {
  codes: readonly string[];
  /** Whether the person says that they have them. */
  isKept: boolean;
  setKept: (isKept: boolean) => void;
  /** They wanted to go on without. */
  isReminded: boolean;
}

/**
 * Codes that are shown once: closing the dialog or leaving the page requires a confirmation that they are saved. This
 * also applies while they are created (`isSending`), because the API creates them even if the page is left.
 */
export function useRecoveryCodes(onClose: () => void, isSending: boolean) {
  const [codes, show] = useState<readonly string[] | null>(null);
  const [isKept, setKept] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const { pending } = useLeaveGuard(isSending || (codes !== null && !isKept));
  const close = () => {
    if (codes === null || isKept) onClose();
    else setReminded(true);
  };
  const kept: KeptCodes | null = codes && { codes, isKept, setKept, isReminded: (isReminded || pending) && !isKept };
  return { kept, show, close };
}
