import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { findElementsToJudge, judgedElements, type AxeFindings } from '../scripts/other-theme-colours.ts';
import { checkThemes, underTest } from './both-themes.ts';

const text = (id: string, color: string, background = 'var(--surface)', style: React.CSSProperties = {}) => (
  <p id={id} style={{ color, background, ...style }}>
    A sentence in the colours of {id}
  </p>
);

const meta = {
  title: 'Foundations/Both themes',
  // For tests only
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Report {
  readonly status: string;
  readonly result: AxeFindings;
}

/** Checks a story as the test runner does; its findings in each theme that axe looked at. */
async function check(context: Parameters<typeof checkThemes>[0]): Promise<Report[]> {
  const reports: Report[] = [];
  const reporting = { reports, addReport: (report: Report) => reports.push(report) } as never;
  let hasThrown = false;
  try {
    await checkThemes({ ...context, parameters: { ...context.parameters, a11y: { test: 'error' } }, reporting });
  } catch {
    // The test runner gets what axe found as an error too, after the report
    hasThrown = true;
  }
  await expect(hasThrown).toBe(reports.some(({ status }) => status === 'failed'));
  // In a test run without Storybook's own runner the error is a report too
  return reports.filter(({ result }) => 'violations' in result);
}

const failing = ({ violations }: AxeFindings) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${String(target)}`)).toSorted();
const idsLeft = (found: string[] | 'page') => (found === 'page' ? found : found.map((selector) => selector.slice(1)));

/** What the other theme does to a text: nothing, or what only computation finds, or what only axe can judge. */
export const LowContrastInTheOtherTheme: Story = {
  name: 'Finds low contrast in the other theme, and leaves to axe what cannot be computed',
  render: () => (
    <main>
      {text('tokens', 'var(--ink)')}
      {text('low-by-night', 'light-dark(#1a2021, #3a474b)')}
      {text('raw', '#1a2021')}
      {text('translucent', 'rgb(from var(--ink) r g b / 0.9)')}
      {text('faded', 'var(--ink)', undefined, { opacity: 0.9 })}
      {text('large', 'light-dark(#1a2021, #6a7674)', undefined, { fontSize: 32 })}
      {text('one-ground', 'var(--ink)', 'light-dark(#fffffe, #151c1f)')}
      {text('equal-ground', 'light-dark(#1a2021, #1a2022)', 'light-dark(#fffffe, #ecebe5)')}
    </main>
  ),
  play: async (context) => {
    if (!underTest) return;
    const [light, dark, ...more] = await check(context);
    await expect(light && failing(light.result)).toEqual([]);
    await expect(dark && failing(dark.result)).toEqual(['color-contrast #low-by-night', 'color-contrast #raw']);
    await expect([dark?.status, more]).toEqual(['failed', []]);
    const judged = judgedElements((light as Report).result);
    const left = idsLeft(findElementsToJudge({ judged, theme: 'dark' }));
    // By day the two last have the same ground: what it becomes by night is not known from its colour
    await expect(left).toEqual(['low-by-night', 'raw', 'translucent', 'faded', 'one-ground', 'equal-ground']);
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  },
};

export const EnoughContrast: Story = {
  name: 'Leaves nothing to axe where every contrast can be computed',
  render: () => (
    <main>
      {text('ink', 'var(--ink)')}
      {text('danger', 'var(--danger-ink)', 'var(--danger-soft)', { transition: 'all 10s' })}
    </main>
  ),
  play: async (context) => {
    if (!underTest) return;
    const reports = await check(context);
    await expect(reports.map(({ status }) => status)).toEqual(['passed']);
    await expect(judgedElements((reports[0] as Report).result)).toHaveLength(2);
    await expect(getComputedStyle(document.querySelector('#danger') as Element).color).toBe('rgb(168, 42, 33)');
  },
};

export const AnotherPage: Story = {
  name: 'Has axe judge the whole page where the themes differ in more than colours',
  render: () => (
    <main>
      <style>{`[data-theme='light'] #only-by-night { display: none }`}</style>
      {text('ink', 'var(--ink)')}
      {text('only-by-night', 'light-dark(#1a2021, #3a474b)')}
    </main>
  ),
  play: async (context) => {
    if (!underTest) return;
    const [light, dark] = await check(context);
    await expect(light && failing(light.result)).toEqual([]);
    await expect(dark && failing(dark.result)).toEqual(['color-contrast #only-by-night']);
  },
};
