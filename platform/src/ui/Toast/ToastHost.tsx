import { onDemand } from '../overlay/on-demand';
import type { ToastProps } from './Toast';

export interface ToastHostProps {
  /** Current toast. A new `id` restarts the timeout. */
  toast: (Omit<ToastProps, 'onClose'> & { id: number | string }) | null;
  onClose: () => void;
}

/** Shows toasts, one at a time. */
export const ToastHost = onDemand<ToastHostProps>({
  load: async () => (await import(/* webpackChunkName: "overlays" */ './CurrentToast')).CurrentToast,
  isWanted: ({ toast }) => toast !== null,
});
