import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../import-graph.ts';
import { citationsOf, CITED } from './citations.ts';
import { findPlaces } from './implementations.ts';
import { readRequirements } from './requirements.ts';
import { selfDescriptions } from './self-descriptions.ts';
import { wordsOf, type Sources } from './sources.ts';
import { FOLDER } from './spec-pages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const pages = readRequirements(root).map(({ name }) => readFileSync(path.join(root, FOLDER, `${name}.md`), 'utf8'));

describe('docs/requirements; otherwise run `npm run spec-index`', () => {
  it('links to files that exist', () => {
    const links = pages.flatMap((page) => [...page.matchAll(/\]\((?<file>[^)]+)\)/g)].map((match) => match[1] ?? ''));
    expect(links.length).toBeGreaterThan(1000);
    expect([...new Set(links)].filter((file) => !existsSync(path.join(root, FOLDER, file)))).toEqual([]);
  });

  it('has a line for each item of the specification', () => {
    const lines = new Set(pages.flatMap((page) => page.split('\n')).map((line) => /^\| (?<id>\w+) \|/.exec(line)?.[1]));
    const ids = readRequirements(root).flatMap(({ requirements }) => requirements.map(({ id }) => id));
    expect(ids.filter((id) => !lines.has(id))).toEqual([]);
  });

  it('has a line for each id that a test names', () => {
    const tests = sourceFiles(root).filter((file) => /\.(?:test|e2e|stories)\.tsx?$/.test(file));
    const cited = tests
      .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(CITED)])
      .flatMap((match) => match[0].match(/\w+/g) ?? []);
    expect(cited.length).toBeGreaterThan(500);
    expect([...new Set(cited)].filter((id) => !pages.some((page) => page.includes(`\n| ${id} |`)))).toEqual([]);
  });
});

describe('the ids of a test file', () => {
  // Put together here, so that this file is no test of these items
  const ids = ['1R001', '1K002'];
  const page = '1P003';
  const text = [
    "import { stop } from './stop.ts';",
    'const day = () => start();',
    "it('starts', () => {",
    '  day();',
    '});',
    `it('stops once [${ids.join(' ')}]', () => {`,
    '  stop(day());',
    '});',
    '/**',
    ' * Shows one',
    ' * day.',
    ' */',
    `// Shows [${page}]`,
    'export const Day: Story = {',
    '  args: { hours: 1 },',
    '};',
    '',
    `// Shows [${page}]`,
    'export const Night: Story = {',
    "  name: 'Shows one night',",
    '};',
    '',
  ].join('\n');

  it('come with the title and the code of their test, and what it uses of the file', () => {
    expect(citationsOf(text)).toEqual([
      ...ids.map((id) => ({
        id,
        title: 'stops once',
        code: `it('stops once [${ids.join(' ')}]', () => {\n  stop(day());\n});\nconst day = () => start();`,
      })),
      { id: page, title: 'Shows one day.', code: 'export const Day: Story = {\n  args: { hours: 1 },\n};' },
      { id: page, title: 'Shows one night', code: "export const Night: Story = {\n  name: 'Shows one night',\n};" },
    ]);
  });
});

describe('what a declaration says of itself', () => {
  const text = [
    "import { close } from './close.ts';",
    '',
    '/** Ends a day. */',
    'export function stopDay(day: Day): string {',
    '  close(day);',
    "  return 'Three payments were cancelled.';",
    '}',
    '',
  ].join('\n');
  const said = (code: string) => selfDescriptions('stop-day.ts', code).get('stopDay');

  it('is its comment, first line and texts', () => {
    expect(said(text)).toBe(
      "/** Ends a day. */\n\nexport function stopDay(day: Day): string {\n'Three payments were cancelled.'",
    );
  });

  it('stays where its body changes', () => {
    expect(said(text.replace('close(day);', 'const closed = close(day);'))).toBe(said(text));
  });

  it('of a SQL function is its name and comments', () => {
    const sql = 'create or replace function app.stop_day(day date)\n-- Ends a day.\n  select 1;';
    expect(selfDescriptions('sql/stop-day.sql', sql).get('')).toBe(
      'create or replace function app.stop_day\n-- Ends a day.',
    );
  });
});

describe('the place of a rule', () => {
  const product = new Map([
    ['apps/api/src/days/stop-day.ts', "import { closeDay } from 'db';"],
    ['packages/db/src/days/close-day.ts', "export const closeDay = () => 'Three payments were cancelled.';"],
    ['packages/db/src/days/open-day.ts', 'export const openDay = () => undefined;'],
  ]);
  const declared = (file: string, name: string, words: string) => [{ file, name, words: wordsOf(words) }];
  const sources: Sources = {
    tests: new Map(),
    product,
    declarations: new Map([
      ['apps/api/src/days/stop-day.ts', declared('apps/api/src/days/stop-day.ts', 'stopDay', 'stop day')],
      [
        'packages/db/src/days/close-day.ts',
        declared('packages/db/src/days/close-day.ts', 'closeDay', 'cancels unsettled payments of a day'),
      ],
      ['packages/db/src/days/open-day.ts', declared('packages/db/src/days/open-day.ts', 'openDay', 'open day')],
    ]),
    imports: new Map([
      ['apps/api/src/days/days.test.ts', new Set(['apps/api/src/days/stop-day.ts'])],
      ['apps/api/src/days/stop-day.ts', new Set(['packages/db/src/days/close-day.ts'])],
    ]),
    weight: () => 1,
  };
  const placesOf = findPlaces(sources, []);
  const rule = { id: '1R001', kind: 'rules', text: 'Stopping a day cancels unsettled payments.', about: '' } as const;

  it('is found through what its test uses, by its words', () => {
    const citation = {
      id: '1R001',
      title: 'cancels payments',
      code: 'stopDay()',
      file: 'apps/api/src/days/days.test.ts',
    };
    expect(placesOf(rule, [citation])[0]).toMatchObject({
      file: 'packages/db/src/days/close-day.ts',
      name: 'closeDay',
    });
  });

  it('is unknown without a test', () => expect(placesOf(rule, [])).toEqual([]));

  it('is where the product has the text of a message', () => {
    const message = { ...rule, id: '1M001', kind: 'messages', literal: '{count} payments were cancelled' } as const;
    expect(placesOf(message, []).map(({ file }) => file)).toEqual(['packages/db/src/days/close-day.ts']);
  });
});
