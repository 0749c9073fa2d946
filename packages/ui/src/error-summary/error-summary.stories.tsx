import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { guide, Stack } from '../story-kit/story-kit.tsx';
import { ErrorSummary, type FieldProblem } from './error-summary.tsx';

const problems: FieldProblem[] = [
  { fieldId: 'email', label: 'Email', message: 'Enter an email such as name@example.com' },
  { fieldId: 'state', label: 'State', message: 'Choose a state' },
];

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: { problems, onGoTo: fn() },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <Field label="Email" id="email" error={problems[0]?.message}>
        <Input />
      </Field>
      <Field label="State" id="state" error={problems[1]?.message}>
        <RadioGroup
          value=""
          orientation="horizontal"
          options={['NSW', 'VIC'].map((state) => ({ value: state, label: state }))}
        />
      </Field>
    </Stack>
  ),
  parameters: guide({
    what: 'All that is wrong with a form, above it. Each line leads to its field. It is announced when it appears.',
    use: [
      'After a refused submit with more than three errors, and for errors of the whole form.',
      'Focus it (`ref`), so that a keyboard starts there.',
      'Say in the title what did not happen and that the rest is kept.',
    ],
    avoid: ['Do not show it while people are still typing.', 'Do not use it instead of the messages at the fields.'],
    keys: { 'Enter on a line': 'go to the field' },
  }),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 fields need your attention');
    await userEvent.click(canvas.getByRole('link', { name: 'Email' }));
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(args.onGoTo).toHaveBeenCalledWith(problems[0]);
  },
};

export const GroupOfControls: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'State' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'NSW' })).toHaveFocus());
  },
};

export const WholeForm: Story = {
  render: () => <ErrorSummary title="The customer was not saved" problems={[{ message: 'No changes detected.' }]} />,
};

export const Nothing: Story = {
  render: () => <ErrorSummary problems={[]} />,
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
};

function Agreement() {
  const [sent, setSent] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  return (
    <form
      className="grid max-w-140 gap-5"
      aria-label="Agreement"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        requestAnimationFrame(() => summary.current?.focus());
      }}
    >
      {sent && (
        <ErrorSummary
          ref={summary}
          title="The agreement was not submitted. Everything you entered is kept."
          problems={[{ fieldId: 'payid', label: 'PayID', message: 'This PayID is not registered.' }]}
        />
      )}
      <Field
        label="PayID"
        id="payid"
        error={sent ? 'This PayID is not registered. Check the spelling with the payer.' : undefined}
      >
        <Input defaultValue="margaret.olson@example.com" />
      </Field>
      <Button type="submit" variant="primary" className="justify-self-start">
        Submit agreement
      </Button>
    </form>
  );
}

export const ExampleRefusedAgreement: Story = {
  render: () => <Agreement />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit agreement' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('PayID')).toHaveFocus());
  },
};
