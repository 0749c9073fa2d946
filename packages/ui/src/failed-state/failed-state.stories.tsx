import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { FailedState } from './failed-state.tsx';

const meta = {
  title: 'Components/FailedState',
  component: FailedState,
  parameters: guide({
    what: 'Something did not load: says what, why as far as it is known, the id of the request, and offers Retry. It takes the place of the thing, so that the rest of the page stays usable.',
    use: ['Name the thing: Schedules did not load.', 'Give the request id; the help desk asks for it.'],
    avoid: ['For a change that was refused: that is an Alert beside the form.'],
  }),
  args: {
    title: 'Schedules did not load',
    children: 'The server did not answer in time.',
    requestId: '7f3a91c2',
    onRetry: fn(),
  },
} satisfies Meta<typeof FailedState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read out when it appears; Retry loads again. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('7f3a91c2');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Retry keeps its place and cannot be pressed twice. */
export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** Nothing to retry: the help desk needs the reference. */
export const ReferenceOnly: Story = { args: { onRetry: undefined } };

export const ExampleGadget: Story = {
  args: {
    title: 'Payment terms did not load',
    children:
      'An error occurred loading the data required for this component. If the problem persists please contact the help desk for support.',
    className: 'py-6',
  },
};
