import { grammarOf } from '@quickportal/contracts/rules/search-grammar/list-grammar';
import { transactionList } from '@quickportal/contracts/transactions/transaction-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '@quickportal/ui/chip';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SearchForm } from './search-form.tsx';

const onChange = fn();
const names = {
  businessId: [
    [101, 'Harbour City Water'],
    [102, 'Harbour City Waste'],
  ],
} as const;

/** A list with its filters as chips, as the pages have them. */
function Filtered({
  initial = {},
  errors = [],
}: {
  initial?: Record<string, string | readonly (string | number)[]>;
  errors?: { field: string; messages: string[] }[];
}) {
  const [values, setValues] = useState<Record<string, string | readonly (string | number)[] | undefined>>({
    query: '',
    ...initial,
  });
  return (
    <main className="grid min-h-112 content-start gap-4">
      <SearchForm
        label="Receipt, customer or amount"
        grammar={grammarOf(transactionList)}
        values={values}
        names={names}
        errors={errors}
        isFiltered={false}
        onClear={() => setValues({ query: '' })}
        onChange={(patch) => {
          onChange(patch);
          setValues({ ...values, ...patch });
        }}
      >
        {Object.entries(values).map(([name, value]) =>
          value === undefined || name === 'query' ? null : (
            <Chip key={name} label={name} onRemove={() => setValues({ ...values, [name]: undefined })}>
              {[value].flat().join(', ')}
            </Chip>
          ),
        )}
      </SearchForm>
      <a href="#first" data-row-link="">
        First row
      </a>
    </main>
  );
}

const meta = {
  title: 'Layout/Search form',
  component: Filtered,
  beforeEach: () => void onChange.mockClear(),
} satisfies Meta<typeof Filtered>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Receipt, customer or amount' });
const list = () => screen.queryByRole('listbox');

export const Default: Story = {};

/** Filters that are typed become chips; the words stay in the box. */
export const TypedFilters: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await box(), 'status:declined amount:>100 jane  date:last-week olsson{Enter}');
    await expect(onChange.mock.calls).toEqual([
      [
        {
          status: ['DECLINED'],
          amountFrom: '100.01',
          amountTo: undefined,
          period: 'LAST_WEEK',
          from: undefined,
          to: undefined,
          query: 'jane olsson',
        },
      ],
    ]);
    await expect(await box()).toHaveValue('jane olsson');
    await expect(canvas.getByText('LAST_WEEK')).toBeVisible();
  },
};

/** Keys are completed first, then their values; Enter searches once nothing is marked. */
export const Completing: Story = {
  play: async () => {
    await userEvent.type(await box(), 'olsson st');
    await expect(await screen.findByRole('option', { name: /status:/ })).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect(await box()).toHaveValue('olsson status:');
    await expect(await screen.findAllByRole('option')).toHaveLength(9);
    await userEvent.keyboard('d');
    await expect(await screen.findByRole('option', { name: /declined/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await box()).toHaveValue('olsson status:dishonoured');
    await waitFor(() => expect(list()).toBeNull());
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(onChange.mock.calls).toEqual([[{ status: ['DISHONOURED'], query: 'olsson' }]]);
  },
};

/** Completions as they are offered. */
export const Offered: Story = {
  play: async () => {
    await userEvent.type(await box(), 'date:l');
    await expect(await screen.findByRole('option', { name: /last-7-days/ })).toBeVisible();
  },
};

/** Words that begin as a key does are searched for as they are. */
export const WordsAreNotInTheWay: Story = {
  play: async () => {
    await userEvent.type(await box(), 'st');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith({ query: 'st' });
    await waitFor(() => expect(list()).toBeNull());
    await userEvent.type(await box(), 'evens');
    await expect(list()).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(onChange).toHaveBeenLastCalledWith({ query: 'stevens' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('link', { name: 'First row' })).toHaveFocus();
  },
};

/** What cannot be read is said and marked, and nothing is searched until it is changed. */
export const Fault: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await box(), 'olsson status:declned{Enter}');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('status has no value “declned”. Did you mean declined?');
    await expect(await box()).toBeInvalid();
    await expect(await box()).toHaveAccessibleDescription(/Did you mean declined/);
    await expect(await box()).toHaveFocus();
    const { selectionStart, selectionEnd } = await box();
    await expect([selectionStart, selectionEnd]).toEqual([14, 21]);
    await expect(onChange).not.toHaveBeenCalled();
  },
};

/** Typing over the marked part mends it. */
export const FaultMended: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await box(), 'statsu:declined');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'There is no filter “statsu”. Did you mean status?',
    );
    await userEvent.keyboard('status');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(onChange.mock.calls).toEqual([[{ status: ['DECLINED'], query: '' }]]);
  },
};

/** A text that would be read as a filter keeps its quotes in the box. */
export const QuotedText: Story = {
  args: { initial: { query: 'INV:4711' } },
  play: async () => {
    await expect(await box()).toHaveValue('"INV:4711"');
    await userEvent.type(await box(), '{Enter}');
    await expect(onChange.mock.calls).toEqual([[{ query: 'INV:4711' }]]);
    await expect(await box()).toHaveValue('"INV:4711"');
  },
};

/** The keys of the list, examples that go into the box, and what is shown now as text. */
export const Help: Story = {
  args: { initial: { query: 'olsson', status: ['DECLINED', 'VOIDED'], amountFrom: '100.00', businessId: [102] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How to search' }));
    const help = await screen.findByRole('dialog', { name: 'How to search' });
    await expect(help).toHaveTextContent('business:Business: harbour-city-water or harbour-city-waste');
    await expect(help).toHaveTextContent('status:declined,voided amount:>=100.00 business:harbour-city-waste olsson');
  },
};

export const Example: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How to search' }));
    await userEvent.click(await screen.findByRole('button', { name: 'amount:>100 type:payment' }));
    await waitFor(async () => expect(await box()).toHaveFocus());
    await expect(await box()).toHaveValue('amount:>100 type:payment');
    await expect(list()).toBeNull();
  },
};

export const HelpOnPhone: Story = { ...Help, globals: { viewport: { value: 'phone' } } };
export const FaultOnPhone: Story = { ...Fault, globals: { viewport: { value: 'phone' } } };

/** What the words were taken for is said below the box. */
export const SaysWhatItLookedFor: Story = {
  args: { initial: { query: 'Smith, John' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Searched for “Smith” and “John” in receipt, customer or amount')).toBeVisible();
  },
};
