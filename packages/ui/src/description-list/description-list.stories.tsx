import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Money } from '../money/money.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { DescriptionItem, DescriptionList } from './description-list.tsx';

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  parameters: guide({
    what: 'Names and values of one thing: `rows` for its details, `facts` for its four or five key facts side by side.',
    use: ['Leave a missing value empty: it shows a dash that screen readers call none.'],
    avoid: ['For several things with the same names: that is a DataTable.', 'For amounts that add up: that is Totals.'],
  }),
  args: {
    children: (
      <>
        <DescriptionItem term="Frequency">Fortnightly</DescriptionItem>
        <DescriptionItem term="Amount">
          <Money amount="186.40" currency="AUD" />
        </DescriptionItem>
        <DescriptionItem term="Payer">M J Olsson</DescriptionItem>
      </>
    ),
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A dash for the eye, "none" for the ear. */
export const MissingValue: Story = {
  args: { children: <DescriptionItem term="Email" /> },
  play: async ({ canvas }) => expect(canvas.getByRole('definition')).toHaveTextContent('–none'),
};

/** Key facts side by side, wrapping where there is no room. */
export const Facts: Story = { args: { layout: 'facts' } };

export const ExampleCustomer: Story = {
  args: {
    layout: 'facts',
    children: (
      <>
        <DescriptionItem term="Number">HCW-0041827</DescriptionItem>
        <DescriptionItem term="ID">1048217</DescriptionItem>
        <DescriptionItem term="Address">
          Unit 4, 27 Bolton Street
          <br />
          Newcastle NSW 2300
        </DescriptionItem>
        <DescriptionItem term="Email">
          <a href="mailto:margaret.olsson@example.com">margaret.olsson@example.com</a>
          <span className="mt-1 flex items-center gap-1.5 text-12 text-ink-2">
            Notifications
            <Badge tone="success" icon={<Check />}>
              On
            </Badge>
          </span>
        </DescriptionItem>
      </>
    ),
  },
};
