import type { Meta, StoryObj } from '@storybook/react-vite';

const sizes = [
  ['text-32', 'font-strong tracking-display', '32 / 40', 'The one amount of a page', '$1,253.64'],
  ['text-24', 'font-strong tracking-display', '24 / 32', 'Page title, totals, figures', 'Margaret Olsson'],
  ['text-18', 'font-strong tracking-title', '18 / 24', 'Dialog title', 'Disable Margaret Olsson?'],
  ['text-16', 'font-strong', '16 / 24', 'Panel title, large button', 'Payment schedules'],
  ['text-14', '', '14 / 20', 'Everything read or typed', 'Water rates, Unit 4, 24 Nov 2026'],
  ['text-13', '', '13 / 18', 'Field label, help, second line', 'As it should read on receipts'],
  ['text-12', 'font-medium', '12 / 16', 'Table head, badge, group title', 'Next payment'],
  ['text-11', '', '11 / 16', 'Counts, keys, chart axes', '1,284'],
] as const;

const meta = {
  title: 'Foundations/Type',
  parameters: {
    docs: {
      description: {
        component:
          'The fonts of the system, nothing to download. Figures are tabular everywhere, so that columns of amounts line up. Monospace for ids, codes, tokens and references. Three weights: 400 to read, 500 for heads of tables and tabs, 600 for what is looked for.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <dl className="grid max-w-220 gap-5">
      {sizes.map(([size, weight, measure, use, sample]) => (
        <div
          key={size}
          className="grid items-baseline gap-x-6 gap-y-1 border-b border-line-soft pb-4 sm:grid-cols-[14rem_1fr]"
        >
          <dt className="text-13 text-ink-2">
            <span className="font-mono text-ink">{size}</span> {measure}
            <span className="block">{use}</span>
          </dt>
          <dd className={`${size} ${weight}`}>{sample}</dd>
        </div>
      ))}
    </dl>
  ),
};

export const Weights: Story = {
  render: () => (
    <div className="grid gap-2">
      <p>font-normal, 400: reads as running text</p>
      <p className="font-medium">font-medium, 500: heads of tables, tabs</p>
      <p className="font-strong">font-strong, 600: labels, titles, the lead cell of a row</p>
    </div>
  ),
};

export const TabularFigures: Story = {
  render: () => (
    <table>
      <tbody>
        {['1,111.11', '88,888.88', '186.40'].map((amount) => (
          <tr key={amount}>
            <td className="pr-8">Water rates</td>
            <td className="text-right">${amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

export const Monospace: Story = {
  render: () => <p className="font-mono text-13 text-ink-2">HCW-0041827 · a81f…c09e · PS-20418</p>,
};
