import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { billingFacilities, facilitiesForm } from './billing.fixtures.ts';

const FORM = 'rest/internal/forms/post/billing/10/billing-facilities';
const page = portalPages(staffInCommunity, (server) => {
  server.respond('billingFacilities.getBillingFacilities', { data: billingFacilities });
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
