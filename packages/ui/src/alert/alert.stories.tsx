import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { Alert } from './alert.tsx';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  parameters: guide({
    what: 'A message in its place on the page: what is wrong here, what is about to happen, what was done. Danger and warning interrupt a screen reader when they appear, the others wait.',
    use: [
      'Put it above what it is about, with one sentence as title.',
      'Offer the one thing to do about it as a small button.',
    ],
    avoid: [
      'For the confirmation of something done: that is a Toast.',
      'For a part that did not load: that is FailedState.',
      'For one field: that is the error of its Field.',
    ],
  }),
  args: { title: 'No enabled accounts found.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read out politely when it appears. */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('No enabled accounts found.'),
};

export const Tones: Story = {
  render: () => (
    <div className="grid gap-2">
      <Alert tone="info" title="No enabled accounts found." />
      <Alert tone="success" title="Agreement successfully amended" />
      <Alert tone="warning" title="No changes detected." />
      <Alert tone="danger" title="This agreement cannot be amended since it is cancelled." />
      <Alert tone="neutral" title="This business does not settle in NZ$." />
    </div>
  ),
};

export const WithDetails: Story = {
  args: {
    tone: 'danger',
    title: '2 rows cannot be imported',
    children: (
      <ul>
        <li>Row 14: BSB 062-00 is too short</li>
        <li>Row 31: the account is disabled</li>
      </ul>
    ),
  },
};

/** Danger and warning interrupt the screen reader; the action stands at the right. */
export const WithAction: Story = {
  args: {
    tone: 'danger',
    title: 'This agreement cannot be amended since it is cancelled.',
    children: 'Create a new agreement instead.',
    actions: <Button size="sm">Create</Button>,
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Create a new agreement instead.'),
};

/** The cross stays in the corner, also where the words and actions need more lines. */
export const Dismissed: Story = {
  args: {
    tone: 'danger',
    title: 'Something went wrong on our side.',
    children: 'If the problem persists please contact the help desk.',
    onDismiss: fn(),
    className: 'w-70',
  },
  play: async ({ args, canvas }) => {
    const alert = canvas.getByRole('alert').getBoundingClientRect();
    const cross = canvas.getByRole('button', { name: 'Dismiss' });
    await expect(cross.getBoundingClientRect().bottom).toBeLessThan((alert.top + alert.bottom) / 2);
    await userEvent.click(cross);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const ExampleNarrow: Story = {
  args: {
    tone: 'warning',
    title: 'The card expires before the next payment',
    children: 'Ask Margaret Olsson for a new card before 24 Nov 2026.',
    actions: <Button size="sm">Add account</Button>,
    className: 'w-70',
  },
};
