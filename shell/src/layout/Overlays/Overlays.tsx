import { Toast, ToastRegion, useCurrentToast, useToast } from 'platform';

/** What lies over every page: the toast of the moment. A new one starts anew, with its own time. */
export function Overlays() {
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
