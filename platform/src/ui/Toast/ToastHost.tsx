import { onDemand } from '../overlay/on-demand';
import type { ToastHostProps } from './Toast';

/** Shows toasts, one at a time. */
export const ToastHost = onDemand<ToastHostProps>({
  load: async () => (await import(/* webpackChunkName: "overlays" */ './Toast')).CurrentToast,
  isWanted: ({ toast }) => toast !== null,
});
