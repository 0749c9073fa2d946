import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, paged, patience, portalPages } from '../../storybook/portal-pages.ts';
import { staffAdmin } from '../../storybook/sessions.ts';
import { communities } from './communities.fixtures.ts';

const page = portalPages(staffAdmin, (server) => {
  server.respond('communities.searchOverviews', paged(communities));
});

const meta = {
  ...page.meta,
  title: 'Screens/Communities/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/CommunitiesView' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list is in the main menu, and a community leads into its workspace. */
export const Communities: Story = {
  play: async () => {
    await expect(await pageHeading('Communities')).toBeVisible();
    await expect(await screen.findByRole('link', { name: /Harbour City Utilities/ }, patience)).toHaveAttribute(
      'href',
      expect.stringMatching(/BusinessesView\?.*CommunityId=10/),
    );
  },
};
