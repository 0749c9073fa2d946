import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { Tab, TabCount, TabList, TabPanel, Tabs } from './tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { defaultValue: 'accounts', onValueChange: fn() },
  render: (args) => (
    <Tabs {...args}>
      <TabList aria-label="Customer">
        <Tab value="accounts" count={5}>
          Accounts
        </Tab>
        <Tab value="agreements" count={0}>
          PayTo Agreements
        </Tab>
        <Tab value="schedules">Payment Schedules</Tab>
        <Tab value="activity" disabled>
          Recent Activity
        </Tab>
      </TabList>
      <TabPanel value="accounts">Five accounts</TabPanel>
      <TabPanel value="agreements">No agreements yet</TabPanel>
      <TabPanel value="schedules">Two schedules</TabPanel>
    </Tabs>
  ),
  parameters: guide({
    what: 'Several views of one thing, one at a time. The open tab belongs in the address of the page.',
    use: ['Short nouns, with the number of records where it helps.', 'Keep the order; hide a tab only by right.'],
    avoid: ['Do not use tabs for steps: Stepper.', 'Do not compare things across tabs.'],
    keys: { 'Arrow left, right': 'move and open', 'Home, End': 'first, last', Tab: 'into the panel' },
  }),
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Accounts/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /PayTo Agreements/ })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('agreements');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('No agreements yet');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Payment Schedules' })).toHaveFocus();
  },
};

/** The frame of the first tab, which has the focus, is inside the list, which cuts off what is beyond it. */
export const FirstTabWhole: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const first = canvas.getByRole('tab', { name: /Accounts/ });
    await expect(first).toHaveFocus();
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(list.left);
  },
};

export const ScrollsWhenNarrow: Story = {
  render: (args) => (
    <div className="w-70 px-4">
      <Tabs {...args}>
        <TabList aria-label="Customer">
          <Tab value="accounts">Accounts</Tab>
          <Tab value="agreements">PayTo Agreements</Tab>
          <Tab value="schedules">Payment Schedules</Tab>
        </TabList>
        <TabPanel value="accounts">Five accounts</TabPanel>
        <TabPanel value="agreements">No agreements yet</TabPanel>
        <TabPanel value="schedules">Two schedules</TabPanel>
      </Tabs>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const tab = canvas.getByRole('tab', { name: 'Payment Schedules' });
    const { width } = tab.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('tab', { name: 'Accounts' }));
    await userEvent.keyboard('{End}');
    await expect(tab.getBoundingClientRect().width).toBe(width);
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(list.right + 2);
  },
};

export const AsLinks: Story = {
  render: () => (
    <Tabs value="accounts">
      <TabList aria-label="Customer">
        <Tab value="accounts" asChild>
          <a href="#accounts">
            Accounts <TabCount value={5} />
          </a>
        </Tab>
        <Tab value="schedules" asChild>
          <a href="#schedules">Payment Schedules</a>
        </Tab>
      </TabList>
      <TabPanel value="accounts">Five accounts</TabPanel>
      <TabPanel value="schedules">Two schedules</TabPanel>
    </Tabs>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('tab', { name: /Accounts/ })).toHaveAttribute('href', '#accounts'),
};

export const ExampleCustomerDetails: Story = {
  render: () => (
    <div className="max-w-180 rounded-3 border border-line bg-surface px-5 pb-5">
      <Tabs defaultValue="schedules">
        <TabList aria-label="Margaret Olsson">
          <Tab value="accounts" count={5}>
            Accounts
          </Tab>
          <Tab value="schedules" count={2}>
            Payment Schedules
          </Tab>
          <Tab value="activity" count={1284}>
            Recent Activity
          </Tab>
        </TabList>
        <TabPanel value="accounts">Visa •••• 1881 and four more</TabPanel>
        <TabPanel value="schedules">Water rates, fortnightly, $186.40. Next payment 24 Nov 2026.</TabPanel>
        <TabPanel value="activity">Payment approved, 14 Nov 2026</TabPanel>
      </Tabs>
    </div>
  ),
};
