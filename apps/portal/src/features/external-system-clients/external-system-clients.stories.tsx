import { externalSystemClientList } from '@quickportal/contracts/external-system-clients/external-system-client-list';
import { noFilters } from '@quickportal/contracts/kernel/filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { externalSystemClients } from './external-system-client.fixtures.ts';
import { ExternalSystemClientsView } from './external-system-clients.view.tsx';

const failure = { title: 'Clients did not load' };

const meta = {
  title: 'Screens/External system clients',
  component: ExternalSystemClientsView,
  decorators: [portalStory({ view: 'ExternalSystemClientsView' })],
  args: {
    table: { rows: externalSystemClients, state: 'ready', recordsCount: externalSystemClients.length, failure },
    search: noFilters(externalSystemClientList),
    onSearchChange: fn(),
    page: 1,
    pageSize: 20,
    onPageChange: fn(),
  },
} satisfies Meta<typeof ExternalSystemClientsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Clients of all communities, buyers and suppliers, with the columns in their order. */
// Shows [3R122 3R123 3K009]
export const Listed: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('columnheader').map((heading) => heading.textContent?.trim());
    await expect(headings).toEqual([
      'Community',
      'Business Code',
      'Business Name',
      'System Code',
      'Client Code',
      'Business Type',
    ]);
    await expect(canvas.getByRole('row', { name: /Harbour City Council/ })).toHaveTextContent('Buyer');
    await expect(canvas.getByRole('row', { name: /Harbour City Water/ })).toHaveTextContent('Supplier');
  },
};

/** Nothing that fits what was searched. */
export const NothingFound: Story = {
  args: {
    table: { rows: [], state: 'empty', recordsCount: 0, failure },
    search: { ...noFilters(externalSystemClientList), query: 'mango' },
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
