import { Tooltip as Radix } from 'radix-ui';
import { ElementTrigger } from './ElementTrigger';
import * as S from './TooltipLayer.styles';
import type { TooltipLayerProps } from './TooltipHost';

/** Milliseconds (SPEC §9): delay of the first tooltip, and the period during which the next one is shown without delay. */
const delay = { show: 700, skip: 300 };

/** Tooltip of `TooltipHost`. Hidden from screen readers, which announce the button's name. */
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
