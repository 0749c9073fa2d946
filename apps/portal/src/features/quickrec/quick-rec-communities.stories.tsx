import { quickRecCommunityList } from '@quickportal/contracts/quickrec/quickrec-lists';
import { noFilters } from '@quickportal/contracts/kernel/filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffAdmin } from '../../storybook/sessions.ts';
import { quickRecCommunities } from './quick-rec.fixtures.ts';
import { QuickRecCommunitiesView } from './quick-rec-communities.view.tsx';

const meta = {
  title: 'Screens/Quick reconciliation/Communities',
  component: QuickRecCommunitiesView,
  decorators: [portalStory({ view: 'QuickRecCommunitiesView', session: staffAdmin })],
  args: {
    table: {
      rows: quickRecCommunities,
      state: 'ready',
      recordsCount: quickRecCommunities.length,
      recordsCountCapped: false,
    },
    search: { ...noFilters(quickRecCommunityList), page: 1, pageSize: 20 },
    onSearchChange: fn(),
    hrefForPage: () => '#',
    hrefFor: (id) => `#${id}`,
    onOpen: fn(),
  },
} satisfies Meta<typeof QuickRecCommunitiesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enabled accounts, and all of them in brackets. */
// Shows [3R198]
export const Listed: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('columnheader').map((heading) => heading.textContent?.trim());
    await expect(headings).toEqual(['Community Name', 'Community Code', 'Number of Enabled Accounts (Total Accounts)']);
    await expect(canvas.getByRole('row', { name: /Harbour City Utilities/ })).toHaveTextContent('3 (7)');
  },
};

/** Nothing fits the search. */
export const NothingFound: Story = {
  args: {
    table: { rows: [], state: 'empty', recordsCount: 0, recordsCountCapped: false },
    search: { ...noFilters(quickRecCommunityList), query: 'mango', page: 1, pageSize: 20 },
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
