import { useEffect, useEffectEvent, useImperativeHandle, type Ref } from 'react';

type Handler = (event: Event) => void;

/** What Radix gives to its trigger, as far as a tooltip needs it. */
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
 * Radix's trigger for an element that is somebody else's: it draws nothing, and hears what happens to the element. Of what
 * Radix would write on it nothing is taken over, `aria-describedby` least of all, which would say the name twice.
 */
export function ElementTrigger({ element, ref, ...on }: ElementTriggerProps) {
  useImperativeHandle(ref, () => element, [element]);
  const hear = useEffectEvent((event: Event) => {
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
    const listener = (event: Event) => hear(event);
    for (const type of events) element.addEventListener(type, listener);
    // What brought the element here happened before anybody listened.
    if (element.matches(':focus-visible')) hear(new FocusEvent('focus'));
    else if (element.matches(':hover')) hear(new MouseEvent('pointermove'));
    return () => {
      for (const type of events) element.removeEventListener(type, listener);
    };
  }, [element]);
  return null;
}
