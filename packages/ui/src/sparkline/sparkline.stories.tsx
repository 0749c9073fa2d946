import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatMoney } from '../money/money.tsx';
import { Stat } from '../stat/stat.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { Sparkline } from './sparkline.tsx';

const meta = {
  title: 'Components/Sparkline',
  component: Sparkline,
  parameters: guide({
    what: 'The shape of the last days in the height of a word: rising, falling, steady.',
    use: [
      'Beside the number it belongs to, as Stat does.',
      'Say in `label` what it shows.',
      'Give `names` where single values matter: they can then be read, and stand in a table for screen readers.',
    ],
    avoid: ['Where people need the values: it has no scale. BarChart has.'],
    keys: { 'Arrow left, right': 'the value before, after', 'Home, End': 'first, last', Escape: 'hide the value' },
  }),
  args: {
    values: [640, 702, 618, 760, 840, 820, 900, 705, 610, 700, 790, 760, 830, 712],
    label: 'Payments per day, last 14 days',
  },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Payments per day, last 14 days' })).toBeVisible(),
};

/** With names every value can be read by keyboard, on hover, and in a table that screen readers find. */
export const ReadableValues: Story = {
  args: { names: Array.from({ length: 14 }, (_, day) => `${String(day + 7).padStart(2, '0')} Nov 2026`) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const last = canvas.getByRole('img', { name: '20 Nov 2026: 712' });
    await expect(last).toHaveFocus();
    await expect(canvas.getByText('712', { selector: '[aria-hidden] *' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('img', { name: '19 Nov 2026: 830' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvas.getByRole('img', { name: '07 Nov 2026: 640' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('640', { selector: '[aria-hidden] *' })).toBeNull();
    await expect(canvas.getByRole('row', { name: '18 Nov 2026 760' })).toBeInTheDocument();
  },
};

/** Cents stay whole numbers; `format` writes them. */
export const MoneyValues: Story = {
  args: {
    values: [186_40, 0, 64_00, 186_40, 250_40],
    names: ['16 Nov', '17 Nov', '18 Nov', '19 Nov', '20 Nov'],
    label: 'Approved per day, 16 to 20 Nov 2026',
    format: (cents) => formatMoney(`${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`, 'AUD'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('img', { name: '18 Nov: $64.00' }));
    await expect(canvas.getByText('$64.00', { selector: '[aria-hidden] *' })).toBeVisible();
  },
};

export const Steady: Story = { args: { values: [4, 4, 4, 4] } };

export const OneValue: Story = { args: { values: [4] } };

/** Nothing to draw is nothing drawn; the number beside it says so. */
export const NoValues: Story = {
  args: { values: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull(),
};

export const ExampleStat: Story = {
  render: ({ values, label, names }) => (
    <Stat
      label="Approved today"
      value="712"
      delta={{ text: '6.2% above last Friday', direction: 'up', tone: 'good' }}
      trend={values}
      trendLabel={label}
      trendNames={names}
      className="max-w-70"
    />
  ),
  args: ReadableValues.args,
};
