import type { ReactNode } from 'react';
import { Tooltip as Radix } from 'radix-ui';
import { usePortal } from '../../overlay/portal';
import * as S from './Tooltip.styles';

/** Milliseconds (SPEC §9): before the first one shows, and for how long the next shows at once. */
const delay = { show: 700, skip: 300 };

/** Around a group of tooltips, so that moving from one to the next does not wait again. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={delay.show} skipDelayDuration={delay.skip}>
      {children}
    </Radix.Provider>
  );
}

export interface TooltipProps {
  /** The same words as the button's label. */
  text: string;
  /** One icon button. */
  children: ReactNode;
}

/** Shows the name of an icon button. Stands in a `TooltipGroup`. Nothing may be said here alone: touch never sees it. */
export function Tooltip({ text, children }: TooltipProps) {
  const portal = usePortal();
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={portal?.container ?? null}>
        <S.Bubble sideOffset={8} collisionPadding={8}>
          {text}
        </S.Bubble>
      </Radix.Portal>
    </Radix.Root>
  );
}
