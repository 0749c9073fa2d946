/** What a status change would switch, as the server counts it. */
export interface StatusChangePreview {
  accounts: number;
  schedules: number;
  unsettledPayments: number;
  unsettledAmounts: readonly { displayAmount: string }[];
}

const countOf = (count: number, single: string, many = `${single}s`) => `${count} ${count === 1 ? single : many}`;
const list = (parts: readonly string[]) => new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(parts);

/** What disabling does, in the words of the specification (1R081 1R082 1R083) and with this customer's numbers. */
export function disablingText(preview: StatusChangePreview | null): string {
  if (!preview)
    return 'All linked accounts and recurring schedules become inactive, and unsettled payments are cancelled.';
  const { accounts, schedules, unsettledPayments, unsettledAmounts } = preview;
  const linked = [
    accounts > 0 ? countOf(accounts, 'linked account') : '',
    schedules > 0 ? countOf(schedules, 'recurring schedule') : '',
  ].filter(Boolean);
  const total = accounts + schedules;
  const switched = total > 0 ? `${list(linked)} ${total === 1 ? 'becomes' : 'become'} inactive` : '';
  const amounts =
    unsettledAmounts.length > 0
      ? ` of ${list(unsettledAmounts.map((unsettledAmount) => unsettledAmount.displayAmount))}`
      : '';
  const cancelled =
    unsettledPayments > 0
      ? `${countOf(unsettledPayments, 'unsettled payment')}${amounts} ${unsettledPayments === 1 ? 'is' : 'are'} cancelled`
      : '';
  const happens = [switched, cancelled].filter(Boolean).join(', and ');
  return happens === ''
    ? 'No payments can be taken until the customer is enabled again. The customer has no active accounts or schedules and no unsettled payments.'
    : `${happens}. No payments can be taken until the customer is enabled again.`;
}

/** The offer to switch back on what the disabling switched off. */
export function restoringText({ accounts, schedules }: StatusChangePreview): string {
  const parts = [
    accounts > 0 ? countOf(accounts, 'account') : '',
    schedules > 0 ? countOf(schedules, 'schedule') : '',
  ].filter(Boolean);
  return `Reactivate ${list(parts)}`;
}
