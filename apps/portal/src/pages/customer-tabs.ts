import type { Customer } from '@quickportal/contracts/customers/customer';
import type { CustomerTab } from './customer-tab.ts';

let known: readonly CustomerTab[] = [];

/** Makes tabs known; the customer page does. */
export function registerCustomerTabs(tabs: readonly CustomerTab[]): void {
  known = tabs.toSorted((tab, other) => tab.order - other.order);
}

/** Every tab of the customer page, in the order in which they stand. */
export const customerTabs = (): readonly CustomerTab[] => known;

/** The tabs that a person sees at a customer. */
export const tabsFor = (
  customer: Pick<Customer, 'hasPayToProduct'>,
  rights: ReadonlySet<string>,
  tabs: readonly CustomerTab[] = customerTabs(),
): readonly CustomerTab[] =>
  tabs.filter(
    ({ anyOf, needsPayTo }) =>
      (anyOf === undefined || anyOf.some((right) => rights.has(right))) && (!needsPayTo || customer.hasPayToProduct),
  );
