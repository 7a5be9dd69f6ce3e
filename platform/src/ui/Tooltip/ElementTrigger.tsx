import { useEffect, useEffectEvent, useImperativeHandle, type Ref } from 'react';

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
export function ElementTrigger({ element, ref, ...on }: ElementTriggerProps) {
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
