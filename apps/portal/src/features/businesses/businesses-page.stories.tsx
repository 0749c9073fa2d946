import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, paged, patience, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { businesses } from './business-list.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('businesses.searchOverviews', paged(businesses));
});

const meta = {
  ...page.meta,
  title: 'Screens/Businesses/List page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/BusinessesView?CommunityId=10' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A business leads into its own workspace. */
export const Businesses: Story = {
  play: async () => {
    await expect(await pageHeading('Businesses')).toBeVisible();
    await expect(await screen.findByRole('link', { name: /Harbour City Water/ }, patience)).toHaveAttribute(
      'href',
      expect.stringMatching(/BusinessSettingsView\?.*BusinessId=100/),
    );
  },
};
