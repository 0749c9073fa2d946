import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { EditedCardSchemes } from './card-schemes-form.tsx';
import { cardSchemesForm } from './card-schemes-form.fixtures.ts';
import { businessCardSchemes } from './card-schemes.fixtures.ts';
import { CardSchemesView } from './card-schemes.view.tsx';

const schema = cardSchemesForm(businessCardSchemes);
const body = { ...businessCardSchemes, version: 5 };

const meta = {
  title: 'Screens/Card schemes',
  component: EditedCardSchemes,
  decorators: [portalStory({ view: 'CardSchemesView' })],
  args: {
    schema,
    reload: () => Promise.resolve(schema),
    saved: businessCardSchemes,
    currency: 'AUD',
    onSend: fn(() => Promise.resolve({ status: 200 as const, body })),
    onSaved: fn(),
  },
} satisfies Meta<typeof EditedCardSchemes>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });

const payers = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'What a payer pays' }));

/** A row for each scheme; a blank debit surcharge is that of credit cards. */
// Shows [3R363 3M051]
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Visa accepted' })).toBeChecked();
    await expect(field(canvas, 'Mastercard debit surcharge')).toHaveAttribute('placeholder', 'Same as credit card');
    await expect(payers(canvas).getAllByText('$100.75')).toHaveLength(3);
    await expect(canvas.queryByRole('switch', { name: 'Amex debit accepted' })).toBeNull();
  },
};

/** Switching credit cards of Visa or Mastercard switches their debit cards as well. */
// Shows [3R347 3R348]
export const CreditSwitchesDebit: Story = {
  play: async ({ canvas }) => {
    for (const scheme of ['Visa', 'Mastercard']) {
      const debit = canvas.getByRole('switch', { name: `${scheme} debit accepted` });
      await userEvent.click(canvas.getByRole('switch', { name: `${scheme} accepted` }));
      await expect(debit).not.toBeChecked();
      await userEvent.click(canvas.getByRole('switch', { name: `${scheme} accepted` }));
      await expect(debit).toBeChecked();
      await userEvent.click(debit);
      await expect(canvas.getByRole('switch', { name: `${scheme} accepted` })).toBeChecked();
    }
  },
};

/** A later date shows the surcharges that are saved for it, and what is entered is sent with it. */
export const FromLaterDate: Story = {
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole('textbox', { name: /^Surcharges apply from/ });
    await userEvent.type(from, '15/12/2026');
    await userEvent.tab();
    await expect(field(canvas, 'Visa surcharge')).toHaveValue('0.9');
    await userEvent.clear(field(canvas, 'Amex surcharge'));
    await userEvent.type(field(canvas, 'Amex surcharge'), '1.605');
    await expect(payers(canvas).getByText('$101.61')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({
        effectiveFrom: '2026-12-15',
        version: 4,
        schemes: expect.arrayContaining([
          expect.objectContaining({ cardScheme: 'VISA', surcharge: '0.9' }),
          expect.objectContaining({ cardScheme: 'AMEX', surcharge: '1.605' }),
        ]),
      }),
    );
  },
};

/** What is no percentage stays as it was typed, with what to do at its field. */
export const NoPercentage: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.clear(field(canvas, 'JCB surcharge'));
    await userEvent.type(field(canvas, 'JCB surcharge'), '1,65');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByText('Enter a percentage from 0 to 10 with at most three decimals, such as 1.25.'),
    ).toBeVisible();
    await expect(field(canvas, 'JCB surcharge')).toHaveValue('1,65');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** For those who can see businesses and not change them. */
export const ReadOnly: Story = {
  render: (args) => <CardSchemesView saved={args.saved} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Accepted, same as credit card')).toBeVisible();
    await expect(canvas.getAllByText('Not accepted')).toHaveLength(2);
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
