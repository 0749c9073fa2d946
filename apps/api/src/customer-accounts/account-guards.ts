import { fieldProblem, Problem } from '../kernel/problem.ts';

const refused = (detail: string) => new Problem('state-conflict', { detail });

/** Accounts are added, edited and enabled while their customer is enabled (1R159 1R160). */
export function checkCustomerEnabled(customer: { customerEnabled: boolean }): void {
  if (!customer.customerEnabled) throw refused('The customer is disabled. Enable the customer first.');
}

/** A disabled account can only be enabled (1R091 1M043). */
export function checkEnabled(account: { enabled: boolean }): void {
  if (!account.enabled) throw refused('Account not enabled.');
}

/** The scheme keeps a tokenised card up to date; what is entered by hand would be overwritten (1R088). */
export function checkNotTokenised(account: { tokenised: boolean }): void {
  if (account.tokenised) throw refused('A tokenised account cannot be edited.');
}

/** Refuses a change to the status the account already has. */
export function checkStatusChanges(account: { enabled: boolean }, enabled: boolean): void {
  if (account.enabled === enabled) throw refused(`The account is already ${enabled ? 'enabled' : 'disabled'}.`);
}

/** Refuses an edit that changes nothing (1R213 1M040). */
export const noChanges = () => fieldProblem('', 'No changes detected.');
