import type { Customer } from '@quickportal/contracts/customers/customer';
import { fieldProblem, Problem } from '../kernel/problem.ts';

/** What a person can change about a customer, compared and written as one. */
export type CustomerDetails = Pick<
  Customer,
  | 'customerName'
  | 'street1'
  | 'street2'
  | 'street3'
  | 'city'
  | 'state'
  | 'postcode'
  | 'email'
  | 'receivesEmail'
  | 'phoneNumber'
  | 'receivesSms'
>;

export const NUMBER_USED = 'This customer number is already used in this business.';

/** The country is the facility's until customers say otherwise. */
export const countryOf = (currency: 'AUD' | 'NZD'): 'AU' | 'NZ' => (currency === 'NZD' ? 'NZ' : 'AU');

type Entered = { [K in keyof CustomerDetails]?: CustomerDetails[K] | undefined };

/** Details as they are kept: what was left out is empty or off. */
export const detailsOf = (entered: Entered & { customerName: string }): CustomerDetails => ({
  customerName: entered.customerName,
  street1: entered.street1 ?? '',
  street2: entered.street2 ?? '',
  street3: entered.street3 ?? '',
  city: entered.city ?? '',
  state: entered.state ?? '',
  postcode: entered.postcode ?? '',
  email: entered.email ?? '',
  receivesEmail: entered.receivesEmail ?? false,
  phoneNumber: entered.phoneNumber ?? '',
  receivesSms: entered.receivesSms ?? false,
});

/** Refuses a change made against an older version than the present one (409). */
export function checkVersion(present: { version: number }, sent: number | undefined): void {
  if (sent !== undefined && sent !== present.version) throw new Problem('lost-update');
}

/** The fields that differ, before and after. Refuses an edit that changes nothing (1R213). */
export function changedDetails(before: CustomerDetails, after: CustomerDetails) {
  const names = (Object.keys(after) as (keyof CustomerDetails)[]).filter((name) => before[name] !== after[name]);
  if (names.length === 0) throw fieldProblem('', 'No changes detected.');
  const pick = (details: CustomerDetails) => Object.fromEntries(names.map((name) => [name, details[name]]));
  return { names, before: pick(before), after: pick(after) };
}

/** Refuses a change to the status the customer already has (decisions, 1-customers). */
export function checkStatusChanges(customer: Pick<Customer, 'customerEnabled'>, enabled: boolean): void {
  if (customer.customerEnabled !== enabled) return;
  throw new Problem('state-conflict', { detail: `The customer is already ${enabled ? 'enabled' : 'disabled'}.` });
}
