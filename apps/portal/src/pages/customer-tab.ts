import type { Right } from '@quickportal/contracts/access/rights';
import type { Customer } from '@quickportal/contracts/customers/customer';
import type { ComponentType } from 'react';

/** What a tab of the customer page is given. */
export interface CustomerTabProps {
  customer: Customer;
  /** Rights of the signed-in user for this customer, by name (1R149). */
  rights: ReadonlySet<string>;
}

/** What the number on a tab is given. */
export interface CustomerTabCountProps {
  customerId: number;
}

/**
 * A tab of the customer page (1R062), for what another noun knows about a customer. In
 * `features/<noun>/<name>.customer-tab.ts`, exported as `<name>Tab`; `npm run registries` finds it, so that the
 * customer page and the noun never import each other. What it shows is fetched when it is needed.
 */
export interface CustomerTab {
  /** Its name in the address. */
  readonly value: string;
  readonly title: string;
  /** Place in the row; smaller is further left. */
  readonly order: number;
  /** Any one of these rights for the customer opens it; without them it is not there. */
  readonly anyOf?: readonly Right[];
  /** Only where the customer's business has the PayTo product (1R063). */
  readonly needsPayTo?: true;
  /** Shows how many records stand behind it, as a TabCount; nothing while that is unknown. Made with `lazy`. */
  readonly Count?: ComponentType<CustomerTabCountProps>;
  /** The tab's content, made with `lazy`: it is fetched when the tab opens. */
  readonly Panel: ComponentType<CustomerTabProps>;
}
