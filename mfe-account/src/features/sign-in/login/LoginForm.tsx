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

/** Name and password; then the code, of whoever has a second factor. What was typed is there on the way back. */
export function LoginForm({ onUnverified, titleId }: LoginFormProps) {
  const [accepted, setAccepted] = useState<Credentials | null>(null);
  const form = usePasswordForm({ onUnverified, onCodeNeeded: setAccepted });
  if (accepted === null) return <PasswordForm form={form} titleId={titleId} />;
  const back = () => setAccepted(null);
  return <CodeForm credentials={accepted} titleId={titleId} onUnverified={onUnverified} onBack={back} />;
}
