import type { ReactNode } from 'react';
import { onDemand } from '../overlay/on-demand';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Says more about the title, and is read with it. */
  text?: string;
  /** `wide` for forms and previews. */
  size?: 'normal' | 'wide';
  /** Buttons, the safe one first. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Something that has to be dealt with before the page goes on. A question with two answers is an `AlertDialog`. */
export const Dialog = onDemand<DialogProps>({
  load: async () => (await import(/* webpackChunkName: "overlays" */ './DialogPanel')).DialogPanel,
  isWanted: ({ open }) => open,
  onFailure: ({ onOpenChange }) => onOpenChange(false),
});
