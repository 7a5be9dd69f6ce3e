import { useSyncExternalStore } from 'react';
import { useServices } from '../services-context';
import type { Toast, ToastService } from './toast';

/** Says something in passing: `show({ title })` replaces what stands there, `dismiss()` takes it away. */
export function useToast(): Pick<ToastService, 'show' | 'dismiss'> {
  return useServices().toast;
}

const none = () => null;

/** The toast to draw, for the one view that the shell has. */
export function useCurrentToast(): Toast | null {
  const { toast } = useServices();
  return useSyncExternalStore(toast.subscribe, toast.current, none);
}
