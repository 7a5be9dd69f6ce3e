import { createValueStore } from './value-store';

/** A toast to show. */
export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive' | 'success';
  /** Milliseconds. Default: 5000. */
  duration?: number;
  action?: { label: string; onClick: () => void };
}

/** The toast that is shown. */
export interface Toast extends Required<Pick<ToastMessage, 'title' | 'variant' | 'duration'>> {
  /** Incremented per toast, so a repeated message is a new toast. */
  id: number;
  description: string | null;
  action: ToastMessage['action'] | null;
}

export interface ToastService {
  /** Shows a message and replaces the current one (SPEC §9: one at a time). */
  readonly show: (message: ToastMessage) => void;
  readonly dismiss: () => void;
  readonly current: () => Toast | null;
  readonly subscribe: (listener: () => void) => () => void;
}

const defaultDuration = 5000;

/** Holds the current toast. The view runs the timer, because pointer and focus pause it. */
export function createToastService(): ToastService {
  const shown = createValueStore<Toast | null>(null);
  let count = 0;
  return {
    show: ({ title, description = null, variant = 'default', duration = defaultDuration, action = null }: Shown) =>
      shown.set({ id: ++count, title, description, variant, duration, action }),
    dismiss: () => shown.set(null),
    current: shown.get,
    subscribe: shown.subscribe,
  };
}

/** A message whose optional fields may be null. */
type Shown = Omit<ToastMessage, 'description' | 'action'> & Partial<Pick<Toast, 'description' | 'action'>>;
