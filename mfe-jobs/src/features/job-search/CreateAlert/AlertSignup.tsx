import { onDemand } from 'platform';

export interface AlertSignupProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Query of an address of /jobs. */
  search: string;
  /** The same as text for users. */
  words: string;
}

/** Where a visitor leaves an address for the alert. Its code, with that of forms, comes with the first click. */
export const AlertSignup = onDemand<AlertSignupProps>({
  load: async () => (await import(/* webpackChunkName: "alert-signup" */ './AlertSignupDialog')).AlertSignupDialog,
  isWanted: ({ open }) => open,
  onFailure: ({ onOpenChange }) => onOpenChange(false),
  ahead: false,
});
