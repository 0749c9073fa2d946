import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, paged, portalPages } from '../../storybook/portal-pages.ts';
import { staffAdmin } from '../../storybook/sessions.ts';
import { externalSystemClients } from './external-system-client.fixtures.ts';

const page = portalPages(staffAdmin, (server) =>
  server.respond(
    'externalSystemClients.search',
    paged(externalSystemClients),
    paged(externalSystemClients.slice(1, 2)),
  ),
);

const meta = {
  ...page.meta,
  title: 'Screens/External system clients/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/ExternalSystemClientsView' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is searched for is sent to the server, and stays out of the address. */
// Shows [3P028 3R121 3R037]
export const Searched: Story = {
  play: async () => {
    await expect(await pageHeading('External System Client Search')).toBeVisible();
    await expect(await screen.findByText('Kiwi Fitness Clubs', undefined, patience)).toBeVisible();
    const before = document.location.href;
    await userEvent.type(screen.getByRole('combobox', { name: 'Business, system or client' }), 'water{Enter}');
    await expect(await screen.findByText('HCW-4100', undefined, patience)).toBeVisible();
    await expect(screen.queryByText('Kiwi Fitness Clubs')).toBeNull();
    await expect(document.location.href).toBe(before);
    const sent = page.server().heard.filter(({ call }) => call === 'externalSystemClients.search');
    await expect(sent.at(-1)?.body).toContain('"query":"water"');
  },
};
