import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, CardBody } from '../card/card.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Input } from '../input/input.tsx';
import { NativeSelect } from '../native-select/native-select.tsx';
import { NumberInput } from '../number-input/number-input.tsx';
import { Controlled, guide, Stack } from '../story-kit/story-kit.tsx';
import { Field } from './field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Customer name',
    help: 'As it should read on receipts',
    children: <Input placeholder="Full name or organisation" />,
  },
  decorators: [
    (Story, { name }) => (
      <Stack className={name.startsWith('Example') ? 'max-w-180' : undefined}>
        <Story />
      </Stack>
    ),
  ],
  parameters: guide({
    what: 'A control with its label above, its help and its error below. Whatever control stands inside takes its id, description, validity and state from the field, so nothing has to be wired by hand.',
    use: [
      'Mark "(optional)" or "(required)", whichever is rarer in the form.',
      'Errors say what is wrong and how to mend it: "Enter an email such as name@example.com".',
      'Use `group` where several controls answer one question.',
    ],
    avoid: ['Do not use the placeholder as the label.', 'Do not show an error while the first characters are typed.'],
  }),
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Customer name' });
    await userEvent.click(canvas.getByText('Customer name'));
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('As it should read on receipts');
  },
};

export const WithError: Story = {
  args: {
    label: 'Email',
    mark: 'required',
    required: true,
    help: 'Receipts go there',
    error: 'Enter an email such as name@example.com',
    children: <Input type="email" defaultValue="margaret@example" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email (required)');
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('Enter an email such as name@example.com Receipts go there');
  },
};

export const SeveralErrors: Story = {
  args: { label: 'New password', help: undefined, error: ['Use at least 12 characters', 'Use a digit'] },
};

export const Marks: Story = {
  render: () => (
    <>
      <Field label="Your reference" mark="optional">
        <Input />
      </Field>
      <Field label="Postcode" mark="required" required>
        <Input inputMode="numeric" />
      </Field>
    </>
  ),
};

export const Disabled: Story = {
  args: { label: 'Settlement account', disabled: true, children: <Input defaultValue="Not available" /> },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeDisabled(),
};

export const ReadOnly: Story = {
  args: {
    label: 'Customer number',
    readOnly: true,
    help: 'Set when the customer was added',
    children: <Input mono defaultValue="HCW-0041827" />,
  },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAttribute('readonly'),
};

export const HiddenLabel: Story = {
  args: { label: 'Search customers', hideLabel: true, help: undefined, children: <Input placeholder="Search" /> },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Search customers' })).toBeVisible(),
};

export const Aside: Story = {
  args: { label: 'Password', help: undefined, aside: <a href="#forgotten">Forgotten password</a>, children: <Input /> },
};

export const Group: Story = {
  args: {
    label: 'Notifications',
    group: true,
    help: 'Sent after each payment',
    children: (
      <div className="grid gap-2">
        <Checkbox value label="Email" />
        <Checkbox value={false} label="SMS" />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Notifications' });
    await expect(group).toHaveAccessibleDescription('Sent after each payment');
    await expect(canvas.getByRole('checkbox', { name: 'Email' })).toBeChecked();
  },
};

export const ExampleCustomer: Story = {
  render: () => (
    <Card title="Customer">
      <CardBody className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="Customer name" className="sm:col-span-2">
          <Input defaultValue="Margaret Olsson" />
        </Field>
        <Field label="Email" error="Enter an email such as name@example.com">
          <Input type="email" defaultValue="margaret@example" />
        </Field>
        <Field label="Phone" mark="optional">
          <Input type="tel" defaultValue="0491 570 157" />
        </Field>
        <Field label="State">
          <NativeSelect
            defaultValue="NSW"
            options={['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].map((state) => ({
              value: state,
              label: state,
            }))}
          />
        </Field>
        <Field label="Payment term" help="Days from the invoice to its due date">
          <Controlled initial="14">
            {(value, setValue) => <NumberInput value={value} onValueChange={setValue} unit="days" />}
          </Controlled>
        </Field>
      </CardBody>
    </Card>
  ),
};
