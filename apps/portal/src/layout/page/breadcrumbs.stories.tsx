import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { crumb } from './breadcrumbs.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Layout/Breadcrumbs',
  component: PageHeader,
  args: { title: 'Margaret Olsson' },
  decorators: [portalStory({ view: 'CustomerDetailsView', search: { CustomerId: '1048217' } })],
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const steps = (canvas: Canvas) =>
  within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .filter((step) => step.checkVisibility())
    .map((step) => step.innerText.trim());

/** Area, parent, this page. */
export const OneStepUp: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Customer search' })).toHaveAttribute(
      'href',
      '/CustomerSearchView',
    );
    await expect(steps(canvas)).toEqual(['Customers', 'Customer search', 'Margaret Olsson']);
  },
};

/** A page further down takes the parameters of the pages above from its own address. */
export const TwoStepsUp: Story = {
  args: { title: 'Add payment schedule' },
  decorators: [portalStory({ view: 'NewRecurringPaymentView', search: { customerid: '1048217' } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Customer details' })).toHaveAttribute(
      'href',
      '/CustomerDetailsView?CustomerId=1048217',
    );
    await expect(steps(canvas)).toHaveLength(4);
  },
};

/** The page knows the name of what is above it. */
export const NamedParent: Story = {
  args: {
    title: 'PS-20418',
    parent: crumb('CustomerDetailsView', 'Margaret Olsson', { CustomerId: 1048217, tab: 'schedules' }),
  },
  decorators: [portalStory({ view: 'RecurringPaymentDetailsView', search: { RecurringPaymentId: '5' } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Margaret Olsson' })).toHaveAttribute(
      'href',
      '/CustomerDetailsView?CustomerId=1048217&tab=schedules',
    );
    await expect(steps(canvas)).toEqual(['Customers', 'Customer search', 'Margaret Olsson', 'PS-20418']);
  },
};

/** Without the parameters of a page above, that page is left out. */
export const UnknownParent: Story = {
  args: { title: 'Payment schedule', isLoading: true },
  decorators: [portalStory({ view: 'RecurringPaymentDetailsView', search: { RecurringPaymentId: '5' } })],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Customer search' });
    await expect(steps(canvas)).toEqual(['Customers', 'Customer search', 'Payment schedule']);
  },
};

/** A page of a menu needs none. */
export const InAMenu: Story = {
  args: { title: 'Customer search' },
  decorators: [portalStory({ view: 'CustomerSearchView' })],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Customer search' });
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** One line, whatever the names. */
export const LongNames: Story = {
  args: {
    title: 'The Harbour City Waste and Recycling Cooperative of Tasmania and the Islands of Bass Strait Limited',
  },
  play: async ({ canvas }) => {
    const trail = await canvas.findByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getBoundingClientRect().height).toBeLessThan(30);
  },
};

/** Only the way back is left. */
// Shows [1M018]
export const OnPhone: Story = {
  name: 'On a phone only the way back to customer search is left',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Back to customer search' });
    await expect(steps(canvas)).toEqual(['Back to customer search']);
  },
};
