export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive' | 'success';
  /** Milliseconds; 5000 unless told. */
  duration?: number;
  action?: { label: string; onClick: () => void };
}

export interface Toast extends Required<Pick<ToastMessage, 'title' | 'variant' | 'duration'>> {
  /** Grows by one, so that the same words twice are two toasts. */
  id: number;
  description: string | null;
  action: ToastMessage['action'] | null;
}

export interface ToastService {
  /** Shows a message in place of the one before: there is one at a time (SPEC §9). */
  readonly show: (message: ToastMessage) => void;
  readonly dismiss: () => void;
  readonly current: () => Toast | null;
  readonly subscribe: (listener: () => void) => () => void;
}

const defaultDuration = 5000;

/** What is shown now. How long it stands is the view's to count, because a pointer or focus on it stops the clock. */
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

/** A message whose gaps may also be given as null. */
type Shown = Omit<ToastMessage, 'description' | 'action'> & Partial<Pick<Toast, 'description' | 'action'>>;
