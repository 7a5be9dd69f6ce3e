export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive' | 'success';
  /** Milliseconds. Default: 5000. */
  duration?: number;
  action?: { label: string; onClick: () => void };
}

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
  const listeners = new Set<() => void>();
  let shown: Toast | null = null;
  let count = 0;
  const change = (next: Toast | null) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    show: ({ title, description = null, variant = 'default', duration = defaultDuration, action = null }: Shown) =>
      change({ id: ++count, title, description, variant, duration, action }),
    dismiss: () => change(null),
    current: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A message whose optional fields may be null. */
type Shown = Omit<ToastMessage, 'description' | 'action'> & Partial<Pick<Toast, 'description' | 'action'>>;
