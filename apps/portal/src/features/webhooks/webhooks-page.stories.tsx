import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { failing, working } from './webhook.fixtures.ts';

let server: PortalServer;

const meta = {
  title: 'Screens/Webhooks/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/WebhooksView' },
  beforeEach: () => {
    server = portalServer(facilityAdmin);
    server.respond('webhooks.list', { data: { items: [working] } });
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };

/** Takes no parameters: the endpoints, and the way to add one. */
// Shows [1P014 1R058]
export const Opened: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Webhooks' }, patience)).toBeVisible();
    await expect(await screen.findByRole('link', { name: working.url }, patience)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Add endpoint' })).toBeEnabled();
  },
};

/** The address says which statuses are listed. */
export const Failing: Story = {
  args: { address: '/WebhooksView?endpointStatus=FAILING' },
  beforeEach: () => server.respond('webhooks.list', { data: { items: [failing] } }),
  play: async () => {
    await expect(await screen.findByRole('link', { name: failing.url }, patience)).toBeVisible();
    const [request] = server.heard.filter(({ call }) => call === 'webhooks.list');
    await expect(request?.body).toContain('"status":["FAILING"]');
  },
};
