import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { commentForm } from '../../storybook/comment-form.ts';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { apiKeys, noUse } from './api-key.fixtures.ts';

let server: PortalServer;
const secret = 'qp_sec_10_ExampleOfAKeyThatNoFacilityHas_0123456789012';

const meta = {
  title: 'Screens/API keys/Generate',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/GenerateRestApiKeyView' },
  beforeEach: () => {
    server = portalServer(facilityAdmin);
    server.respond('rest/internal/forms/post/api-keys/generate', { data: commentForm });
    server.respond('apiKeys.generate', {
      data: { status: 201, body: { keys: [{ ...apiKeys[0], decryptedKey: secret }] } },
    });
    server.respond('apiKeys.get', { data: apiKeys[0] });
    server.respond('apiKeys.getUse', { data: noUse });
    server.respond('apiKeys.listAccessBusinesses', { data: [] });
    server.respond('apiKeys.listAuditEntries', { data: { items: [], recordsCount: 0, currentPage: 1, pageSize: 10 } });
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };

/** A generated key is confirmed, and its details show it once. */
// Shows [2P028 2R197 2M248]
export const Generated: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', undefined, patience), 'Nightly customer import');
    await userEvent.click(screen.getByRole('button', { name: 'Generate key' }));
    await expect(await screen.findByText('REST API keys successfully created.')).toBeVisible();
    await expect(await screen.findByText(secret, undefined, patience)).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1, name: 'Nightly customer import' })).toBeVisible();
  },
};

/** Where settings need a second person, the list opens and says what to do once the key is approved. */
export const Requested: Story = {
  play: async () => {
    server.respond('apiKeys.generate', { data: { status: 202, body: { proposalId: 7 } } });
    server.respond('apiKeys.list', { data: { items: [], recordsCount: 0, currentPage: 1, pageSize: 20 } });
    await userEvent.type(await screen.findByRole('textbox', undefined, patience), 'Nightly customer import');
    await userEvent.click(screen.getByRole('button', { name: 'Generate key' }));
    await expect(await screen.findByText('The key was sent for approval', undefined, patience)).toBeVisible();
    const [instruction] = screen.getAllByText(/open it in the list to fetch its secret/);
    await expect(instruction).toBeVisible();
  },
};
