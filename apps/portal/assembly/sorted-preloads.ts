import type { Plugin } from 'vite';

const LIST = /(?<=__vite__mapDeps\(\[)[\d,]+(?=\]\))/g;

const sorted = (list: string): string =>
  list
    .split(',')
    .toSorted((one, other) => Number(one) - Number(other))
    .join(',');

/**
 * Puts the files that each page loads into one order. A browser does not mind which, and the lists of all pages are in
 * the first load: in order they repeat each other and compress better.
 */
export function sortedPreloads(): Plugin {
  return {
    name: 'quickportal:sorted-preloads',
    apply: 'build',
    generateBundle: {
      // After Vite has written the lists
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(LIST, sorted);
      },
    },
  };
}
