import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../../storybook/portal-story.tsx';
import { CustomerAgreementsView } from './customer-agreements.view.tsx';
import { agreementRows } from '../agreement-details/payto-agreement-details.fixtures.ts';

const meta = {
  title: 'Screens/Customer details/PayTo Agreements',
  component: CustomerAgreementsView,
  decorators: [portalStory({ view: 'CustomerDetailsView', search: { CustomerId: '1048217', tab: 'payto' } })],
  args: {
    table: { rows: agreementRows.slice(0, 5), state: 'ready', recordsCount: 6 },
    page: 1,
    hrefForPage: (page) => `#page=${page}`,
    onPageChange: fn(),
    hrefFor: (token) => `#${token}`,
    onOpen: fn(),
    customerId: 1_048_217,
    canCreate: false,
    refusal: null,
  },
} satisfies Meta<typeof CustomerAgreementsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five on a page; a row opens its agreement. */
// Shows [1M020 1K049]
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'PayTo Agreements' })).toBeVisible();
    for (const text of ['Water rates HCW-0041827', 'Active', 'Pending'])
      await expect((await canvas.findAllByText(text))[0]).toBeVisible();
    await expect(canvas.getByText('1–5 of 6')).toBeVisible();
    await userEvent.click(canvas.getByText('Water rates HCW-0041827'));
    await expect(args.onOpen).toHaveBeenCalledWith(agreementRows[0]?.agreementToken);
  },
};

/** Without a payee account no agreement can be created: in the place of the button is why, and who can change that. */
export const NoPayeeAccount: Story = {
  args: { canCreate: true, refusal: 'Harbour City Water has no enabled PayTo payee account.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Harbour City Water has no enabled PayTo payee account.')).toBeVisible();
    await expect(canvas.getByText(/Platform staff/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create PayTo agreement' })).toBeNull();
  },
};

export const CanCreate: Story = {
  args: { canCreate: true },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'Create PayTo agreement' })).toBeVisible(),
};

export const NoneYet: Story = {
  args: { table: { rows: [], state: 'empty', recordsCount: 0 } },
  play: async ({ canvas }) => expect(await canvas.findByText('No PayTo agreements yet')).toBeVisible(),
};
