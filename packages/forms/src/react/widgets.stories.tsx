import { amountText, date, id, passwordText, numberText, text } from '@quickportal/contracts/kernel/primitives';
import { guide } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { z } from 'zod';
import { formSchema } from '../schema/form-schema.ts';
import { everything } from '../schema/synthetic.fixtures.ts';
import { FormStory, findCountries } from './form-story.tsx';

const today = '2026-11-20';
const form = (title: string, shape: z.core.$ZodLooseShape, values = {}) =>
  formSchema(z.strictObject(shape), {
    title,
    values,
    today,
    options: { countries: [{ value: '4', label: 'New Zealand' }] },
  });

const meta = {
  title: 'Forms/Widgets',
  component: FormStory,
  parameters: guide({
    what: 'Every way of asking for a value. The widget follows from the type; the contract says so where another is better.',
    use: ["Give `width: 'half'` to fields that belong side by side."],
    avoid: ['Do not use radio buttons for more than five choices.'],
  }),
  args: { schema: form('Widgets', {}), onSend: fn(), search: findCountries },
} satisfies Meta<typeof FormStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  userEvent.click(canvas.getByRole('button', { name: /^Save/ }));

/** One field of every kind, with conditions, groups, rows and rules: the form that server and browser are compared on. */
export const Everything: Story = {
  args: {
    schema: formSchema(everything, { options: { businesses: [{ value: '31', label: 'Harbour City Water' }] }, today }),
  },
  play: async ({ canvas }) => {
    await save(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('8 fields need your attention');
    await waitFor(() => expect(canvas.getByLabelText('Name (required)')).toHaveFocus());
  },
};

/** Text, several lines, and a password that a manager can fill. */
export const Texts: Story = {
  args: {
    schema: form(
      'Texts',
      {
        reference: text({ max: 18 }).meta({
          title: 'Reference',
          'x-form': { help: 'The payer sees it on the statement' },
        }),
        notes: text({ max: 500, multiline: true }).optional().meta({ title: 'Notes' }),
        email: text({ max: 254 }).meta({
          title: 'Email',
          'x-form': { inputMode: 'email', width: 'half' },
          'x-rules': [{ rule: 'email' }],
        }),
        phone: text({ max: 30 }).meta({
          title: 'Phone',
          'x-form': { inputMode: 'tel', width: 'half' },
          'x-rules': [{ rule: 'phone' }],
        }),
        password: passwordText().meta({
          title: 'New password',
          'x-form': { autocomplete: 'new-password' },
          'x-rules': [{ rule: 'newPassword' }],
        }),
        repeated: passwordText().meta({
          title: 'New password again',
          'x-form': { autocomplete: 'new-password' },
          'x-rules': [{ rule: 'equalTo', field: 'password' }],
        }),
        number: text({ max: 20 }).meta({
          title: 'Customer number',
          'x-form': { readOnly: true, help: 'Set when the customer was added' },
        }),
      },
      { number: 'HCW-0041827' },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Reference'), '  INV 1001  ');
    await userEvent.type(canvas.getByLabelText('Email'), 'name@example.com');
    await userEvent.type(canvas.getByLabelText('Phone'), '0491 570 157');
    await userEvent.type(canvas.getByLabelText('New password'), 'correct horse 1');
    await userEvent.type(canvas.getByLabelText('New password again'), 'correct horse 2');
    await save(canvas);
    await expect(canvas.getByLabelText('New password again')).toHaveAccessibleDescription(
      'Must be the same as New password.',
    );
    await userEvent.type(canvas.getByLabelText('New password again'), '{Backspace}1');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'name@example.com', number: 'HCW-0041827' }),
    );
  },
};

/** Counts with a stepper where the range is short, amounts with two decimals on leaving, dates typed or picked. */
export const NumbersMoneyDates: Story = {
  args: {
    schema: form('Numbers, money, dates', {
      hours: z
        .int()
        .min(1)
        .max(24)
        .meta({ title: 'Within', 'x-form': { unit: 'hours' } }),
      amount: amountText().meta({ title: 'Amount', 'x-form': { widget: 'money', width: 'half' } }),
      limit: amountText()
        .optional()
        .meta({
          title: 'Limit',
          'x-form': { widget: 'money', currency: 'NZD', width: 'half' },
          'x-rules': [{ rule: 'amountAtLeast', field: 'amount' }],
        }),
      starts: date().meta({
        title: 'First payment',
        'x-form': { width: 'half' },
        'x-rules': [{ rule: 'dateNotBefore', value: 'today' }],
      }),
      ends: date()
        .nullable()
        .optional()
        .meta({
          title: 'Last payment',
          'x-form': { width: 'half' },
          'x-rules': [{ rule: 'dateAfter', field: 'starts' }],
        }),
    }),
  },
  play: async ({ canvas, args }) => {
    const hours = canvas.getByLabelText('Within');
    await userEvent.type(hours, '48');
    await userEvent.tab();
    await expect(await canvas.findByText('Must be 24 or less.')).toBeVisible();
    await userEvent.clear(hours);
    await userEvent.type(hours, '4');
    await userEvent.type(canvas.getByLabelText('Amount'), '1240.5');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Amount')).toHaveValue('1,240.50');
    await userEvent.type(canvas.getByLabelText('First payment'), '24/11/2026');
    await userEvent.type(canvas.getByLabelText('Last payment (optional)'), '23 Nov 2026');
    await save(canvas);
    await expect(canvas.getByLabelText('Last payment (optional)')).toHaveAccessibleDescription(
      'Enter a date after First payment.',
    );
    await userEvent.clear(canvas.getByLabelText('Last payment (optional)'));
    await save(canvas);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith({ hours: 4, amount: '1240.50', starts: '2026-11-24', ends: null });
  },
};

/** Numbers that people read in groups, with what their digits tell. Pasting works, whatever stands between the digits. */
export const Masked: Story = {
  args: {
    schema: form('Masked', {
      card: numberText({ max: 23 }).meta({
        title: 'Card number',
        'x-form': { widget: 'masked', mask: 'card' },
        'x-rules': [{ rule: 'cardNumber' }],
      }),
      expiry: text({ max: 5 }).meta({
        title: 'Expiry',
        'x-form': { widget: 'masked', mask: 'cardExpiry', width: 'half' },
        'x-rules': [{ rule: 'cardExpiry' }],
      }),
      code: text({ max: 4 }).meta({
        title: 'Security code',
        'x-form': { inputMode: 'numeric', width: 'half' },
        'x-rules': [{ rule: 'securityCode', field: 'card' }],
      }),
      bsb: text({ max: 7 }).meta({
        title: 'BSB',
        'x-form': { widget: 'masked', mask: 'bsb' },
        'x-rules': [{ rule: 'bsb' }],
      }),
      account: text({ max: 20 }).meta({
        title: 'NZ account',
        'x-form': { widget: 'masked', mask: 'nzAccount' },
        'x-rules': [{ rule: 'nzAccount' }],
      }),
      abn: text({ max: 14 }).meta({
        title: 'ABN',
        'x-form': { widget: 'masked', mask: 'abn' },
        'x-rules': [{ rule: 'abn' }],
      }),
    }),
  },
  play: async ({ canvas, args }) => {
    const card = canvas.getByLabelText('Card number');
    await userEvent.click(card);
    await userEvent.paste('4242-4242-4242-4242');
    await expect(card).toHaveValue('4242 4242 4242 4242');
    await waitFor(() => expect(card).toHaveFocus());
    await expect(canvas.getByText('Visa')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Expiry'), '0828');
    await userEvent.type(canvas.getByLabelText('Security code'), '123');
    await userEvent.type(canvas.getByLabelText('BSB'), '062000');
    await expect(canvas.getByText('Commonwealth')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('NZ account'), '010902006838900');
    await expect(canvas.getByText('ANZ')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('ABN'), '51824753557');
    await save(canvas);
    await expect(canvas.getByLabelText('ABN')).toHaveAccessibleDescription('Not a valid ABN. Check the digits.');
    await userEvent.type(canvas.getByLabelText('ABN'), '{Backspace}6');
    await save(canvas);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith({
      card: '4242424242424242',
      expiry: '08/28',
      code: '123',
      bsb: '062-000',
      account: '01-0902-0068389-00',
      abn: '51824753556',
    });
  },
};

/** One of a few, of a list, of very many; several; yes or no. */
export const Choices: Story = {
  args: {
    schema: form(
      'Choices',
      {
        kind: z.enum(['PERSON', 'ORGANISATION']).meta({ title: 'Payer type', 'x-form': { widget: 'radio' } }),
        state: z
          .enum(['NSW', 'VIC', 'OUTSIDE_AUSTRALIA'])
          .optional()
          .meta({ title: 'State', 'x-form': { width: 'half' } }),
        country: id()
          .optional()
          .meta({
            title: 'Country',
            'x-form': {
              widget: 'autocomplete',
              searchPath: 'countries',
              optionsFrom: 'countries',
              width: 'half',
            },
          }),
        networks: z
          .array(z.enum(['VISA', 'MASTERCARD', 'AMEX']))
          .min(1)
          .meta({ title: 'Card networks', 'x-form': { help: 'Those your bank agreed to' } }),
        active: z
          .boolean()
          .default(true)
          .meta({
            title: 'Fraud guard',
            'x-form': { widget: 'switch', help: 'When it is off, no rule below has any effect.' },
          }),
        terms: z
          .literal(true, { message: 'Accept the terms to continue.' })
          .meta({ title: 'I accept the terms', 'x-form': { widget: 'checkbox' } }),
      },
      { country: 4, state: 'NSW' },
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Country (optional)')).toHaveValue('New Zealand');
    await save(canvas);
    await expect(canvas.getByRole('group', { name: 'Card networks' })).toHaveAccessibleDescription(
      'Required. Those your bank agreed to',
    );
    await expect(canvas.getByRole('checkbox', { name: 'I accept the terms' })).toHaveAccessibleDescription(
      'Accept the terms to continue.',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Person' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mastercard' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Visa' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept the terms' }));
    const country = canvas.getByLabelText('Country (optional)');
    await userEvent.clear(country);
    await userEvent.type(country, 'fij');
    await userEvent.click(await screen.findByRole('option', { name: 'Fiji' }));
    await userEvent.click(canvas.getByRole('combobox', { name: /State/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'None' }));
    await save(canvas);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith({
      kind: 'PERSON',
      country: 3,
      networks: ['VISA', 'MASTERCARD'],
      active: true,
      terms: true,
    });
  },
};

/** A list of things from a search: each that is chosen becomes a chip. */
export const SeveralFromASearch: Story = {
  args: {
    search: findCountries,
    schema: form(
      'Countries',
      {
        countries: z
          .array(id())
          .max(5)
          .meta({
            title: 'Countries',
            'x-form': {
              widget: 'autocomplete',
              searchPath: 'countries',
              optionsFrom: 'countries',
              placeholder: 'Search by name or code',
            },
          }),
      },
      { countries: [4] },
    ),
  },
  play: async ({ canvas, args, userEvent: user }) => {
    const input = canvas.getByRole('combobox', { name: 'Countries' });
    await expect(canvas.getByText('New Zealand')).toBeVisible();
    await user.type(input, 'a');
    await expect(await screen.findByRole('option', { name: 'Australia' })).toBeVisible();
    await expect(screen.queryByRole('option', { name: 'New Zealand' })).toBeNull();
    await user.click(screen.getByRole('option', { name: 'Samoa' }));
    await expect(input).toHaveValue('');
    await user.type(input, 'fij');
    await screen.findByRole('option', { name: 'Fiji' });
    await user.keyboard('{Enter}');
    await user.click(canvas.getByRole('button', { name: 'Remove New Zealand' }));
    await waitFor(() => expect(input).toHaveFocus());
    await save(canvas);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith({ countries: [5, 3] });
  },
};

/** Fields that come and go with others. What is hidden is neither required nor sent, and comes back as it was typed. */
export const Conditional: Story = {
  args: {
    schema: form('Conditional', {
      how: z.enum(['PAYID', 'ACCOUNT']).meta({
        title: 'Payer is found by',
        'x-form': {
          widget: 'radio',
          options: [
            { value: 'PAYID', label: 'PayID' },
            { value: 'ACCOUNT', label: 'BSB and account number' },
          ],
        },
      }),
      payId: text({ max: 256 })
        .optional()
        .meta({
          title: 'PayID',
          'x-form': { visibleWhen: { field: 'how', is: 'PAYID' }, requiredWhen: { field: 'how', is: 'PAYID' } },
          'x-rules': [{ rule: 'payId' }],
        }),
      bsb: text({ max: 7 })
        .optional()
        .meta({
          title: 'BSB',
          'x-form': {
            widget: 'masked',
            mask: 'bsb',
            visibleWhen: { field: 'how', is: 'ACCOUNT' },
            requiredWhen: { field: 'how', is: 'ACCOUNT' },
          },
          'x-rules': [{ rule: 'bsb' }],
        }),
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'PayID' }));
    await save(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'PayID' }), '61412345678');
    await expect(canvas.getByText(/Not a valid ABN/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'BSB and account number' }));
    await expect(canvas.queryByText(/Not a valid ABN/)).toBeNull();
    await userEvent.type(canvas.getByLabelText('BSB'), '032999');
    await userEvent.click(canvas.getByRole('radio', { name: 'PayID' }));
    await expect(canvas.getByRole('textbox', { name: 'PayID' })).toHaveValue('61412345678');
    await userEvent.click(canvas.getByRole('radio', { name: 'BSB and account number' }));
    await save(canvas);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith({ how: 'ACCOUNT', bsb: '032-999' });
  },
};
