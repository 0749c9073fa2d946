export type ToastTone = 'success' | 'info' | 'warning' | 'neutral';

export type ToastOptions = {
  /** `success` unless said otherwise. There is no danger: an error that needs action belongs beside what it is about. */
  tone?: ToastTone;
  /** What happened: "Account made default". */
  title: string;
  description?: string;
  /** An action: Undo, Download. It closes the toast. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds on screen; it waits while hovered, focused or in a hidden window. 6 s, with an action 10 s. */
  duration?: number;
  /** A toast with the same ID replaces the previous one. */
  id?: string;
};

export type ToastItem = ToastOptions & { id: string; open: boolean };

/** Maximum number of toasts: the oldest are removed. */
const most = 4;

let items: readonly ToastItem[] = [];
let made = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ToastItem[]): void {
  items = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, from anywhere, also outside React. Returns its id, for `dismissToast`. */
export function toast(options: ToastOptions): string {
  made += 1;
  const id = options.id ?? `toast-${made}`;
  const others = items.filter((item) => item.open && item.id !== id);
  replace([...others, { ...options, id, open: true }].slice(-most));
  return id;
}

/** Closes one toast, or all of them. */
export function dismissToast(id?: string): void {
  replace(items.map((item) => (id === undefined || item.id === id ? { ...item, open: false } : item)));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ToastItem[] {
  return items;
}
