import type { Language } from 'shared-contracts';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

const texts: Record<Language, typeof pt> = { pt, en };

/** Milliseconds in which a change can be undone. Hover, focus and a window in the background pause them, as for every toast. */
export const undoTime = 10_000;
/** Milliseconds in which a failed undo can be repeated. */
const repeatTime = 60_000;

export interface RevertibleChange {
  /** Reports the change: "Alerta removido." */
  title: string;
  /** Restores the previous state. A result with an `error` is reported in a toast that repeats the call. */
  undo: () => Promise<{ error?: unknown }> | void;
}

/** A toast with one action, as `ToastService` and the services of remotes show it. */
interface ActionToast {
  title: string;
  variant: 'success' | 'destructive';
  duration: number;
  action: { label: string; onClick: () => void };
}

/** Returns a function that reports a change in a toast with a button that undoes it. */
export function createUndo(show: (message: ActionToast) => void, language: Language) {
  const { undo: label, failed, repeat } = texts[language];
  const revert = async (undo: RevertibleChange['undo']): Promise<void> => {
    const outcome = await undo();
    if (outcome?.error === undefined) return;
    const action = { label: repeat, onClick: () => void revert(undo) };
    show({ title: failed, variant: 'destructive', duration: repeatTime, action });
  };
  return ({ title, undo }: RevertibleChange): void =>
    show({ title, variant: 'success', duration: undoTime, action: { label, onClick: () => void revert(undo) } });
}
