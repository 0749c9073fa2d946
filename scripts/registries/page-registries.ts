import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CallRegistry, literal } from './call-registries.ts';
import { root } from './registries.ts';

const { registered } = (await import(pathToFileURL(path.join(root, 'apps/portal/src/pages/pages.gen.ts')).href)) as {
  registered: readonly { view: string; keywords?: string }[];
};

/** More words that the palette finds each page by: loaded with the palette, while pages are in the first load. */
const pageKeywords = (): string =>
  [
    '// Written by `npm run registries` from the pages.',
    '/** More words that a page is found by. */',
    'export const pageKeywords: Readonly<Record<string, string>> = {',
    ...registered.flatMap(({ view, keywords }) => (keywords === undefined ? [] : [`  ${view}: ${literal(keywords)},`])),
    '};',
    '',
  ].join('\n');

export const pageRegistries: readonly CallRegistry[] = [
  { file: 'apps/portal/src/shell/palette/page-keywords.gen.ts', text: pageKeywords },
];
