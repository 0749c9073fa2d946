import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, Landmark } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Field } from '../field/field.tsx';
import { abnMask, bsbMask, cardExpiryMask, cardNumberMask, nzAccountMask } from '../masks/masks.tsx';
import { Controlled, guide, Stack } from '../story-kit/story-kit.tsx';
import { MaskedInput } from './masked-input.tsx';

const meta = {
  title: 'Components/MaskedInput',
  component: MaskedInput,
  args: { 'aria-label': 'Number', mask: cardNumberMask, value: '', onValueChange: fn() },
  render: ({ value, onValueChange, ...args }) => (
    <Stack>
      <Controlled initial={value} onChange={onValueChange}>
        {(text, setText) => <MaskedInput {...args} value={text} onValueChange={setText} />}
      </Controlled>
    </Stack>
  ),
  parameters: guide({
    what: 'A number that people read in groups. The groups appear while it is typed, the caret stays where the person put it, and any form can be typed or pasted: with spaces, dashes, or none. A separator that was typed stays where it is, because the person has said where a group ends. What does not fit is kept as typed, for the form to refuse. Ready masks: card number (by scheme), card expiry, BSB, New Zealand account, ABN; `digitGroups` makes others whose separators say nothing, `writtenGroups` those whose groups mean something.',
    use: ['Pass the value with or without separators.'],
    avoid: ['Do not use a mask for numbers whose form varies: phone numbers, references.'],
    keys: { Backspace: 'beyond a separator deletes the digit, so the caret never gets stuck' },
  }),
} satisfies Meta<typeof MaskedInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '4111111111111111');
    await expect(canvas.getByRole('textbox')).toHaveValue('4111 1111 1111 1111');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4111111111111111');
  },
};

export const AmericanExpress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('3782-822463-10005');
    await expect(canvas.getByRole('textbox')).toHaveValue('3782 822463 10005');
  },
};

export const EditInTheMiddle: Story = {
  args: { value: '4111111111111111' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(7, 7);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('4111 1111 1111 111');
    await expect(input.selectionStart).toBe(6);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('4111 1911 1111 1111');
    await expect(input.selectionStart).toBe(7);
  },
};

export const Bsb: Story = {
  args: { mask: bsbMask },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '062000');
    await expect(input).toHaveValue('062-000');
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('060-00');
    await expect(input.selectionStart).toBe(2);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('06000');
  },
};

export const NewZealandAccount: Story = {
  args: { mask: nzAccountMask },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('02 0123 0123456 00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('02-0123-0123456-00');
  },
};

export const NewZealandAccountOfTheTaxOffice: Story = {
  args: { mask: nzAccountMask },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    for (const keys of [
      '12-3140-00060025-0000',
      '1231400006002500{Backspace}{Backspace}{Backspace}{Backspace}25-0000',
    ]) {
      await userEvent.clear(input);
      await userEvent.type(input, keys);
      await expect(input).toHaveValue('12-3140-00060025-0000');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('12-3140-00060025-0000');
    }
    await userEvent.clear(input);
    await userEvent.type(input, '01-902-0060002-00');
    await expect(input).toHaveValue('01-902-0060002-00');
    input.setSelectionRange(5, 5);
    await userEvent.keyboard('{Backspace}1');
    await expect(input).toHaveValue('01-912-0060002-00');
    await expect(input.selectionStart).toBe(5);
  },
};

export const WhatDoesNotFitIsKept: Story = {
  args: { mask: bsbMask },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('06-20O0');
    await expect(canvas.getByRole('textbox')).toHaveValue('06-20O0');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('06-20O0');
  },
};

export const CardExpiryWithItsCentury: Story = {
  args: { mask: cardExpiryMask },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox');
    for (const [keys, shown] of [
      ['03/2028', '03/2028'],
      ['032028', '03/2028'],
      ['1/2030', '1/2030'],
      ['1/28', '1/28'],
      ['2029-03', '2029/03'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, keys);
      await expect(input).toHaveValue(shown);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(shown);
    }
  },
};

export const CardExpiry: Story = {
  args: { mask: cardExpiryMask },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '527');
    await expect(canvas.getByRole('textbox')).toHaveValue('05/27');
  },
};

export const BusinessNumber: Story = { args: { mask: abnMask, value: '51824753556' } };
export const LettersAreIgnored: Story = {
  args: { mask: bsbMask, value: '062000' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('062-000');
    await expect(input.selectionStart).toBe(2);
  },
};

export const ExampleBankAccount: Story = {
  render: () => (
    <Stack>
      <Field label="BSB" help="Harbour Mutual, Sydney">
        <Controlled initial="062000">
          {(bsb, setBsb) => (
            <MaskedInput
              mask={bsbMask}
              value={bsb}
              onValueChange={setBsb}
              leading={<Landmark />}
              trailing={<Badge tone="success">Known</Badge>}
            />
          )}
        </Controlled>
      </Field>
    </Stack>
  ),
};

export const ExampleCard: Story = {
  render: () => (
    <Stack className="grid-cols-[minmax(0,1fr)_7rem] gap-4">
      <Field label="Card number">
        <Controlled initial="4111111111111111">
          {(card, setCard) => (
            <MaskedInput
              mask={cardNumberMask}
              value={card}
              onValueChange={setCard}
              leading={<CreditCard />}
              autoComplete="cc-number"
            />
          )}
        </Controlled>
      </Field>
      <Field label="Expires">
        <Controlled initial="0528">
          {(expiry, setExpiry) => (
            <MaskedInput mask={cardExpiryMask} value={expiry} onValueChange={setExpiry} autoComplete="cc-exp" />
          )}
        </Controlled>
      </Field>
    </Stack>
  ),
};
