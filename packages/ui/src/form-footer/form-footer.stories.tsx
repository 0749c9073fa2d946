import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card, CardBody } from '../card/card.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { FormFooter } from './form-footer.tsx';

const meta = {
  title: 'Components/FormFooter',
  component: FormFooter,
  args: {
    unsaved: 2,
    onGoTo: fn(),
    children: (
      <>
        <Button>Discard</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
  parameters: guide({
    what: 'The foot of a form: how much is unsaved, what is left to fix, and the buttons. It stays at the bottom edge of the window while its form is longer, and the field that has the focus is scrolled clear of it.',
    use: ['The button that saves last.', 'Pass the problems, so that one press leads to the first.'],
    avoid: ['Do not disable Save because of problems: let it be pressed and show them.'],
  }),
} satisfies Meta<typeof FormFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('2 unsaved changes'),
};

export const NothingUnsaved: Story = { args: { unsaved: 0, note: 'Saved 14 Nov 2026, 3:20 pm' } };

export const ToFix: Story = {
  args: { problems: [{ fieldId: 'hours', label: 'Hours', message: 'Hours must be from 1 to 24' }] },
  render: (args) => (
    <Card title="Repeated declined card">
      <CardBody>
        <Field id="hours" label="Hours" error="Hours must be from 1 to 24">
          <Input defaultValue="48" />
        </Field>
      </CardBody>
      <FormFooter {...args} />
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 to fix first' }));
    await waitFor(() => expect(canvas.getByLabelText('Hours')).toHaveFocus());
  },
};

export const ExampleLongForm: Story = {
  args: { unsaved: 1 },
  render: (args) => (
    <Card title="Facility settings" className="max-w-180">
      <CardBody className="grid gap-5">
        {Array.from({ length: 16 }, (_, at) => (
          <Field key={at} label={`Setting ${at + 1}`}>
            <Input defaultValue="As agreed" />
          </Field>
        ))}
      </CardBody>
      <FormFooter {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
