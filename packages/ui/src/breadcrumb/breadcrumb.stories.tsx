import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from './breadcrumb.tsx';

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  render: (args) => (
    <Breadcrumb {...args}>
      <BreadcrumbLink href="#customers">Customers</BreadcrumbLink>
      <BreadcrumbLink href="#olsson">Margaret Olsson</BreadcrumbLink>
      <BreadcrumbPage>Payment schedule PS-20418</BreadcrumbPage>
    </Breadcrumb>
  ),
  parameters: guide({
    what: 'The way to a page. It never wraps: long names are cut, and on narrow screens only the page above is left.',
    use: ['Names of things, as they are written on their pages.', '`asChild` for the router’s link.'],
    avoid: ['Do not write "Back": say where to.'],
  }),
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByText('Payment schedule PS-20418')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const LongNames: Story = {
  render: () => (
    <Breadcrumb className="w-80">
      <BreadcrumbLink href="#customers">Customers</BreadcrumbLink>
      <BreadcrumbLink href="#long">The Harbour City Waste and Recycling Cooperative of Tasmania</BreadcrumbLink>
      <BreadcrumbPage>Payment schedule</BreadcrumbPage>
    </Breadcrumb>
  ),
};
