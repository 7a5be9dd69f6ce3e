import { useSyncExternalStore } from 'react';
import { useServices } from '../services-context';
import type { Toast, ToastService } from './toast';

/** `show({ title })` shows a toast and replaces the current one; `dismiss()` removes it. */
export function useToast(): Pick<ToastService, 'show' | 'dismiss'> {
  return useServices().toast;
}

const none = () => null;

/** The current toast, for the shell's toast view. */
export function useCurrentToast(): Toast | null {
  const { toast } = useServices();
  return useSyncExternalStore(toast.subscribe, toast.current, none);
}
