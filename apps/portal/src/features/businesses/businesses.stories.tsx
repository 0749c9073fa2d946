import { businessList } from '@quickportal/contracts/businesses/business-list';
import { noFilters } from '@quickportal/contracts/kernel/filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { businesses } from './business-list.fixtures.ts';
import { BusinessesView } from './businesses.view.tsx';

const search = { ...noFilters(businessList), page: 1, pageSize: 20 };
const meta = {
  title: 'Screens/Businesses/List',
  component: BusinessesView,
  decorators: [portalStory({ view: 'BusinessesView', session: staffInCommunity })],
  args: {
    table: { rows: businesses, state: 'ready', recordsCount: businesses.length, recordsCountCapped: false },
    search,
    onSearchChange: fn(),
    hrefForPage: () => '#',
    hrefFor: (id) => `#${id}`,
    onOpen: fn(),
    community: { communityName: 'Harbour City Utilities', timeZone: 'Australia/Sydney' },
  },
} satisfies Meta<typeof BusinessesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Suppliers and buyers with what they use and what waits. */
export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Harbour City Water/ })).toHaveTextContent('1 suspended payment');
    await expect(canvas.getByRole('row', { name: /Westhaven Marina/ })).toHaveTextContent('Buyer');
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
