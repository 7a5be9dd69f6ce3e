import { useState } from 'react';
import type { Credentials } from 'shared-contracts';
import { CodeForm } from './CodeForm';
import { PasswordForm } from './PasswordForm';
import { usePasswordForm } from './usePasswordForm';

interface LoginFormProps {
  /** Gets what was typed as a name where the address has to be confirmed first. */
  onUnverified: (username: string) => void;
  /** Of the heading that names it. */
  titleId: string;
}

/** Name and password, then the code for accounts with a second factor. Going back restores the input. */
export function LoginForm({ onUnverified, titleId }: LoginFormProps) {
  const [accepted, setAccepted] = useState<Credentials | null>(null);
  const form = usePasswordForm({ onUnverified, onCodeNeeded: setAccepted });
  if (accepted === null) return <PasswordForm form={form} titleId={titleId} />;
  const back = () => setAccepted(null);
  return <CodeForm credentials={accepted} titleId={titleId} onUnverified={onUnverified} onBack={back} />;
}
