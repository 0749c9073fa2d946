import { communityList } from '@quickportal/contracts/communities/community-list';
import { noFilters } from '@quickportal/contracts/kernel/filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffAdmin } from '../../storybook/sessions.ts';
import { communities } from './communities.fixtures.ts';
import { CommunitiesView } from './communities.view.tsx';

const search = { ...noFilters(communityList), page: 1, pageSize: 20 };
const meta = {
  title: 'Screens/Communities/List',
  component: CommunitiesView,
  decorators: [portalStory({ view: 'CommunitiesView', session: staffAdmin })],
  args: {
    table: { rows: communities, state: 'ready', recordsCount: communities.length, recordsCountCapped: false },
    search,
    onSearchChange: fn(),
    hrefForPage: () => '#',
    hrefFor: (id) => `#${id}`,
    onOpen: fn(),
    timeZone: 'Australia/Sydney',
  },
} satisfies Meta<typeof CommunitiesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What waits is said in words; a quiet word where nothing does. */
export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Harbour City Utilities/ })).toHaveTextContent(
      '2 approvals, 1 failed message',
    );
    await expect(canvas.getByRole('row', { name: /Kiwi Fitness Group/ })).toHaveTextContent('Nothing');
    await expect(canvas.getByRole('row', { name: /Northern Rivers/ })).toHaveTextContent('Disabled');
  },
};

/** Nothing fits the search. */
export const NothingFound: Story = {
  args: {
    table: { rows: [], state: 'empty', recordsCount: 0, recordsCountCapped: false },
    search: { ...search, query: 'mango' },
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
