import { onDemand } from '../overlay/on-demand';
import type { ToastProps } from './Toast';

export interface ToastHostProps {
  /** The message of the moment; another `id` starts anew, with its own time. */
  toast: (Omit<ToastProps, 'onClose'> & { id: number | string }) | null;
  onClose: () => void;
}

/** Where messages in passing appear, one at a time. */
export const ToastHost = onDemand<ToastHostProps>({
  load: async () => (await import(/* webpackChunkName: "overlays" */ './CurrentToast')).CurrentToast,
  isWanted: ({ toast }) => toast !== null,
});
