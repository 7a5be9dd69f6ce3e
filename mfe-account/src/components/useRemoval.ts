import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createValueStore } from 'platform';
import { useUndo } from 'platform/undo';
import { afterRemoval, rowTitleId } from './focus';

interface Row {
  id: string;
}

interface RemovalOptions<Item> {
  /** The shown rows. */
  rows: readonly Item[];
  /** Sends the request, which must have `keepalive`. It also runs after the list was left. */
  send: (item: Item) => Promise<{ error?: unknown }>;
  /** Text of the toast. */
  doneText: (item: Item) => string;
  /** Reports an error as a toast and returns it for the page; null if the session has ended. */
  explain: (error: unknown) => string | null;
}

/** Ids of removed rows, unless their removal was undone or failed. An older response may still contain them. */
const removed = createValueStore<ReadonlySet<string>>(new Set());
const running = new Set<Promise<void>>();

/** Renders the rows at once and moves the focus, because the focused button is removed. */
function show(ids: readonly string[], focusId: string): void {
  flushSync(() => removed.set(new Set(ids)));
  document.getElementById(focusId)?.focus();
}

const restored = (id: string) => [...removed.get()].filter((one) => one !== id);

/** The rows without those that were just removed. */
export function useRemaining<Item extends Row>(rows: readonly Item[]): Item[] {
  const ids = useSyncExternalStore(removed.subscribe, removed.get, removed.get);
  return rows.filter(({ id }) => !ids.has(id));
}

/** Forgets all removals, as a reload does. */
export function forgetRemovals(): void {
  removed.set(new Set());
  running.clear();
}

/** Resolves when all removals that are being sent are answered. */
export async function removalsAnswered(): Promise<void> {
  await Promise.all(running);
}

/**
 * Removal of a row that can be undone: the row disappears at once, and the request is sent when the toast ends. The focus
 * moves to the next row, and back after an undo. The row returns if the request fails.
 */
export function useRemoval<Item extends Row>({ rows, send, doneText, explain }: RemovalOptions<Item>) {
  const offerUndo = useUndo();
  const [failure, setFailure] = useState<string | null>(null);
  const request = async (item: Item) => {
    const { error } = await send(item);
    if (error === undefined) return;
    removed.set(new Set(restored(item.id)));
    setFailure(explain(error));
  };
  const commit = (item: Item) => {
    const sent = request(item).finally(() => running.delete(sent));
    running.add(sent);
  };
  const remove = (item: Item) => {
    setFailure(null);
    offerUndo({
      title: doneText(item),
      undo: () => show(restored(item.id), rowTitleId(item.id)),
      onEnd: () => commit(item),
    });
    show([...removed.get(), item.id], afterRemoval(rows, item));
  };
  return { remove, failure };
}
