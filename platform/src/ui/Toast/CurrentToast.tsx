import { Toast, ToastRegion } from './Toast';
import type { ToastHostProps } from './ToastHost';

/** Radix implementation of `ToastHost`. */
export function CurrentToast({ toast, onClose }: ToastHostProps) {
  if (toast === null) return <ToastRegion>{null}</ToastRegion>;
  const { id, ...message } = toast;
  return (
    <ToastRegion>
      <Toast key={id} {...message} onClose={onClose} />
    </ToastRegion>
  );
}
