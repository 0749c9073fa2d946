import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { paged, pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import {
  billingCodes,
  billingFacilities,
  communityInstruments,
  facilitiesForm,
  monthlyRevenues,
  oneOffRevenues,
  revenueForm,
} from './billing.fixtures.ts';

const FORM = 'rest/internal/forms/post/billing/10/billing-facilities';
const page = portalPages(staffInCommunity, (server) => {
  server.respond('billingFacilities.getBillingFacilities', { data: billingFacilities });
  server.respond('expectedRevenues.listOneOffRevenues', paged(oneOffRevenues));
  server.respond('expectedRevenues.listMonthlyRevenues', paged(monthlyRevenues));
  server.respond('billingInstruments.listCommunityInstruments', { data: communityInstruments });
  server.respond('billingInstruments.list', {
    data: [
      { ...communityInstruments[0], communityBillingInstrumentId: undefined },
      {
        billingInstrumentId: 5,
        billingInstrumentName: 'Telephone payments',
        originSystemCode: 'IVR',
        default: false,
        billingEvents: [{ billingEventName: 'Call with a payment', soldItemCode: 'QT-CALL', feeCode: 'CAL' }],
      },
      {
        billingInstrumentId: 2,
        billingInstrumentName: 'Direct debits',
        originSystemCode: 'QST',
        default: true,
        billingEvents: [{ billingEventName: 'Direct debit sent', soldItemCode: 'QT-DEBIT', feeCode: 'TXN' }],
      },
    ],
  });
  server.respond('billingCodes.list', paged(billingCodes));
  server.respond(FORM, { data: facilitiesForm(billingFacilities) });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Billing/Page',
  component: PortalAt,
  args: { address: '/CommunityBillingView?CommunityId=10' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses that no one pays for PayTo, and saves. */
async function waivePayTo(): Promise<void> {
  page.server().respond('billingFacilities.saveBillingFacilities', {
    type: 'validation-failed',
    status: 422,
    waivedBillingConfirmationRequired: true,
    errors: [
      {
        field: 'facilityConfigurations[5].billingScheme',
        messages: ['You have selected to waive a product or feature.'],
      },
    ],
  });
  const scheme = await screen.findByRole('combobox', { name: 'Billing scheme of PayTo' }, patience);
  await userEvent.selectOptions(scheme, 'WAIVED');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}
const confirmed = () => page.server().heard.some(({ call }) => call === 'billingFacilities.confirmBillingFacilities');

/** The form of the facility configurations comes first, with the way to the products. */
// Shows [2P007 2R102 2R104]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('Billing')).toBeVisible();
    await expect(await screen.findByRole('textbox', { name: 'Billing code of PayTo' }, patience)).toHaveValue(
      'HARBOUR-01',
    );
    await expect(screen.getByRole('tab', { name: 'Establishment and Monthly Fees' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'View and edit products and features' })).toBeVisible();
  },
};

/** A save that waives a product is confirmed first, and then saved. */
// Shows [2R251 2M204 2M208]
export const Waived: Story = {
  play: async () => {
    page.server().respond('billingFacilities.confirmBillingFacilities', { data: { ...billingFacilities, version: 8 } });
    await waivePayTo();
    const question = await screen.findByRole('alertdialog', undefined, patience);
    await expect(question).toHaveTextContent('You have selected to waive a product or feature.');
    await expect(question).toHaveTextContent('No one is billed any more for PayTo.');
    await userEvent.click(screen.getByRole('button', { name: 'Waive and save' }));
    await expect(await screen.findByText('Successfully updated billing configurations.')).toBeVisible();
    await expect(confirmed()).toBe(true);
  },
};

/** Where the user does not confirm, nothing is saved, and the field says why. */
// Shows [2R375]
export const NotWaived: Story = {
  play: async () => {
    await waivePayTo();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep billing' }, patience));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Billing scheme of PayTo' })).toHaveAttribute('aria-invalid', 'true'),
    );
    await expect(confirmed()).toBe(false);
  },
};

/** Any other refusal is shown where it belongs, without a question. */
// Shows [2R376]
export const Refused: Story = {
  play: async () => {
    page.server().respond('billingFacilities.saveBillingFacilities', {
      type: 'validation-failed',
      status: 422,
      errors: [{ field: 'facilityConfigurations[0].billingCode', messages: ['The code is not known.'] }],
    });
    const code = await screen.findByRole('textbox', { name: 'Billing code of QuickTerminal' }, patience);
    await userEvent.type(code, '9');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect((await screen.findAllByText('The code is not known.'))[0]).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

const AT_ONE_OFF = '/CommunityBillingView?CommunityId=10&tab=one-off';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, patience));
const choose = async (field: RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }, patience));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const headings = async () =>
  (await screen.findAllByRole('columnheader', undefined, patience)).map((heading) => heading.textContent?.trim());

/** Fees that are charged once, with copy-link, edit and delete. */
// Shows [2R105 2R106 2R107]
export const OneOff: Story = {
  args: { address: AT_ONE_OFF },
  play: async () => {
    await expect(await screen.findByText('On-site training', undefined, patience)).toBeVisible();
    await expect((await headings()).slice(0, 6)).toEqual([
      'Created Date',
      'Sold Product',
      'Sold Item',
      'Expected Revenue',
      'Interval',
      'Reconciled',
    ]);
    await expect(screen.getByRole('button', { name: 'Add Once-Off Revenue' })).toBeVisible();
    for (const action of ['Copy link to', 'Edit', 'Delete'])
      await expect(screen.getByRole('button', { name: `${action} QuickBatch Establishment fee` })).toBeInTheDocument();
  },
};

/** Fees that are charged each month have no link to copy. */
// Shows [2R108 2R109 2R110]
export const Monthly: Story = {
  args: { address: '/CommunityBillingView?CommunityId=10&tab=monthly' },
  play: async () => {
    await expect(await screen.findByText('Due 15 Dec', undefined, patience)).toBeVisible();
    await expect((await headings())[5]).toContain('Reconciled Last Month');
    await expect(screen.getByRole('button', { name: 'Add Monthly Revenue' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Copy link/ })).toBeNull();
  },
};

/** An amount of zero warns that the fee is waived, and shows it as reconciled. */
// Shows [2R252 2R253 2M209]
export const Added: Story = {
  args: { address: AT_ONE_OFF },
  play: async () => {
    const server = page.server();
    server.respond('rest/internal/forms/post/billing/10/revenue/ESTAB', { data: revenueForm('create') });
    server.respond('expectedRevenues.create', { data: oneOffRevenues[2] });
    await press('Add Once-Off Revenue');
    await choose(/^Sold product/, 'QuickTerminal');
    await choose(/^Sold item/, 'Establishment fee');
    const amount = screen.getByRole('textbox', { name: /^Expected revenue/ });
    await userEvent.type(amount, '10');
    await expect(screen.getByRole('switch', { name: /^Reconciled/ })).toBeEnabled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '0');
    await expect(await screen.findByText('You are indicating that you are waiving this fee.')).toBeVisible();
    const forced = screen.getByRole('switch', { name: /^Reconciled/ });
    await expect(forced).toBeChecked();
    await expect(forced).toBeDisabled();
    await press('Add revenue');
    await expect(await screen.findByText('Revenue was successfully added.')).toBeVisible();
  },
};

/** The address opens the form of the expected revenue that it names. */
// Shows [2R103 2M210]
export const Linked: Story = {
  args: { address: `${AT_ONE_OFF}&CommunityRevenueId=2` },
  play: async () => {
    const server = page.server();
    server.respond('expectedRevenues.get', { data: oneOffRevenues[1] });
    server.respond('rest/internal/forms/patch/billing/10/revenue/ESTAB/2', { data: revenueForm('update') });
    server.respond('expectedRevenues.update', { data: oneOffRevenues[1] });
    const amount = await screen.findByRole('textbox', { name: /^Expected revenue/ }, patience);
    await userEvent.clear(amount);
    await userEvent.type(amount, '480.00');
    await press('Save');
    await expect(await screen.findByText('Revenue was successfully updated.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Deleting asks in the specification's words. */
// Shows [2R112 2M102 2M211]
export const Deleted: Story = {
  args: { address: AT_ONE_OFF },
  play: async () => {
    page.server().respond('expectedRevenues.delete', { data: { status: 204 } });
    await press('Delete QuickBatch Establishment fee');
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Are you sure you want to delete the expected revenue for QuickBatch Establishment fee?',
    );
    await press('Delete revenue');
    await expect(await screen.findByText('Revenue was successfully deleted.')).toBeVisible();
  },
};

/** Instruments are listed with a tick where they are a default; their events are opened. */
// Shows [2R113 2R114]
export const Instruments: Story = {
  play: async () => {
    await press('Show events of Card payments');
    const events = await screen.findByRole('table', { name: 'Events of Card payments' });
    await expect(events).toHaveTextContent('Event NameSold ItemFee Type');
    await expect(events).toHaveTextContent('Card refundQT-CARDRFD');
    const instruments = screen.getByRole('region', { name: 'Billing Instruments' });
    await expect(within(instruments).getAllByText('Default')).toHaveLength(1);
    await press('Hide events of Card payments');
    await expect(screen.queryByRole('table', { name: 'Events of Card payments' })).toBeNull();
  },
};

/** Those not in use are found by name or sold item, and added. */
// Shows [2R115 2M107 2M212]
export const InstrumentsAdded: Story = {
  play: async () => {
    page.server().respond('billingInstruments.addBillingInstruments', { data: communityInstruments });
    await press('Add Billing Instrument');
    const filter = await screen.findByRole('textbox', { name: 'Filter by name or sold item' }, patience);
    const choices = () =>
      within(screen.getByRole('list', { name: 'Billing instruments' })).queryAllByRole('checkbox').length;
    await expect(choices()).toBe(2);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Default only' }));
    await expect(choices()).toBe(1);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Default only' }));
    await userEvent.type(filter, 'qt-call');
    await expect(choices()).toBe(1);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Telephone payments/ }));
    await press('Add billing instrument');
    await expect(await screen.findByText('Billing Instrument was successfully added.')).toBeVisible();
    const sent = page.server().heard.find(({ call }) => call === 'billingInstruments.addBillingInstruments');
    await expect(sent?.body).toContain('"billingInstrumentIds":[5]');
  },
};

/** One is deleted after a question. */
// Shows [2M213]
export const InstrumentDeleted: Story = {
  play: async () => {
    page.server().respond('billingInstruments.removeBillingInstrument', { data: { status: 204 } });
    await press('Delete PayTo payments');
    await press('Delete billing instrument');
    await expect(await screen.findByText('Community Billing Instrument was successfully deleted.')).toBeVisible();
  },
};

/** Each business with each product; its code leads to what is enabled for it. */
// Shows [2R116 2R117 2M110]
export const Codes: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Billing Codes and CIS Keys' }, patience)).toBeVisible();
    for (const status of ['Confirmed', 'Not Confirmed', 'Not Effective', 'No Billing Code', 'Not Billed'])
      await expect(await screen.findByText(status, undefined, patience)).toBeVisible();
    const [link] = screen.getAllByRole('link', { name: 'HCW' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('BusinessEnablementView?'));
  },
};
