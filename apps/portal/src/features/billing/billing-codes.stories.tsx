import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { billingCodes } from './billing.fixtures.ts';
import { BillingCodesView } from './billing-codes.view.tsx';

const meta = {
  title: 'Screens/Billing/Codes',
  component: BillingCodesView,
  decorators: [portalStory({ view: 'CommunityBillingView' })],
  args: {
    table: { state: 'ready', recordsCountCapped: false, rows: billingCodes, recordsCount: billingCodes.length },
    page: 1,
    onPageChange: fn(),
    canOpen: true,
  },
} satisfies Meta<typeof BillingCodesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A code in each status. */
export const EveryStatus: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('columnheader').map((heading) => heading.textContent?.trim());
    await expect(headings).toEqual(['Business Code', 'Business Name', 'CIS Key', 'Sold Product', 'Status']);
  },
};

export const Empty: Story = { args: { table: { rows: [], state: 'empty', recordsCount: 0 } } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
