import { payToAgreementList } from '@quickportal/contracts/payto-agreements/payto-agreement-list';
import { noFilters } from '@quickportal/contracts/kernel/filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { portalStory } from '../../../storybook/portal-story.tsx';
import { agreementRows } from '../agreement-details/payto-agreement-details.fixtures.ts';
import { PayToAgreementsView } from './payto-agreements.view.tsx';

const none = noFilters(payToAgreementList);

const meta = {
  title: 'Screens/PayTo agreements',
  component: PayToAgreementsView,
  decorators: [portalStory({ view: 'PayToAgreementsView' })],
  args: {
    community: { communityName: 'Harbour City Utilities', timeZone: 'Australia/Sydney' },
    businesses: [
      { businessId: 100, businessName: 'Harbour City Water' },
      { businessId: 101, businessName: 'Harbour City Drainage' },
    ],
    table: { state: 'ready', rows: agreementRows, recordsCount: 1204 },
    search: { page: 1, pageSize: 20, sort: '-createdAt', ...none },
    canTakeEcommerce: true,
    canMigrate: true,
    onSearchChange: fn(),
    onSortChange: fn(),
    hrefForPage: (page) => `#page=${page}`,
    hrefFor: (token) => `#agreement-${token}`,
    onOpen: fn(),
  },
} satisfies Meta<typeof PayToAgreementsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each row opens its agreement; a payer is known by an account or a PayID. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'PayTo agreements' })).toBeVisible();
    const [link] = canvas.getAllByRole('link', { name: 'Margaret Olsson' });
    await expect(link).toHaveAttribute('href', `#agreement-${agreementRows[0]?.agreementToken}`);
    for (const text of ['Suspended', 'Up to $420.00']) await expect(canvas.getByText(text)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Move direct debits' })).toHaveAttribute(
      'href',
      expect.stringContaining('MigrateToPayToView'),
    );
    await expect(canvas.getByRole('link', { name: 'E-commerce payment' })).toHaveAttribute(
      'href',
      expect.stringContaining('PayToEcommercePaymentView'),
    );
    const [filter] = canvas.getAllByRole('button', { name: 'Status' });
    if (filter) await userEvent.click(filter);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Pending' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ status: ['PENDING'] });
  },
};

/** Each status in its colour. */
// Shows [1R092 1R093 1R097]
export const StatusColours: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'));
    const colourOf = (words: string) => {
      const badge = table.getByText(words).closest('[data-slot=badge]');
      return badge ? getComputedStyle(badge).color : '';
    };
    const [success, info, danger] = [colourOf('Active'), colourOf('Pending'), colourOf('Suspended')];
    await expect(new Set([success, info, danger]).size).toBe(3);
    await expect(colourOf('Processing')).toBe(info);
    await expect(colourOf('Cancelled')).toBe(danger);
    await expect(colourOf('Rejected')).toBe(danger);
  },
};

/** A status that the portal does not know yet has the colour primary. */
// Shows [1R098]
export const OtherStatus: Story = {
  args: {
    table: {
      state: 'ready',
      rows: agreementRows
        .slice(0, 2)
        .map((row, index) => (index === 0 ? { ...row, statusDisplay: 'Transferred', statusClass: 'primary' } : row)),
      recordsCount: 2,
    },
  },
  play: async ({ canvas }) => {
    const badge = (await canvas.findByText('Transferred')).closest('[data-slot=badge]');
    const probe = document.createElement('span');
    probe.style.color = 'var(--accent-ink)';
    document.body.append(probe);
    await expect(badge && getComputedStyle(badge).color).toBe(getComputedStyle(probe).color);
    probe.remove();
  },
};

export const Filtered: Story = {
  args: { search: { page: 1, pageSize: 20, sort: '-createdAt', query: '', status: ['PENDING'], businessId: [100] } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: 'Status is Pending' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith(none);
  },
};

export const NoneYet: Story = {
  args: { table: { state: 'empty', rows: [], recordsCount: 0 } },
  play: async ({ canvas }) => expect(await canvas.findByText('No agreements yet')).toBeVisible(),
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
