import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { facilityAdmin } from '../../storybook/sessions.ts';
import {
  connectionBusinesses,
  connectionDetails,
  differingCheck,
  shownDetails,
} from './connection-details.fixtures.ts';

let server: PortalServer;

const meta = {
  title: 'Screens/Connection details/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/ConnectionDetailsView' },
  beforeEach: () => {
    server = portalServer(facilityAdmin);
    const page = { items: connectionBusinesses, recordsCount: 2, currentPage: 1, pageSize: 10 };
    server.respond('connectionDetails.get', { data: connectionDetails });
    server.respond('connectionDetails.listCcapiBusinesses', { data: page });
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };

/** Code, username, addresses, products and businesses. */
// Shows [2P023 2M015 2R185]
export const Opened: Story = {
  play: async () => {
    const heading = await screen.findByRole('heading', { level: 1, name: 'Connection Details' }, patience);
    await expect(heading).toBeVisible();
    await expect(await screen.findByText('HARBOUR', undefined, patience)).toBeVisible();
    await expect(screen.getByText('https://portal.example.com/quickportal/HandOffView')).toBeVisible();
    await expect(screen.getByText('For PayTo, REST API')).toBeVisible();
    await expect(await screen.findByText('Harbour Water Aotearoa', undefined, patience)).toBeVisible();
  },
};

/** The community code, the products of each connection, and each business with its account. */
// Shows [2R184 2R187 2R189]
export const ProductsAndBusinesses: Story = {
  play: async () => {
    const connections = within(await screen.findByRole('region', { name: 'Connections' }, patience));
    for (const products of ['For QuickTerminal, QuickVault', 'For QuickVault', 'For PayTo, REST API'])
      await expect(connections.getByText(products)).toBeVisible();
    for (const connection of ['API request', 'Token request', 'Signed hand-off', 'REST API'])
      await expect(connections.getByText(connection)).toBeVisible();
    await expect(screen.getByText('HARBOUR')).toBeVisible();
    const businesses = await screen.findByRole('tabpanel', undefined, patience);
    for (const value of Object.values(connectionBusinesses[1] ?? {}))
      await expect(await within(businesses).findByText(value, undefined, patience)).toBeVisible();
  },
};

/** Secrets are shown after the password was entered. */
export const SecretsShown: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show secrets' }, patience));
    server.respond('AuthAction/reauthenticate', { data: { next: 'home' } });
    server.respond('connectionDetails.get', { data: shownDetails });
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Password', { selector: 'input' }), 'Demo-portal-2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Show secrets' }));
    await expect(
      await screen.findByText('key-of-the-story-which-signs-nothing-at-all', undefined, patience),
    ).toBeVisible();
  },
};

/** Where settings need a second person, renewing the key waits, and the message says where the key will be. */
export const RenewalWaits: Story = {
  beforeEach: () => {
    server.respond('connectionDetails.get', { data: shownDetails });
    server.respond('connectionDetails.renewHandoffKey', { data: { status: 202, body: { proposalId: 41 } } });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Renew/ }, patience));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Renew key' }));
    await expect(await screen.findByText('The new hand-off key was sent for approval')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'My requests' })).toBeVisible();
  },
};

/** A pasted request is checked, and the field that differs is named. */
export const Verified: Story = {
  play: async () => {
    server.respond('connectionDetails.checkHandoff', { data: differingCheck });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Request/ }, patience), 'principalAmount=120.50');
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
    await expect(await screen.findByText('The signature differs', undefined, patience)).toBeVisible();
  },
};
