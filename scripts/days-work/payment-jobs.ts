import { expect } from '@playwright/test';
import { newTransaction, takePayment } from './demo.ts';
import { button, chosen, heading, type Job, palette } from './job.ts';

/** Margaret Olsson. */
const customer = 'CustomerDetailsView?CustomerId=1048217';

/** Customers, what they pay with, and what they paid. */
export const paymentJobs: readonly Job[] = [
  {
    name: 'find a customer, by the list',
    user: 'facility.admin',
    startsOn: 'Customer search',
    view: 'CustomerSearchView',
    before: '9 and Tabs to the row',
    clicks: 2,
    work: async (keys, page) => {
      await keys.press('/', page.getByRole('combobox', { name: /^Name/ }));
      await keys.search('olsson');
      await keys.press('Enter');
      await expect(page).toHaveURL(/query=olsson/);
      await expect(page.getByText(/^\d\d? customers$/)).toBeVisible();
      await keys.press('ArrowDown', page.getByRole('table').getByRole('link').first());
      await keys.press('Enter', heading(page, /Olsson/));
      await keys.sees(heading(page, /Olsson/));
    },
  },
  {
    name: 'find a customer, by the palette',
    user: 'facility.admin',
    startsOn: 'any',
    view: 'HomeView',
    before: '—',
    clicks: 2,
    work: async (keys, page) => {
      await keys.press('Control+k', palette(page));
      await keys.search('olsson');
      await expect(chosen(page, /Olsson/)).toBeVisible();
      await keys.press('Enter', heading(page, /Olsson/));
      await keys.sees(heading(page, /Olsson/));
    },
  },
  {
    name: 'take a payment',
    user: 'facility.admin',
    startsOn: 'customer',
    view: customer,
    before: '29',
    clicks: 3,
    work: async (keys, page) => {
      await keys.press('p', page.getByLabel(/Principal amount/));
      await keys.type('12.50');
      await keys.press('Enter', page.getByRole('alertdialog').getByRole('button', { name: 'Take payment' }));
      await keys.press('Enter', page.getByRole('heading', { name: 'Payment approved' }));
      await keys.sees(page.getByRole('heading', { name: 'Payment approved' }));
    },
  },
  {
    name: 'refund it',
    user: 'facility.admin',
    startsOn: 'transaction',
    view: newTransaction,
    before: '27',
    clicks: 3,
    work: async (keys, page) => {
      await keys.press('r', page.getByRole('textbox', { name: 'Amount' }));
      await keys.press('Tab', page.getByLabel('Reason'));
      await keys.type('Billed twice');
      await keys.press('Enter');
      await keys.sees(page.getByText('Refunded', { exact: true }).first());
    },
  },
  {
    name: 'add a customer with a card',
    user: 'facility.admin',
    startsOn: 'Customer search',
    view: 'CustomerSearchView',
    before: '30',
    clicks: 10,
    work: async (keys, page) => {
      await keys.press('n', heading(page, 'Add customer'));
      await expect(page.getByLabel(/Customer name/)).toBeVisible();
      await keys.press('Tab', page.getByLabel(/Customer name/));
      await keys.type('Kim Keys');
      await keys.press('Tab', page.getByRole('combobox', { name: /Business/ }));
      await keys.press('Enter', page.getByRole('option').first());
      await keys.press('Enter', page.getByRole('combobox', { name: /Business/ }));
      await keys.press('Tab', page.getByLabel('Customer number'));
      await keys.press('Enter', heading(page, 'Kim Keys'));
      // Which accounts can be added is known
      await expect(button(page, 'Add account')).not.toHaveAttribute('aria-busy');
      await keys.press('a', page.getByRole('menuitem', { name: 'Credit card', exact: true }));
      await keys.press('Enter', page.getByLabel('Card number'));
      await keys.type('4111111111111111');
      await keys.press('Tab', page.getByLabel('Expiry date'));
      await keys.type('0829');
      await keys.press('Tab');
      await keys.press('Tab', page.getByLabel('Cardholder name'));
      await keys.type('Kim Keys');
      await keys.press('Enter');
      await keys.sees(page.getByText('Visa •••• 1111', { exact: true }));
    },
  },
  {
    name: 'change an account',
    user: 'facility.admin',
    startsOn: 'customer',
    view: customer,
    before: '33 and more',
    clicks: 3,
    work: async (keys, page) => {
      await keys.press('Control+k', palette(page));
      await keys.search('1881');
      await expect(chosen(page, 'Edit Visa •••• 1881')).toBeVisible();
      await keys.press('Enter', page.getByLabel('Expiry date'));
      await keys.press('Control+a');
      await keys.type('0930');
      await keys.press('Enter');
      await keys.sees(page.getByText('Visa •••• 1881 saved').first());
    },
  },
  {
    name: 'set up a schedule',
    user: 'facility.admin',
    startsOn: 'customer',
    view: customer,
    before: '—',
    clicks: 6,
    work: async (keys, page) => {
      await keys.press('Control+k', palette(page));
      await keys.search('sch');
      await expect(chosen(page, 'Add payment schedule')).toBeVisible();
      await keys.press('Enter', heading(page, 'Add payment schedule'));
      await expect(page.getByLabel('Description')).toBeVisible();
      await keys.tabTo(page.getByLabel('Description'));
      await keys.type('Pool access');
      await keys.press('Tab', page.getByLabel('Amount of each payment'));
      await keys.type('45');
      await keys.tabTo(page.getByLabel('Next payment date'));
      await keys.type('31/03/2027');
      await keys.press('Enter', heading(page, 'Pool access'));
      await keys.sees(heading(page, 'Pool access'));
    },
  },
  {
    name: 'retry a failed schedule',
    user: 'facility.admin',
    startsOn: 'Failed schedules',
    view: 'FailedSchedulesView',
    before: '2',
    clicks: 2,
    work: async (keys, page) => {
      await keys.press('Enter', page.getByRole('alertdialog').getByRole('button', { name: /^Retry/ }));
      await keys.press('Enter');
      await keys.sees(page.getByText(/\$[\d.]+ retried$/).first());
    },
  },
  {
    name: 'export the customers',
    user: 'facility.admin',
    startsOn: 'Customer search',
    view: 'CustomerSearchView',
    before: '26',
    clicks: 3,
    work: async (keys, page) => {
      await keys.press('x', page.getByRole('dialog').getByRole('radio', { name: /As in the list/ }));
      await keys.press('Enter');
      await keys.sees(button(page, 'Download'));
      await keys.press('F8');
      await keys.tabTo(button(page, 'Download'));
      const downloading = page.waitForEvent('download');
      await keys.press('Enter');
      await downloading;
    },
  },
  {
    name: 'find a transaction by its receipt',
    user: 'facility.admin',
    startsOn: 'any',
    view: 'HomeView',
    before: '—',
    clicks: 2,
    work: async (keys, page) => {
      const receipt = await takePayment(page);
      await keys.press('Control+k', palette(page));
      await keys.search(receipt);
      await expect(chosen(page, new RegExp(`^${receipt}`))).toBeVisible();
      await keys.press('Enter', heading(page, `Payment ${receipt}`));
      await keys.sees(heading(page, `Payment ${receipt}`));
    },
  },
  {
    name: 'look at a payment’s log',
    user: 'facility.admin',
    startsOn: 'transaction',
    view: newTransaction,
    before: '—',
    clicks: 0,
    work: async (keys, page) => {
      await keys.goToEnd(page.getByText('Approved by the bank'));
    },
  },
];
