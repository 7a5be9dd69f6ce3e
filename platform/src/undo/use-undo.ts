import { useLanguage, useToast } from 'platform';
import type { Language } from 'shared-contracts';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

const texts: Record<Language, typeof pt> = { pt, en };

/** Milliseconds in which a change can be undone. Hover, focus and a window in the background pause them, as for every toast. */
export const undoTime = 10_000;

export interface UndoableChange {
  /** Reports the change: "Alerta removido." */
  title: string;
  /** Restores the previous state. An `error` of the result is reported in a toast. */
  undo: () => Promise<{ error?: unknown }> | void;
  /**
   * Called once if the change was not undone: its toast was closed, timed out or was replaced by another, or the user leaves
   * the site. A change that the API cannot revert is sent here; its request must have `keepalive`, because the page may be
   * unloaded.
   */
  onEnd?: () => void;
}

/** Reports a change in a toast with a button that undoes it. */
export function useUndo(): (change: UndoableChange) => void {
  const toast = useToast();
  const { undo: label, failed, failedText } = texts[useLanguage().language];
  const revert = async (undo: UndoableChange['undo']) => {
    const outcome = await undo();
    if (outcome?.error === undefined) return;
    toast.show({ title: failed, description: failedText, variant: 'destructive' });
  };
  return ({ title, undo, onEnd }) => {
    const end = (isUndone: boolean) => {
      unsubscribe();
      window.removeEventListener('pagehide', toast.dismiss);
      if (isUndone) void revert(undo);
      else onEnd?.();
    };
    toast.show({
      title,
      variant: 'success',
      duration: undoTime,
      action: { label, onClick: () => end(true) },
    });
    const id = toast.current()?.id;
    const unsubscribe = toast.subscribe(() => toast.current()?.id !== id && end(false));
    window.addEventListener('pagehide', toast.dismiss);
  };
}
