import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Controlled, guide, Stack } from '../story-kit/story-kit.tsx';
import { Textarea } from './textarea.tsx';

const meta = {
  title: 'Components/Textarea',
  component: Textarea,
  args: { 'aria-label': 'Description', value: 'Water rates, Unit 4', onValueChange: fn() },
  render: ({ value = '', onValueChange, ...args }) => (
    <Stack>
      <Controlled initial={value} onChange={onValueChange}>
        {(text, setText) => <Textarea {...args} value={text} onValueChange={setText} />}
      </Controlled>
    </Stack>
  ),
  parameters: guide({
    what: 'Several lines of text.',
    use: ['For reasons, notes and messages.', 'Say in the help who will read it and how long it may be.'],
    avoid: ['Do not use it for one line.', 'Do not stop the typing at the limit; say that it is too long.'],
  }),
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}Second quarter');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Water rates, Unit 4\nSecond quarter');
  },
};

export const Grow: Story = {
  args: { grow: true },
  play: async ({ canvas, userEvent }) => {
    const textarea = canvas.getByRole('textbox');
    const before = textarea.offsetHeight;
    await userEvent.type(textarea, '{Enter}{Enter}{Enter}{Enter}last');
    await expect(textarea.offsetHeight).toBeGreaterThan(before);
  },
};

export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };

export const ExampleReason: Story = {
  render: () => (
    <Stack>
      <Field label="Reason for disabling" help="Kept in the audit trail, not shown to the customer">
        <Controlled initial="">
          {(text, setText) => <Textarea value={text} onValueChange={setText} grow rows={3} />}
        </Controlled>
      </Field>
    </Stack>
  ),
};
