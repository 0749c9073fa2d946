import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, paged, patience, portalPages } from '../../storybook/portal-pages.ts';
import { staffAdmin, staffInCommunity } from '../../storybook/sessions.ts';
import { quickRecBusinesses, quickRecCommunities } from './quick-rec.fixtures.ts';

const page = portalPages(staffAdmin, (server) => {
  server.respond('quickrec.searchQuickRecCommunities', paged(quickRecCommunities));
  server.respond('quickrec.searchQuickRecBusinesses', paged(quickRecBusinesses));
});

const meta = {
  ...page.meta,
  title: 'Screens/Quick reconciliation/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/QuickRecCommunitiesView' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The search runs at once, and a community leads to its supplier businesses. */
// Shows [3P056 3R196]
export const Communities: Story = {
  play: async () => {
    await expect(await pageHeading('Community List')).toBeVisible();
    const row = await screen.findByRole('link', { name: /Harbour City Utilities/ }, patience);
    await expect(row).toHaveAttribute('href', expect.stringMatching(/QuickRecBusinessesView\?.*SupplierFlag=true/));
    await expect(row).toHaveAttribute('href', expect.stringContaining('CommunityId=10'));
    const sent = page.server().heard.filter(({ call }) => call === 'quickrec.searchQuickRecCommunities');
    await expect(sent).toHaveLength(1);
  },
};

const ofCommunity = portalPages(staffInCommunity, (server) =>
  server.respond('quickrec.searchQuickRecBusinesses', paged(quickRecBusinesses)),
);

/** The businesses of the community in the address; each leads to its statement accounts. */
// Shows [3P057 3R199]
export const Businesses: Story = {
  args: { address: '/QuickRecBusinessesView?CommunityId=10&SupplierFlag=true' },
  beforeEach: ofCommunity.meta.beforeEach,
  play: async () => {
    await expect(await pageHeading('Businesses')).toBeVisible();
    await expect(await screen.findByRole('link', { name: /Harbour City Water/ }, patience)).toHaveAttribute(
      'href',
      expect.stringContaining('BusinessId=100'),
    );
  },
};
