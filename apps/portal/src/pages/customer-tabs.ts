import type { Customer } from '@quickportal/contracts/customers/customer';
import type { CustomerTab } from './customer-tab.ts';
import { registeredTabs } from './customer-tabs.gen.ts';

/** Every tab of the customer page, in the order in which they stand. */
export const customerTabs: readonly CustomerTab[] = (registeredTabs as readonly CustomerTab[]).toSorted(
  (one, other) => one.order - other.order,
);

/** The tabs that a person sees at a customer. */
export const tabsFor = (
  customer: Pick<Customer, 'hasPayToProduct'>,
  rights: ReadonlySet<string>,
  tabs: readonly CustomerTab[] = customerTabs,
): readonly CustomerTab[] =>
  tabs.filter(
    ({ anyOf, needsPayTo }) =>
      (anyOf === undefined || anyOf.some((right) => rights.has(right))) && (!needsPayTo || customer.hasPayToProduct),
  );
