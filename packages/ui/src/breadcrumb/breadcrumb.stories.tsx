import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { BackLink, Breadcrumb, BreadcrumbLink, BreadcrumbPage } from './breadcrumb.tsx';

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
    what: 'Where a page stands. Most detail pages have one step up: BackLink, with the name of what one came from.',
    use: ['Names of things, as they are written on their pages.', '`asChild` for the router’s link.'],
    avoid: ['Do not repeat the navigation.', 'Do not write "Back": say where to.'],
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

export const Back: Story = {
  render: () => <BackLink href="#olsson">Margaret Olsson</BackLink>,
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

export const ExampleDetailPage: Story = {
  render: () => (
    <header className="grid gap-2">
      <BackLink href="#olsson">Margaret Olsson</BackLink>
      <h1>Create PayTo agreement</h1>
    </header>
  ),
};
