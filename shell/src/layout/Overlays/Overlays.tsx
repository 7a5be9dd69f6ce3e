import { ToastHost, TooltipHost, useCurrentToast, useToast } from 'platform';

/** What lies over every page: the toast of the moment, and the name of the icon button of the moment. */
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
