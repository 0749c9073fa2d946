import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Plus, Search } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: guide({
    what: 'A list with nothing in it: says what the list is for and offers the action that fills it.',
    use: ['When filters are the reason, say so and offer to clear them.', 'One action, two at most.'],
    avoid: ['For a list that did not load: that is FailedState.', 'Jokes and exclamation marks.'],
  }),
  args: {
    icon: <CalendarDays />,
    title: 'No payment schedules yet',
    children: 'A schedule takes a payment from this customer again and again.',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    action: (
      <Button size="sm" variant="primary">
        <Plus />
        Add payment schedule
      </Button>
    ),
  },
};

/** Nothing matched: the filters are the reason, so the action undoes them. */
export const ExampleNoMatches: Story = {
  args: {
    icon: <Search />,
    title: 'No customers match',
    children: 'Try a part of the name, or look in every business.',
    action: <Button size="sm">Clear filters</Button>,
  },
};
