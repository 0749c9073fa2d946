import { expect } from '@playwright/test';
import { newEndpoint } from './demo.ts';
import { button, chosen, heading, type Job, palette } from './job.ts';

/** What others asked for, fraud guard, webhooks, and all communities. */
export const supervisionJobs: readonly Job[] = [
  {
    name: 'approve a request',
    user: 'staff.second',
    startsOn: 'Approvals',
    view: 'ApprovalsView',
    before: '—',
    clicks: 2,
    work: async (keys, page) => {
      await keys.rowTo(page.getByRole('link', { name: 'Edit administrator Mei Chen' }));
      await keys.press('Enter');
      await keys.tabTo(button(page, 'Approve'));
      await keys.press('Enter');
      await keys.sees(page.getByText(/Approved by Callum McKenzie/));
    },
  },
  {
    name: '(staff) open a customer of any community by its ID, by the palette',
    user: 'staff.admin',
    startsOn: 'any',
    view: 'HomeView',
    before: '49, by the address',
    clicks: 2,
    work: async (keys, page) => {
      await keys.press('Control+k', palette(page));
      await keys.search('1048217');
      await expect(chosen(page, 'Customer 1048217 Harbour City Utilities')).toBeVisible();
      await keys.press('Enter');
      await keys.sees(heading(page, 'Margaret Olsson'));
    },
  },
  {
    name: 'approve a suspended payment',
    user: 'facility.admin',
    startsOn: 'Suspended payments',
    view: 'FraudReviewView',
    before: '—',
    clicks: 2,
    work: async (keys, page) => {
      await keys.press('a', page.getByRole('textbox', { name: /Reason/ }));
      await keys.type('Called the customer');
      await keys.press('Enter');
      await keys.sees(page.getByText(/^\$[\d,.]+ of .+ approved/));
    },
  },
  {
    name: 'test a fraud guard rule on past payments, and save it',
    user: 'facility.admin',
    startsOn: 'Fraud guard rules',
    view: 'FraudGuardRulesView',
    before: '—',
    clicks: 3,
    work: async (keys, page) => {
      await keys.skipNavigation();
      await keys.tabTo(button(page, 'Amount'));
      await keys.press('Enter');
      await keys.tabTo(page.getByRole('textbox', { name: /Unusually large amount/ }));
      await keys.press('Control+a');
      await keys.type('1500');
      await keys.tabTo(button(page, 'Test these rules'));
      await keys.press('Enter');
      await keys.sees(page.getByText(/^of [\d,]+ payments$/).first());
      await keys.press('Shift+Tab', button(page, 'Save'));
      await keys.press('Enter');
      await keys.sees(page.getByText('Fraud guard rules saved').first());
    },
  },
  {
    name: 'resend a webhook delivery',
    user: 'facility.admin',
    startsOn: 'endpoint',
    view: newEndpoint,
    before: '—',
    clicks: 2,
    work: async (keys, page) => {
      await keys.rowTo(page.getByRole('table').getByRole('link').first());
      await keys.press('Enter');
      await keys.tabTo(button(page, /^Send (?:now|again)$/));
      await keys.press('Enter');
      await keys.sees(page.getByText(/^Sent (?:now|again)$/));
    },
  },
];
