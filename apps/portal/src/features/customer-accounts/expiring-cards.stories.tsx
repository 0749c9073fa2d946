import type { ExpiringCard } from '@quickportal/contracts/customer-accounts/read';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { mastercard, tokenisedCard } from './customer-account.fixtures.ts';
import { ExpiringCardsView } from './expiring-cards.view.tsx';

const margaret = {
  customerName: 'Margaret Olsson',
  customerNumber: 'HCW-0041827',
  email: 'margaret.olsson@example.com',
  phoneNumber: '0491 570 157',
  businessName: 'Harbour City Water',
  activeSchedules: 1,
};
const aroha = {
  ...margaret,
  customerName: 'Aroha Ngata',
  customerNumber: 'HCW-0040027',
  email: 'aroha.ngata@example.co.nz',
  phoneNumber: '+64 21 555 0134',
  activeSchedules: 0,
};
const cards: ExpiringCard[] = [
  { ...tokenisedCard, ...aroha },
  { ...mastercard, ...margaret },
];
const failure = {
  level: 2,
  title: 'Expiring cards did not load',
  message: 'Something went wrong on our side.',
  onRetry: fn(),
} as const;

const meta = {
  title: 'Screens/Expiring cards',
  component: ExpiringCardsView,
  decorators: [portalStory({ view: 'ExpiringCardsView' })],
  args: {
    communityName: 'Harbour City Utilities',
    search: { show: 'ALL', page: 1, pageSize: 20 },
    onSearchChange: fn(),
    table: { rows: cards, state: 'ready', recordsCount: 2, failure },
    onUpdate: fn(),
    hrefFor: (customerId) => `#CustomerDetailsView?CustomerId=${customerId}&tab=accounts`,
    hrefForPage: (page) => `#page=${page}`,
    onOpen: fn(),
    onIntent: fn(),
  },
} satisfies Meta<typeof ExpiringCardsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each card has its end, its mark and whom to ask; what the scheme keeps up to date is not offered to be edited. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Expiring soon')).toBeVisible();
    await expect(canvas.getByText('12/26')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Update Amex/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Update Mastercard •••• 5100 of Margaret Olsson' }));
    await expect(args.onUpdate).toHaveBeenCalledWith(cards[1]);
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: 'Margaret Olsson' }));
    await expect(args.onOpen).toHaveBeenCalledWith(1_048_217);
  },
};

/** Another choice starts at page 1. */
export const Choosing: Story = {
  args: { search: { show: undefined, page: 3, pageSize: 20 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Expired' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ show: 'EXPIRED' });
  },
};

export const NoneSoon: Story = {
  args: { search: { show: undefined, page: 1, pageSize: 20 }, table: { rows: [], state: 'empty', recordsCount: 0 } },
};

/** Who may only look has no buttons. */
export const ViewOnly: Story = {
  args: { onUpdate: undefined },
  play: async ({ canvas }) => {
    await canvas.findByText('Margaret Olsson');
    await expect(canvas.queryByRole('button', { name: /Update/ })).toBeNull();
  },
};
