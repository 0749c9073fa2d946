import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, paged, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { apiKeys } from './api-key.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => server.respond('communityApiKeys.list', paged(apiKeys)));

const meta = {
  ...page.meta,
  title: 'Screens/API keys for staff/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/CommunityApiKeysView?CommunityId=10' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The keys of the community, those that work first. A publishable key has no end. */
// Shows [3P037 3R151 3R508]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('REST API keys')).toBeVisible();
    const publishable = await screen.findByRole('row', { name: /Payment page/ }, patience);
    await expect(within(publishable).getByText('N/A')).toBeVisible();
    await expect(screen.getByRole('row', { name: /Meter readings/ })).toHaveTextContent('Expired');
    await expect(page.server().heard.find(({ call }) => call === 'communityApiKeys.list')?.body).toContain(
      '"params":{"id":10}',
    );
  },
};

/** Where a community has no key, the list says who generates them. */
export const Empty: Story = {
  beforeEach: () => page.server().respond('communityApiKeys.list', paged([])),
  play: async () => {
    await expect(await screen.findByText(/its own users generate them/, undefined, patience)).toBeVisible();
  },
};
