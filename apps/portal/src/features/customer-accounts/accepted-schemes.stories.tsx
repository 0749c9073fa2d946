import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AcceptedSchemesView } from './accepted-schemes.view.tsx';

const taken = (cardScheme: 'VISA' | 'MASTERCARD') => ({ cardScheme, credit: true, debit: true });

const meta = {
  title: 'Screens/Customer details/Accepted card schemes',
  component: AcceptedSchemesView,
  args: {
    businessName: 'Harbour City Water',
    accepted: [taken('VISA'), taken('MASTERCARD')],
    typed: null,
    kind: 'CLIENT',
  },
} satisfies Meta<typeof AcceptedSchemesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is taken, what is not, and who can change it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/accepts Visa and Mastercard/)).toHaveTextContent(
      'Harbour City Water accepts Visa and Mastercard. It does not accept Amex, Diners Club, JCB or UnionPay. Only staff of the portal can change this. Ask the help desk.',
    );
    await expect(canvas.getByRole('status').querySelector('svg')).toBeNull();
  },
};

/** Staff see which right the change needs. */
export const ToStaff: Story = {
  args: { kind: 'STAFF' },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/Staff with the right to change merchant and bank accounts can change this/)).toBeVisible(),
};

/** A card of another scheme is pointed out while its number is typed. */
export const NotTaken: Story = {
  args: { typed: 'AMEX' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      'Harbour City Water does not accept Amex cards. Harbour City Water accepts Visa and Mastercard. Only staff',
    ),
};

export const Taken: Story = {
  args: { typed: 'VISA' },
  play: async ({ canvas }) => expect(canvas.queryByText(/does not accept Visa/)).toBeNull(),
};

/** None at all. */
export const None: Story = {
  args: { accepted: [] },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/^Harbour City Water does not accept Visa, Mastercard, Amex/)).toBeVisible(),
};

export const OnPhone: Story = { ...NotTaken, globals: { viewport: { value: 'phone' } } };
export const Zoomed: Story = { ...NotTaken, globals: { viewport: { value: 'zoomed' } } };
export const Dark: Story = { ...NotTaken, globals: { theme: 'dark' } };
