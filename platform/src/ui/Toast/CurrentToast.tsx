import { Toast, ToastRegion } from './Toast';
import type { ToastHostProps } from './ToastHost';

/** What `ToastHost` draws, with Radix underneath. */
export function CurrentToast({ toast, onClose }: ToastHostProps) {
  if (toast === null) return <ToastRegion>{null}</ToastRegion>;
  const { id, ...message } = toast;
  return (
    <ToastRegion>
      <Toast key={id} {...message} onClose={onClose} />
    </ToastRegion>
  );
}
