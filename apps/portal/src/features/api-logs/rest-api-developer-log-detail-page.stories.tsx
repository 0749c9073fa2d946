import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { apiLogDetails, apiOperations, relatedToPayment } from './api-log.fixtures.ts';

let server: PortalServer;

const meta = {
  title: 'Screens/Developer log/Call/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/RestApiDeveloperLogDetailView?apiLogId=501' },
  beforeEach: () => {
    server = portalServer(facilityAdmin);
    server.respond('apiLogs.get', { data: apiLogDetails });
    server.respond('apiLogs.getRelated', { data: relatedToPayment });
    server.respond('apiLogs.listOperations', { data: { items: apiOperations } });
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };

/** A call at its address, with headers and bodies of request and response. */
// Shows [2P031 2R200]
export const Opened: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'POST /customers/1048217/payments' }, patience),
    ).toBeVisible();
    await expect(await screen.findByRole('region', { name: 'Request body' }, patience)).toHaveTextContent(
      'HCW-0041827',
    );
    await expect(screen.getByRole('region', { name: 'Response body' })).toHaveTextContent('10074531');
    await expect(await screen.findByText('Transaction, made by this call', undefined, patience)).toBeVisible();
    await expect(server.heard.some(({ call }) => call === 'apiLogs.get')).toBe(true);
  },
};
