import { useTranslation } from 'platform';

/** Namespace of the shell's own texts. */
export const shellNamespace = 'shell';

/** Texts of the chrome and of the shell's pages. */
export function useShellText() {
  return useTranslation(shellNamespace);
}
