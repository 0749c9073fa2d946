import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  parameters: guide({
    what: 'Where somebody is in a task of several pages. Steps that are done lead back; steps to come cannot be jumped to.',
    use: ['Mark the steps that a refused submit is about as `invalid`.', 'Two to five steps.'],
    avoid: ['For parts that may be read in any order (Tabs).'],
  }),
  args: {
    steps: [{ label: 'Amendment Type' }, { label: 'Amendment Details' }, { label: 'Review and Submit' }],
    current: 1,
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [done, current] = canvas.getAllByRole('listitem');
    await expect(done).toHaveTextContent('Amendment Type, done');
    await expect(current).toHaveAttribute('aria-current', 'step');
  },
};

/** What is done leads back; what is to come does not. */
export const GoBack: Story = {
  args: { onStepSelect: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Amendment Type/ }));
    await expect(args.onStepSelect).toHaveBeenCalledWith(0);
    await expect(canvas.queryByRole('button', { name: /Review/ })).toBeNull();
  },
};

/** A refused submit marks the step that must be mended. */
export const Invalid: Story = {
  args: {
    steps: [{ label: 'Party', invalid: true }, { label: 'Terms' }, { label: 'Review and Submit' }],
    current: 2,
    onStepSelect: fn(),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: /Party.*needs correcting/ })).toBeVisible(),
};

export const ExampleAgreement: Story = {
  args: { steps: ['Party', 'Payer', 'Terms', 'Review and Submit'].map((label) => ({ label })), current: 3 },
};
