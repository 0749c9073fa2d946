import { describe, expect, it } from 'vitest';
import { registeredTabs } from './customer-tabs.gen.ts';
import { customerTabs, registerCustomerTabs, tabsFor } from './customer-tabs.ts';

registerCustomerTabs(registeredTabs);

const known = (hasPayToProduct: boolean, ...rights: string[]) =>
  tabsFor({ hasPayToProduct }, new Set(rights)).map(({ title }) => title);

describe('the tabs of a customer', () => {
  it('are those of the specification, in its order [1R062]', () => {
    const titles = ['Accounts', 'PayTo Agreements', 'Payment Schedules', 'Payment History', 'Recent Activity'];
    expect(customerTabs().map(({ title }) => title)).toEqual(titles);
  });

  it('have names of their own', () => {
    expect(new Set(customerTabs().map(({ value }) => value)).size).toBe(customerTabs().length);
  });

  it('show Accounts to those who may see or manage them only [1R155]', () => {
    expect(known(true, 'VIEW_CUSTOMERS')).not.toContain('Accounts');
    expect(known(true, 'VIEW_CUSTOMER_ACCOUNTS')).toContain('Accounts');
    expect(known(true, 'MANAGE_CUSTOMER_ACCOUNTS')).toContain('Accounts');
    expect(known(false)).toContain('Recent Activity');
  });

  it('show Payment Schedules to those who may see or manage them only [1R156]', () => {
    expect(known(true, 'VIEW_CUSTOMERS', 'MANAGE_CUSTOMERS')).not.toContain('Payment Schedules');
    expect(known(true, 'VIEW_RECURRING_CUSTOMERS')).toContain('Payment Schedules');
    expect(known(true, 'MANAGE_RECURRING_CUSTOMERS')).toContain('Payment Schedules');
  });

  it('show PayTo Agreements where the customer has the product, to those who may see or manage customers [1R063 1R157]', () => {
    expect(known(true, 'VIEW_CUSTOMERS')).toContain('PayTo Agreements');
    expect(known(true, 'MANAGE_CUSTOMERS')).toContain('PayTo Agreements');
    expect(known(true, 'VIEW_CUSTOMER_ACCOUNTS')).not.toContain('PayTo Agreements');
    expect(known(false, 'VIEW_CUSTOMERS', 'MANAGE_CUSTOMERS')).not.toContain('PayTo Agreements');
  });
});
