import { amountText, date, passwordText, text } from '@quickportal/contracts/kernel/primitives';
import { guide } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { formSchema } from '../../schema/form-schema.ts';
import { failedWith, refusedWith } from '../form-story.tsx';
import { Wizard } from './wizard.tsx';

const today = '2026-11-20';
const party = formSchema(
  z.strictObject({
    payerType: z.enum(['PERSON', 'ORGANISATION']).meta({ title: 'Payer type', 'x-form': { widget: 'radio' } }),
    payerName: text({ max: 140 }).meta({
      title: 'Payer name',
      'x-form': { help: 'As the customer is named here', width: 'half' },
    }),
    reference: text({ max: 35 })
      .optional()
      .meta({ title: 'Your reference', 'x-form': { help: 'Only you see it', width: 'half' } }),
    payId: text({ max: 256 }).meta({ title: 'PayID', 'x-rules': [{ rule: 'payId' }] }),
    password: passwordText()
      .optional()
      .meta({ title: 'Your password', 'x-form': { requiredWhen: { field: 'payerType', is: 'ORGANISATION' } } }),
  }),
  { today, values: { payerName: 'Margaret Olsson' } },
);
const payment = formSchema(
  z.strictObject({
    description: text({ max: 140 }).meta({ title: 'Description' }),
    amount: amountText().meta({ title: 'Amount', 'x-form': { widget: 'money', width: 'half' } }),
    starts: date().meta({
      title: 'First payment',
      'x-form': { width: 'half' },
      'x-rules': [{ rule: 'dateNotBefore', value: 'today' }],
    }),
    renews: z
      .boolean()
      .default(false)
      .meta({ title: 'Automatic renewal', 'x-form': { widget: 'switch' } }),
  }),
  { today },
);

const meta = {
  title: 'Forms/Wizard',
  component: Wizard,
  parameters: guide({
    what: 'A form in steps that ends in a review. One form over all steps: Back keeps everything, a reload keeps what is not secret, a 422 leads to the step of its field.',
    use: [
      'Give every step a schema of its own, or one schema and `fields`.',
      "Keep `storageKey` to one subject, such as the customer's id.",
    ],
    avoid: ['Do not use a wizard for fewer than eight fields.'],
  }),
  args: {
    steps: [
      { id: 'party', title: 'Party Details', schema: party },
      { id: 'payment', title: 'Payment Details', schema: payment },
    ],
    onSubmit: fn(() => Promise.resolve()),
    onCancel: fn(),
    submitLabel: 'Submit agreement',
    reviewTitle: 'Review and Submit',
  },
  decorators: [(Story) => <div className="max-w-195">{Story()}</div>],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Wizard>;
export default meta;
type Story = StoryObj<typeof Wizard>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));
const enterParty = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Person' }));
  await userEvent.type(canvas.getByLabelText('PayID'), 'margaret.olson@example.com');
  await press(canvas, 'Next');
};
const enterPayment = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByLabelText('Description'), 'Water rates, Unit 4');
  await userEvent.type(canvas.getByLabelText('Amount'), '186.4');
  await userEvent.type(canvas.getByLabelText('First payment'), '24/11/2026');
  await press(canvas, 'Next');
};

/** From the first step to the answer; the review reads like a receipt. */
export const ToTheEnd: Story = {
  play: async ({ canvas, args }) => {
    await enterParty(canvas);
    await enterPayment(canvas);
    const review = within(await canvas.findByRole('region', { name: 'Payment Details' }));
    await expect(review.getByText('$186.40')).toBeVisible();
    await expect(review.getByText('24 Nov 2026')).toBeVisible();
    await expect(review.getByText('Off')).toBeVisible();
    await press(canvas, 'Submit agreement');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      payerType: 'PERSON',
      payerName: 'Margaret Olsson',
      payId: 'margaret.olson@example.com',
      description: 'Water rates, Unit 4',
      amount: '186.40',
      starts: '2026-11-24',
      renews: false,
    });
  },
};

/** Back keeps what was entered, and so does a step that is not finished. */
// Shows [1R108 1R109]
export const Back: Story = {
  name: 'Back keeps what was entered',
  play: async ({ canvas }) => {
    await enterParty(canvas);
    await userEvent.type(await canvas.findByLabelText('Description'), 'Water rates');
    await press(canvas, 'Back');
    await expect(canvas.getByLabelText('PayID')).toHaveValue('margaret.olson@example.com');
    await expect(canvas.getByRole('radio', { name: 'Person' })).toBeChecked();
    await press(canvas, 'Next');
    await expect(await canvas.findByLabelText('Description')).toHaveValue('Water rates');
  },
};

/** A step is left only when it is right. */
export const StepRefused: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Next');
    await expect(canvas.getByRole('radiogroup', { name: 'Payer type' })).toHaveAccessibleDescription('Required.');
    await expect(canvas.getByText('Party Details', { selector: 'h2' })).toBeVisible();
  },
};

/** A 422 leads to the step of its field. Everything else is kept. */
// Shows [1R110 1K016]
export const RefusedByServer: Story = {
  name: 'A refusal leads to its step',
  args: {
    onSubmit: refusedWith([
      { field: 'payId', messages: ['This PayID is not registered. Check the spelling with the payer.'] },
    ]),
  },
  play: async ({ canvas }) => {
    await enterParty(canvas);
    await enterPayment(canvas);
    await press(canvas, 'Submit agreement');
    const payId = await canvas.findByLabelText('PayID');
    await expect(payId).toHaveAccessibleDescription('This PayID is not registered. Check the spelling with the payer.');
    await waitFor(() => expect(payId).toHaveFocus());
    await userEvent.type(payId, '.au');
    await expect(payId).toBeValid();
    await press(canvas, 'Next');
    await expect(await canvas.findByLabelText('Amount')).toHaveValue('186.40');
  },
};

/** What is about no field, and what failed, stands on the review. */
export const Failed: Story = {
  args: {
    onSubmit: failedWith(
      409,
      'state-conflict',
      'This is not possible in the current state.',
      'The customer was disabled.',
    ),
  },
  play: async ({ canvas }) => {
    await enterParty(canvas);
    await enterPayment(canvas);
    await press(canvas, 'Submit agreement');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('This is not possible in the current state.The customer was disabled.');
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

/** A reload goes on where it was, without secrets, which must be entered again. */
export const Reloaded: Story = {
  args: { storageKey: 'story' },
  beforeEach: () => {
    const values = {
      payerType: 'ORGANISATION',
      payerName: 'Northgate Tennis',
      payId: 'Northgate Tennis',
      description: 'Courts',
    };
    sessionStorage.setItem('quickportal.wizard.story', JSON.stringify({ step: 'payment', values }));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Payer name')).toHaveValue('Northgate Tennis');
    await userEvent.type(canvas.getByLabelText('Your password'), 'correct horse 1');
    await waitFor(() => expect(sessionStorage.getItem('quickportal.wizard.story')).toContain('Northgate Tennis'));
    await expect(sessionStorage.getItem('quickportal.wizard.story')).not.toContain('horse');
    await press(canvas, 'Next');
    await expect(await canvas.findByLabelText('Description')).toHaveValue('Courts');
  },
};
