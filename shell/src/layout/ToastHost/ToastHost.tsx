import { Toast, ToastRegion, useCurrentToast, useToast } from 'platform';

/** Draws the toast of the moment. A new one starts anew, with its own time. */
export function ToastHost() {
  const toast = useCurrentToast();
  const { dismiss } = useToast();
  return (
    <ToastRegion>
      {toast !== null && (
        <Toast
          key={toast.id}
          title={toast.title}
          description={toast.description}
          variant={toast.variant}
          duration={toast.duration}
          action={toast.action}
          onClose={dismiss}
        />
      )}
    </ToastRegion>
  );
}
