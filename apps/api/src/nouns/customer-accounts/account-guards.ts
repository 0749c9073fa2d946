import { conflict } from '../../kernel/problem.ts';

/** Accounts are added, edited and enabled while their customer is enabled (1R159 1R160). */
export function checkCustomerEnabled(customer: { customerEnabled: boolean }): void {
  if (!customer.customerEnabled) throw conflict('The customer is disabled. Enable the customer first.');
}

/** A disabled account can only be enabled (1R091 1M043). */
export function checkEnabled(account: { enabled: boolean }): void {
  if (!account.enabled) throw conflict('Account not enabled.');
}

/** The scheme keeps a tokenised card up to date; what is entered by hand would be overwritten (1R088). */
export function checkNotTokenised(account: { tokenised: boolean }): void {
  if (account.tokenised) throw conflict('A tokenised account cannot be edited.');
}

/** Refuses a change to the status the account already has. */
export function checkStatusChanges(account: { enabled: boolean }, enabled: boolean): void {
  if (account.enabled === enabled) throw conflict(`The account is already ${enabled ? 'enabled' : 'disabled'}.`);
}
