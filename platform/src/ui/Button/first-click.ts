import type { MouseEventHandler } from 'react';

/**
 * A click handler that ignores the second click of a double click. If the response to the first click arrives between them, the
 * button is no longer busy, and the second one would undo or repeat the action.
 */
export function firstClickOnly(onClick?: MouseEventHandler<HTMLButtonElement>): MouseEventHandler<HTMLButtonElement> {
  return (event) => {
    if (event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
}
