import type { ReactNode } from 'react';
import { onDemand } from '../overlay/on-demand';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Description, announced with the title. */
  text?: string;
  /** `wide` for forms and previews. */
  size?: 'normal' | 'wide';
  /** Buttons, the cancel button first. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A modal dialog. Use `AlertDialog` for a confirmation. */
export const Dialog = onDemand<DialogProps>({
  load: async () => (await import(/* webpackChunkName: "overlays" */ './DialogPanel')).DialogPanel,
  isWanted: ({ open }) => open,
  onFailure: ({ onOpenChange }) => onOpenChange(false),
});
