import { quickRecBusinessList } from '@quickportal/contracts/quickrec/quickrec-lists';
import { noFilters } from '@quickportal/contracts/kernel/filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { quickRecBusinesses } from './quick-rec.fixtures.ts';
import { QuickRecBusinessesView } from './quick-rec-businesses.view.tsx';

const meta = {
  title: 'Screens/Quick reconciliation/Businesses',
  component: QuickRecBusinessesView,
  decorators: [portalStory({ view: 'QuickRecBusinessesView', session: staffInCommunity })],
  args: {
    table: {
      rows: quickRecBusinesses,
      state: 'ready',
      recordsCount: quickRecBusinesses.length,
      recordsCountCapped: false,
    },
    search: { ...noFilters(quickRecBusinessList), page: 1, pageSize: 20 },
    onSearchChange: fn(),
    hrefForPage: () => '#',
    hrefFor: (id) => `#${id}`,
    onOpen: fn(),
    communityName: 'Harbour City Utilities',
  },
} satisfies Meta<typeof QuickRecBusinessesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A migrated business shows its code in the bank reconciliation app. */
export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Harbour City Tasman/ })).toHaveTextContent('HCTREC');
    await expect(canvas.getByRole('row', { name: /Harbour City Water/ })).toHaveTextContent('2 (2)');
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
