import type { Customer } from '@quickportal/contracts/customers/customer';
import { type CustomerDetails, customerDetailsShape } from '@quickportal/contracts/customers/customer-details';
import { conflict } from '../../kernel/problem.ts';

export const NUMBER_USED = 'This customer number is already used in this business.';

/** The country is the facility's until customers say otherwise. */
export const countryOf = (currency: 'AUD' | 'NZD'): 'AU' | 'NZ' => (currency === 'NZD' ? 'NZ' : 'AU');

type Entered = { [K in keyof CustomerDetails]?: CustomerDetails[K] | undefined };
const detailNames = Object.keys(customerDetailsShape) as (keyof CustomerDetails)[];

/** Details as they are kept: text that was left out is empty. */
export const detailsOf = (entered: Entered & { customerName: string }): CustomerDetails =>
  Object.fromEntries(detailNames.map((name) => [name, entered[name] ?? ''])) as unknown as CustomerDetails;

// Shorter than the title of the field
const words: { readonly [K in keyof CustomerDetails]?: string } = { customerName: 'name', city: 'city' };

/** A field of the details inside a sentence: `street line 1`, `SMS notifications`. */
export function detailInWords(name: keyof CustomerDetails): string {
  const title = customerDetailsShape[name].meta()?.title ?? name;
  return words[name] ?? title.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}

/** Refuses a change to the status the customer already has (decisions, 1-customers). */
export function checkStatusChanges(customer: Pick<Customer, 'customerEnabled'>, enabled: boolean): void {
  if (customer.customerEnabled !== enabled) return;
  throw conflict(`The customer is already ${enabled ? 'enabled' : 'disabled'}.`);
}
