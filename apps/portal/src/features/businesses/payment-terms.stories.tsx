import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { secondTerm, waterEnablement } from './businesses.fixtures.ts';
import { PaymentTermsView } from './payment-terms.view.tsx';

const { businessId, paymentTerms } = waterEnablement;

const meta = {
  title: 'Screens/Businesses/Payment terms',
  component: PaymentTermsView,
  decorators: [portalStory({ view: 'BusinessEnablementView', session: staffInCommunity })],
  args: { businessId, paymentTerms, canOpenAccounts: true, onAdd: fn(), onRemove: fn() },
} satisfies Meta<typeof PaymentTermsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Terms by product, each with its account. */
// Shows [2P009 3P047]
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Schedules by Water direct debits' }));
    await expect(args.onRemove).toHaveBeenCalledWith(paymentTerms[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** Of two terms for the same payments, the younger says which one it waits for. */
export const TwoAccounts: Story = {
  args: { paymentTerms: [...paymentTerms, secondTerm] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only once Water direct debits no longer takes them')).toBeVisible();
  },
};

/** Without any term the business takes no payments. */
export const None: Story = { args: { paymentTerms: [] } };

/** Who may not change them reads them. */
export const ReadOnly: Story = { args: { onAdd: undefined, onRemove: undefined, canOpenAccounts: false } };

export const OnPhone: Story = {
  args: { paymentTerms: [...paymentTerms, secondTerm] },
  globals: { viewport: { value: 'phone' } },
};
