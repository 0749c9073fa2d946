import { expect, it } from 'vitest';
import { findWords } from './words.ts';

const found = (file: string, source: string) => findWords(file, source).map(({ line }) => line);

it('finds a word in comments of every kind', () => {
  const source = [
    '/** What nobody sees. */',
    'const a = 1; // made anew',
    '// Whoever asks',
    ' * Answers whether it is',
  ];
  expect(found('a.ts', source.join('\n'))).toEqual([1, 2, 3, 4]);
});

it('finds a word in the title of a test, with parameters or not', () => {
  expect(found('a.test.ts', "it('tells somebody', () => {});")).toEqual([1]);
  expect(found('a.test.ts', "it.each(rows)('%s answers 401', () => {});")).toEqual([1]);
});

it('leaves code and the strings of other files alone', () => {
  expect(found('a.tsx', "const somebody = 'Nobody can approve this';")).toEqual([]);
});

it('finds roundabout wording in code, and leaves documents alone', () => {
  expect(found('a.ts', '/** The requester is told. */\n// How it fares\n// Its outcome is asked for')).toEqual([
    1, 2, 3,
  ]);
  expect(found('a.md', 'The requester is told.')).toEqual([]);
});

it('reads documents but not the code in them', () => {
  expect(found('a.md', 'The present state.\n```\nnobody\n```')).toEqual([1]);
});

it('finds a word in what users read: strings and the text between tags', () => {
  const view = 'apps/portal/src/features/customers/a.view.tsx';
  expect(found(view, "const text = 'Mend the account, then resume it.';")).toEqual([1]);
  expect(found(view, '<p>\n  Nobody was told of it.\n</p>')).toEqual([2, 2]);
  expect(found('packages/contracts/src/nouns/customers/a.ts', "description: 'When it was asked for, UTC.',")).toEqual([
    1,
  ]);
});

it('leaves names in screen files and the strings of tests and stories alone', () => {
  expect(found('apps/portal/src/features/customers/a.view.tsx', 'const text = `${mend} it now`;')).toEqual([]);
  expect(found('apps/portal/src/features/customers/a.stories.tsx', "const text = 'Mend the account';")).toEqual([]);
  expect(found('apps/api/src/testing/a.ts', "const text = 'Nobody was told';")).toEqual([]);
});

it('finds ids of the specification in what Storybook shows, and leaves line comments alone', () => {
  // Put together here, so that this file is no test of the item
  const id = ['1R', '001'].join('');
  const story = [
    `/** Shows a day [${id}]. */`,
    `// Shows [${id}]`,
    'export const Day: Story = {',
    `  name: 'One day [${id}]', // ${id}`,
    '};',
  ].join('\n');
  expect(found('apps/portal/src/features/days/days.stories.tsx', story)).toEqual([1, 4]);
  expect(found('packages/ui/src/day/day.tsx', `/** A day (${id}). */`)).toEqual([1]);
  expect(found('packages/ui/src/day/day.mdx', `A day (${id}).`)).toEqual([1]);
  expect(found('packages/ui/src/day/day.test.ts', `it('shows a day [${id}]', () => {});`)).toEqual([]);
});
