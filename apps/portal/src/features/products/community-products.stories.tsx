import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { CommunityProductsView } from './community-products.view.tsx';
import { deskOnly, everyProduct } from './product.fixtures.ts';

const meta = {
  title: 'Screens/Community products',
  component: CommunityProductsView,
  args: {
    communityName: 'Harbour City Utilities',
    config: everyProduct,
    wanted: everyProduct,
    refusals: {},
    readOnly: null,
    onSwitch: fn(),
    onDiscard: fn(),
    onSave: fn(),
  },
  decorators: [portalStory({ session: staffInCommunity, view: 'CommunityProductsView' })],
} satisfies Meta<typeof CommunityProductsView>;
export default meta;
type Story = StoryObj<typeof meta>;

// Shows [3R140]
export const EverythingOn: Story = {
  play: async ({ canvas }) => {
    for (const name of [
      'PayTo',
      'PayID',
      'QuickVault',
      'REST API',
      'Webhooks',
      'QuickTerminal',
      'QuickBatch',
      'QuickBills',
      'Notifications',
    ])
      await expect(await canvas.findByRole('switch', { name })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Save products' })).toBeDisabled();
  },
};

/** PayTo is being switched on, with all that it needs. */
// Shows [3R373 3R374]
export const SwitchingOn: Story = {
  args: {
    config: deskOnly,
    wanted: { ...deskOnly, payto: true, quickvault: true, restapi: true, webhooks: true },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('QuickVault is enabled automatically and needs USES_PREREG_ACCOUNTS.'),
    ).toBeVisible();
    await expect(canvas.getByText('Allows pre-registered accounts (USES_PREREG_ACCOUNTS).')).toBeVisible();
    await expect(canvas.getByText('PayTo, QuickVault, REST API, Webhooks go on.')).toBeVisible();
  },
};

/** REST API does not go with tokens that the community provides. */
export const TokensAreProvided: Story = {
  args: {
    config: { ...deskOnly, preregAccountTokenGenIsProvided: true },
    wanted: deskOnly,
    refusals: {
      restapi: "Cannot select RESTAPI with the PREREG_ACCOUNT_TOKEN_GEN community parameter set to 'PROVIDED'.",
    },
  },
};

/** Staff who only look, and the community of the external gateway. */
export const ReadOnly: Story = {
  args: { config: deskOnly, wanted: deskOnly, readOnly: 'Staff who may change communities switch products.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: /PayTo/ })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Save products' })).toBeNull();
  },
};
