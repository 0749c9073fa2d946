import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { deskOnly, everyProduct, productUse } from './product.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('products.getConfig', { data: everyProduct });
  server.respond('products.getUse', { data: productUse });
  server.respond('products.updateConfig', {
    data: { status: 200, body: { ...everyProduct, payto: false, version: 15 } },
  });
});

const meta = {
  ...page.meta,
  title: 'Screens/Community products/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/CommunityProductsView?CommunityId=10' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const productSwitch = (name: string) => screen.findByRole('switch', { name: new RegExp(`^${name}`) });

/** Switching PayTo off asks first, and says what stops. */
// Shows [2P008 3P031 3R340]
export const PayToSwitchedOff: Story = {
  play: async () => {
    await pageHeading('Community Products');
    await userEvent.click(await productSwitch('PayTo'));
    // Uses are counted for the question alone
    await expect(page.server().heard.filter(({ call }) => call === 'products.getUse')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save products' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Switch off PayTo?' }));
    await expect(await dialog.findByText('The PayTo payment instrument is disabled.')).toBeVisible();
    await expect(
      dialog.getByText('2 PayTo accounts are disabled, which switching PayTo on again does not enable.'),
    ).toBeVisible();
    await expect(dialog.getByText('41 agreements take no payments.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save products' }));
    await expect(await screen.findByText('Products saved')).toBeVisible();
    const sent = page.server().heard.find(({ call }) => call === 'products.updateConfig');
    await expect(sent?.body).toContain('"payto":false');
    await expect(sent?.body).toContain('"confirm":true');
  },
};

/** PayIDs are deregistered with their accounts. */
// Shows [3R341 3R344]
export const PayIdSwitchedOff: Story = {
  play: async () => {
    await pageHeading('Community Products');
    await userEvent.click(await productSwitch('PayID'));
    await userEvent.click(screen.getByRole('button', { name: 'Save products' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Switch off PayID?' }));
    await expect(await dialog.findByText('1 PayID account is disabled for good.')).toBeVisible();
  },
};

/** QuickVault stays on while PayTo or PayID is. */
// Shows [3R366 3R367 3M052]
export const QuickVaultIsNeeded: Story = {
  play: async () => {
    await pageHeading('Community Products');
    await userEvent.click(await productSwitch('QuickVault'));
    await expect(
      await screen.findByText('You cannot disable QuickVault while PayTo or PayID is enabled.'),
    ).toBeVisible();
    await expect(await productSwitch('QuickVault')).toBeChecked();
  },
};

/** REST API stays off where the community provides its tokens. */
// Shows [3R369 3R370 3M053]
export const RestApiIsRefused: Story = {
  play: async () => {
    page.server().respond('products.getConfig', { data: { ...deskOnly, preregAccountTokenGenIsProvided: true } });
    await pageHeading('Community Products');
    await userEvent.click(await productSwitch('REST API'));
    await expect(
      await screen.findByText(
        "Cannot select RESTAPI with the PREREG_ACCOUNT_TOKEN_GEN community parameter set to 'PROVIDED'.",
      ),
    ).toBeVisible();
    await expect(await productSwitch('REST API')).not.toBeChecked();
  },
};
