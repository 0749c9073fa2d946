/** Accounts that are enabled, and all of them in brackets: 3 (5). */
export const AccountsCount = ({
  enabledAccountsCount,
  totalAccountsCount,
}: {
  enabledAccountsCount: number;
  totalAccountsCount: number;
}) => `${enabledAccountsCount.toLocaleString('en-AU')} (${totalAccountsCount.toLocaleString('en-AU')})`;
