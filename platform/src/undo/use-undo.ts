import { useLanguage, useToast } from 'platform';
import { createUndo, type RevertibleChange } from './create-undo';

/** A change that has taken effect on the page and can be undone. */
export interface UndoableChange extends RevertibleChange {
  /**
   * Called once if the change was not undone: its toast was closed, timed out or was replaced by another, or the user leaves
   * the site. A change that the API cannot revert is sent here; its request must have `keepalive`, because the page may be
   * unloaded.
   */
  onEnd?: () => void;
}

/** Reports a change in a toast with a button that undoes it. A failed undo can be repeated. */
export function useUndo(): (change: UndoableChange) => void {
  const toast = useToast();
  const offer = createUndo(toast.show, useLanguage().language);
  return ({ title, undo, onEnd }) => {
    const stop = () => {
      unsubscribe();
      window.removeEventListener('pagehide', toast.dismiss);
    };
    const revert = () => {
      stop();
      return undo();
    };
    offer({ title, undo: revert });
    const id = toast.current()?.id;
    const unsubscribe = toast.subscribe(() => {
      if (toast.current()?.id === id) return;
      stop();
      onEnd?.();
    });
    window.addEventListener('pagehide', toast.dismiss);
  };
}
