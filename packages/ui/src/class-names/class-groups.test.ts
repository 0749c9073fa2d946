import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extendTailwindMerge } from 'tailwind-merge';
import { expect, it } from 'vitest';
import { classNames } from './class-names.tsx';

const root = path.resolve(import.meta.dirname, '../../../..');

/** What the library makes of its own list, with the token names of styles/theme.css. */
const mergeAll = extendTailwindMerge({
  cacheSize: 0,
  extend: {
    theme: {
      text: ['11', '12', '13', '14', '16', '18', '24', '32'],
      'font-weight': ['normal', 'medium', 'strong'],
      radius: ['1', '2', '3', '4', 'sm', 'full'],
      shadow: ['1', '2', '3'],
      spacing: ['control', 'control-sm', 'control-lg', 'row', 'row-compact', 'nav', 'bar'],
      tracking: ['title', 'display'],
      ease: ['standard'],
    },
  },
});

/** Every word in a string of the sources that the library takes for a class, without its variants. */
function usedClasses(): string[] {
  const words = new Set<string>();
  for (const file of globSync(['packages/{ui,forms}/src/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}'], {
    cwd: root,
  })) {
    if (/\.(stories|test|fixture|gen)\.|class-groups/.test(file)) continue;
    for (const [, , text = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(
      /(['"`])((?:(?!\1)[^\\\n])*)\1/g,
    )) {
      for (const word of text.split(/\s+/)) words.add(word.replace(/^.*:(?![^[(]*[\])])/, '').replace(/!$/, ''));
    }
  }
  const classes = [...words].filter((word) => /^-?[@a-z]/.test(word) && mergeAll(`${word} ${word}`) === word);
  // Of widths, paddings and gaps one number is as good as another; sizes of text and corners are names
  const shape = (word: string) => (/^(text|rounded|shadow)-/.test(word) ? word : word.replaceAll(/[\d.]+/g, '1'));
  return [...new Map(classes.map((word) => [shape(word), word])).values()];
}

it('keeps the same of any two classes of the portal as the whole list of the library', () => {
  const classes = usedClasses();
  expect(classes.length).toBeGreaterThan(300);
  const others: string[] = [];
  for (const first of classes) {
    for (const second of classes) {
      const pair = `${first} ${second}`;
      if (first !== second && classNames(pair) !== mergeAll(pair)) others.push(`${pair}: ${mergeAll(pair)}`);
    }
  }
  expect(others).toEqual([]);
});
