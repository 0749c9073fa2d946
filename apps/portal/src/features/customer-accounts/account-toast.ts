import type { ToastOptions } from '@quickportal/ui/toast';

interface SavedAccount {
  displayName: string;
  warnings: readonly string[];
}

/** Says that an account was added or saved, and what to check again. */
export const accountToast =
  (done: 'added' | 'saved') =>
  ({ displayName, warnings }: SavedAccount): ToastOptions =>
    warnings.length > 0
      ? { tone: 'warning', title: `${displayName} ${done}`, description: warnings.join(' ') }
      : { tone: 'success', title: `${displayName} ${done}` };
