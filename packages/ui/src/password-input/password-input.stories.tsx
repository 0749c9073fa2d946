import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Controlled, guide, Stack } from '../story-kit/story-kit.tsx';
import { PasswordInput } from './password-input.tsx';

const meta = {
  title: 'Components/PasswordInput',
  component: PasswordInput,
  args: { value: 'Harbour-2026', onValueChange: fn() },
  render: ({ value = '', onValueChange, ...args }) => (
    <Stack>
      <Field label="Password">
        <Controlled initial={value} onChange={onValueChange}>
          {(text, setText) => <PasswordInput {...args} value={text} onValueChange={setText} />}
        </Controlled>
      </Field>
    </Stack>
  ),
  parameters: guide({
    what: 'A password, hidden until the person asks to see it.',
    use: ['Set `autoComplete="new-password"` where one is chosen.', 'Let it be pasted.'],
    avoid: ['Do not ask for it twice: it can be shown.', 'Do not use it for card security codes or keys.'],
  }),
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('Harbour-2026');
  },
};

export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true } };

export const ExampleSignIn: Story = {
  render: () => (
    <form className="grid max-w-90 gap-5 rounded-3 border border-line bg-surface p-6" aria-label="Sign in">
      <Field label="Login name">
        <Input name="loginName" autoComplete="username" defaultValue="dana.petrov" />
      </Field>
      <Field label="Password" aside={<a href="#forgotten">Forgotten password</a>}>
        <PasswordInput name="password" defaultValue="" />
      </Field>
      <Button type="submit" variant="primary" size="lg">
        Sign in
      </Button>
    </form>
  ),
};
