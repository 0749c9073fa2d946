import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../../storybook/sessions.ts';
import { bareSetup, dualAuthSetup, linkableMerchants, waterSetup } from '../supplier-account.fixtures.ts';
import { AddMerchantAccountView } from './add-merchant-account.view.tsx';

const [unlinked, , linked] = linkableMerchants;

const meta = {
  title: 'Screens/Supplier accounts/Add merchant',
  component: AddMerchantAccountView,
  decorators: [
    portalStory({ view: 'AddMerchantAccountView', search: { BusinessId: '100' }, session: staffInCommunity }),
  ],
  args: {
    setup: waterSetup,
    communityId: 10,
    table: { rows: linkableMerchants, state: 'ready', recordsCount: 3, recordsCountCapped: false },
    search: { query: '' },
    onSearchChange: fn(),
    page: 1,
    onPageChange: fn(),
    isBusy: false,
    onLink: fn(),
    onCopy: fn(),
    copied: null,
    type: 'MERCHANT',
    onTypeChange: fn(),
    form: <p>The form</p>,
  },
} satisfies Meta<typeof AddMerchantAccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An unlinked merchant is linked, a linked one copied; one with a request leads to it. */
// Shows [3R058 3R061 3R065]
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link Merchant Gas cards' }));
    await expect(args.onLink).toHaveBeenCalledWith(unlinked);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Details Water counter 2019' }));
    await expect(args.onCopy).toHaveBeenCalledWith(linked);
    await expect(canvas.getByText('Water counter 2019 (Disabled)')).toBeVisible();
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headings.slice(0, 4)).toEqual(['Alias', 'Merchant', 'Settlement Account', 'Linked']);
  },
};

// Shows [3R063 3R064 3R071]
export const Badges: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Already linked')).toBeVisible();
    await expect(canvas.getAllByText('Unlinked')[0]).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Add Details Manually' })).toBeVisible();
  },
};

/** A merchant whose request waits has a link to it in place of its action. */
// Shows [3R067 3R068]
export const Pending: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Open the request for Gas counter/ })).toHaveAttribute(
      'href',
      expect.stringContaining('AccountAuthorisationView?PendingAccountAuthorisationId=8'),
    );
    await expect(canvas.queryByRole('button', { name: /Gas counter/ })).toBeNull();
  },
};

/** With dual authorisation there is no form until a merchant is copied. */
// Shows [3R070 3R072]
export const DualAuthorisation: Story = {
  args: { setup: dualAuthSetup },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Link Merchant Gas cards' });
    await expect(canvas.queryByText('The form')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Merchant Details' })).toBeNull();
  },
};

// Shows [3R069 3M006]
export const Copied: Story = {
  args: { setup: dualAuthSetup, copied: linked ?? null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Merchant Details' })).toBeVisible();
    await expect(canvas.getByText('The form')).toBeVisible();
  },
};

/** Without the tandem instrument nothing can be added. */
export const NoInstrument: Story = {
  args: { setup: bareSetup },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Merchants cannot be enabled for this community.')).toBeVisible();
    await expect(canvas.queryByText('The form')).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
