const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

interface SwitchedOff {
  accounts: number;
  schedules: number;
  payments: readonly { count: number }[];
}

/** Recent Activity of a disabling, with what it switched off. */
export function disabledText({ accounts, schedules, payments }: SwitchedOff): string {
  const cancelled = payments.reduce((sum, { count }) => sum + count, 0);
  const parts = [
    accounts > 0 ? `${countOf(accounts, 'account')} made inactive` : '',
    schedules > 0 ? `${countOf(schedules, 'schedule')} made inactive` : '',
    cancelled > 0 ? `${countOf(cancelled, 'unsettled payment')} cancelled` : '',
  ].filter(Boolean);
  return ['Customer disabled', ...parts].join(', ');
}

/** Recent Activity of an enabling, with what it switched back on. */
export function enabledText({ accounts, schedules }: Pick<SwitchedOff, 'accounts' | 'schedules'>): string {
  const parts = [
    accounts > 0 ? `${countOf(accounts, 'account')} reactivated` : '',
    schedules > 0 ? `${countOf(schedules, 'schedule')} reactivated` : '',
  ].filter(Boolean);
  return ['Customer enabled', ...parts].join(', ');
}
