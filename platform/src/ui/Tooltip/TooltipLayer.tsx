import { useEffect, useEffectEvent, useImperativeHandle, type Ref } from 'react';
import { Tooltip as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { appear } from '../overlay/overlay.styles';

/** Above all elements with icon buttons, including toasts. */
const Bubble = styled(Radix.Content)`
  z-index: calc(var(--z-toast) + 1);
  max-width: var(--menu-width);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-sm);
  background: var(--color-text);
  color: var(--color-canvas);
  font-size: var(--text-xs);
  line-height: var(--leading-snug);
  overflow-wrap: anywhere;
  animation: ${appear} var(--motion-base) var(--ease-out);

  ${media.forcedColors} {
    border: var(--border-hair) solid;
  }
`;

type Handler = (event: Event) => void;

/** Subset of the props that Radix passes to a tooltip trigger. */
interface ElementTriggerProps {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
  onPointerMove?: Handler;
  onPointerLeave?: Handler;
  onPointerDown?: Handler;
  onFocus?: Handler;
  onBlur?: Handler;
  onClick?: Handler;
}

const events = ['pointermove', 'pointerleave', 'pointerdown', 'focus', 'blur', 'click'] as const;

/**
 * Radix trigger for an existing element. Renders nothing and listens to the element's events. Attributes from Radix are not
 * applied; in particular `aria-describedby` would announce the name twice.
 */
function ElementTrigger({ element, ref, ...on }: ElementTriggerProps) {
  useImperativeHandle(ref, () => element, [element]);
  const handleEvent = useEffectEvent((event: Event) => {
    const handlers: Record<(typeof events)[number], Handler | undefined> = {
      pointermove: on.onPointerMove,
      pointerleave: on.onPointerLeave,
      pointerdown: on.onPointerDown,
      focus: on.onFocus,
      blur: on.onBlur,
      click: on.onClick,
    };
    handlers[event.type as keyof typeof handlers]?.(event);
  });
  useEffect(() => {
    const listener = (event: Event) => handleEvent(event);
    for (const type of events) element.addEventListener(type, listener);
    // The event that selected the element was dispatched before the listeners were added.
    if (element.matches(':focus-visible')) handleEvent(new FocusEvent('focus'));
    else if (element.matches(':hover')) handleEvent(new MouseEvent('pointermove'));
    return () => {
      for (const type of events) element.removeEventListener(type, listener);
    };
  }, [element]);
  return null;
}

/** An icon button with its current name. */
export interface NamedButton {
  element: HTMLElement;
  name: string;
}

export interface TooltipLayerProps {
  /** The icon button that was hovered or focused last. */
  button: NamedButton | null;
}

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
          <Bubble sideOffset={8} collisionPadding={8}>
            {button.name}
          </Bubble>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
