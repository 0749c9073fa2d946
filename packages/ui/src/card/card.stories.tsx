import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DescriptionItem, DescriptionList } from '../description-list/description-list.tsx';
import { Money } from '../money/money.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { Card, CardBody, CardFooter } from './card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  parameters: guide({
    what: 'A panel that holds one subject: head with title, note and actions, any number of bodies, a foot.',
    use: ['A table or list goes in without a CardBody, edge to edge (`flush`).', '`dense` in side columns.'],
    avoid: ['A card inside a card; a line or space is usually enough.', 'More than one primary action in its head.'],
  }),
  args: { title: 'Accounts', children: <CardBody>Visa •••• 1881</CardBody> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The title names the region, so screen reader users can jump to it. */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Accounts' })).toBeVisible(),
};

export const WithNote: Story = { args: { title: 'Audit history', note: 'Past 30 days' } };

export const WithActions: Story = {
  args: {
    actions: (
      <Button size="sm">
        <Plus />
        Add account
      </Button>
    ),
  },
};

export const WithFooter: Story = {
  args: {
    children: (
      <>
        <CardBody>Visa •••• 1881</CardBody>
        <CardFooter>
          <span className="text-13 text-ink-2">1 of 5 accounts</span>
          <a href="#all">Show all</a>
        </CardFooter>
      </>
    ),
  },
};

/** No head: the body stands alone. */
export const WithoutHead: Story = { args: { title: undefined } };

/** For side columns. */
export const Dense: Story = { args: { dense: true, className: 'w-80' } };

export const ExampleNextPayment: Story = {
  args: {
    title: 'Next payment',
    note: '24 Nov 2026',
    className: 'max-w-100',
    children: (
      <CardBody>
        <DescriptionList>
          <DescriptionItem term="Schedule">PS-20418 Water rates</DescriptionItem>
          <DescriptionItem term="Amount">
            <Money amount="186.40" currency="AUD" />
          </DescriptionItem>
          <DescriptionItem term="Reference" />
        </DescriptionList>
      </CardBody>
    ),
  },
};
