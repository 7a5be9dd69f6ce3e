import { Tooltip as Radix } from 'radix-ui';
import { ElementTrigger } from './ElementTrigger';
import * as S from './TooltipLayer.styles';
import type { TooltipLayerProps } from './TooltipHost';

/** Milliseconds (SPEC §9): before the first one shows, and for how long the next shows at once. */
const delay = { show: 700, skip: 300 };

/** What `TooltipHost` draws. Readers are told nothing twice: the name is the button's own. */
export function TooltipLayer({ button }: TooltipLayerProps) {
  if (button === null) return null;
  return (
    <Radix.Provider delayDuration={delay.show} skipDelayDuration={delay.skip}>
      <Radix.Root>
        <Radix.Trigger asChild>
          <ElementTrigger element={button.element} />
        </Radix.Trigger>
        <Radix.Portal>
          <S.Bubble sideOffset={8} collisionPadding={8}>
            {button.name}
          </S.Bubble>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
