import { ToastHost, TooltipHost, useCurrentToast, useToast } from 'platform';

/** Above every page: the current toast, and the tooltip of the current icon button. */
export function Overlays() {
  const toast = useCurrentToast();
  const { dismiss } = useToast();
  return (
    <>
      <ToastHost toast={toast} onClose={dismiss} />
      <TooltipHost />
    </>
  );
}
