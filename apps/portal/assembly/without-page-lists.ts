/** What Vite gives for a dynamic import: the file, all that it needs, and the file that imports it. */
interface Importer {
  hostId: string;
  hostType: 'html' | 'js';
}

/**
 * Takes the lists of what each page needs out of the first load, where they grew with every page. The server links what
 * the addressed page needs, the browser fetches the lists of the others when it is idle (`pages/page-files.ts`).
 */
export const withoutPageLists = (file: string, needed: string[], { hostId, hostType }: Importer): string[] =>
  hostType === 'js' && /(?:^|\/)first-/.test(hostId) && /\.page-[\da-f]+\.js$/.test(file)
    ? needed.filter((name) => name.endsWith('.css'))
    : needed;
