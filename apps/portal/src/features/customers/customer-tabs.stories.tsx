import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabCount } from '@quickportal/ui/tabs';
import { expect, fn, userEvent } from 'storybook/test';
import type { CustomerTab } from '../../pages/customer-tab.ts';
import { margaret } from './customer.fixtures.ts';
import { CustomerTabs } from './customer-tabs.tsx';

const tab = (value: string, title: string, order: number, rest: Partial<CustomerTab> = {}): CustomerTab => ({
  value,
  title,
  order,
  Panel: ({ customer }) => (
    <p>
      {title} of {customer.customerName}
    </p>
  ),
  ...rest,
});
const tabs = [
  tab('accounts', 'Accounts', 10, { Count: () => <TabCount value={5} /> }),
  tab('payments', 'Payment History', 40),
  tab('activity', 'Recent Activity', 50),
];

const meta = {
  title: 'Screens/Customer details/Tabs',
  component: CustomerTabs,
  args: { customer: margaret, rights: new Set<string>(), tabs, open: undefined, onOpenChange: fn() },
} satisfies Meta<typeof CustomerTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first tab is open where the address names none. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Accounts of Margaret Olsson')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /Accounts/ })).toHaveTextContent('5');
    await userEvent.click(canvas.getByRole('tab', { name: 'Recent Activity' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith('activity');
  },
};

export const Named: Story = {
  args: { open: 'payments' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment History of Margaret Olsson')).toBeVisible();
  },
};

/** A tab that the user may not see is no way in: the first one opens. */
export const NotAllowed: Story = {
  args: { open: 'payto' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Accounts of Margaret Olsson')).toBeVisible();
  },
};
