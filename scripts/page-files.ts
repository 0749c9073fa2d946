import path from 'node:path';
import { singular } from './registries/call-names.ts';

/** Where a file is named otherwise than its page, and what it should be called. */
export interface PageFileFinding {
  file: string;
  problem: string;
}

const PAGES = /\.pages\.ts$/;
const CONTAINER = /\.page\.tsx$/;
const PAGE_STORIES = /-pages?\.stories\.tsx$/;
/** The folder inside that of the noun that a page is loaded from: `schedule-list/`. */
const FLOW = /^\.\/(?<flow>[a-z-]+\/)[^/]+$/;
const VIEW_IMPORT = /from '\.\/[^']+\.view\.tsx'/;

/** The name that the files of a page have: `ClientIpWhitelistView` is `client-ip-whitelist`. */
export const pageFileName = (view: string): string =>
  view
    .replace(/View$/, '')
    // The names of products are one word
    .replace('PayTo', 'Payto')
    .replaceAll(/(?<before>[a-z0-9])(?<next>[A-Z])|(?<last>[A-Z])(?<word>[A-Z][a-z])/g, '$1$3-$2$4')
    .toLowerCase();

/** The pages that a `*.pages.ts` registers: the name of each and the file that it loads. */
function registeredPages(text: string): { view: string; loads: string | null }[] {
  const [, ...entries] = text.split(/\bpage\(\{/);
  return entries.flatMap((entry) => {
    const view = /\bview: '(?<view>\w+)'/.exec(entry)?.groups?.view;
    return view ? [{ view, loads: /import\('(?<file>[^']+)'\)/.exec(entry)?.groups?.file ?? null }] : [];
  });
}

/**
 * Compares the files of pages with the pages that are registered: page `XYView` is `x-y.page.tsx`, draws with
 * `x-y.view.tsx` where it has a view, and is opened by `x-y-page.stories.tsx`, all in the noun's folder or one folder
 * inside it. A page that is not loaded has only its view.
 */
export function pageFileFindings(files: readonly string[], read: (file: string) => string): PageFileFinding[] {
  const known = new Set(files);
  const findings: PageFileFinding[] = [];
  const containers = new Set<string>();
  for (const file of files.filter((name) => PAGES.test(name))) {
    const folder = path.posix.dirname(file);
    const expectedList = `${folder}/${path.posix.basename(folder)}.pages.ts`;
    if (file !== expectedList) findings.push({ file, problem: `The pages of a folder are in ${expectedList}.` });
    for (const { view, loads } of registeredPages(read(file))) {
      const flow = FLOW.exec(loads ?? '')?.groups?.flow ?? '';
      const place = `${folder}/${flow}${pageFileName(view)}`;
      const expected = loads === null ? `${place}.view.tsx` : `${place}.page.tsx`;
      containers.add(expected);
      const isThere = known.has(expected) && (loads === null || path.posix.join(folder, loads) === expected);
      if (!isThere) findings.push({ file, problem: `Name the file of ${view} after it: ${expected}.` });
      else if (VIEW_IMPORT.test(read(expected)) && loads !== null && !known.has(`${place}.view.tsx`))
        findings.push({ file: expected, problem: `Name what ${view} draws after it: ${place}.view.tsx.` });
    }
  }
  for (const file of files)
    if (CONTAINER.test(file) && !containers.has(file))
      findings.push({ file, problem: `No page is registered for it: ${expectedBeside(file, containers)}.` });
    else if (PAGE_STORIES.test(file) && !containers.has(file.replace(PAGE_STORIES, '.page.tsx')))
      findings.push({
        file,
        problem: `Stories that open a page are named after it: ${expectedBeside(file, containers, '-page.stories.tsx')}.`,
      });
  return findings;
}

/** The names that a file of this folder may have. */
function expectedBeside(file: string, containers: ReadonlySet<string>, ending = '.page.tsx'): string {
  const folder = path.posix.dirname(file);
  const beside = [...containers].filter((name) => path.posix.dirname(name) === folder && CONTAINER.test(name));
  return beside.map((name) => name.replace(CONTAINER, ending)).join(' or ') || `${folder} has no page`;
}

const wordsOf = (name: string): string[] => name.split('-').map(singular);

/** The folder with the most words of which a page's name has every one: `CustomerDetailsView` is in `customers`. */
export function pageFolder(view: string, folders: readonly string[]): string | undefined {
  const inName = new Set(wordsOf(pageFileName(view)));
  return folders
    .filter((folder) => wordsOf(folder).every((word) => inName.has(word)))
    .toSorted((folder, other) => wordsOf(other).length - wordsOf(folder).length)[0];
}

/** The pages in other folders than their names say: rows such as `| \`uploaded-files\` | \`FilesView\` |` of a document. */
export function pagesElsewhere(document: string): Map<string, string> {
  const rows = document.matchAll(/^\| `(?<folder>[a-z-]+)` \| (?<views>(?:`\w+View`(?:, )?)+) \|$/gm);
  return new Map(
    [...rows].flatMap(({ groups: { folder = '', views = '' } = {} }) =>
      [...views.matchAll(/\w+View/g)].map(([view]): [string, string] => [view, folder]),
    ),
  );
}

/** Compares the folders of registered pages with those that their names say, or the table of the others. */
export function pageFolderFindings(
  files: readonly string[],
  read: (file: string) => string,
  elsewhere: ReadonlyMap<string, string>,
): PageFileFinding[] {
  const lists = files.filter((name) => PAGES.test(name));
  const folderOf = (file: string) => path.posix.basename(path.posix.dirname(file));
  const folders = lists.map(folderOf);
  const pages = lists.flatMap((file) => registeredPages(read(file)).map(({ view }) => ({ file, view })));
  const misplaced = pages.flatMap(({ file, view }) => {
    const byName = pageFolder(view, folders);
    const expected = elsewhere.get(view) ?? byName;
    if (expected !== folderOf(file))
      return [
        {
          file,
          problem: `Name the folder of ${view} in docs/architecture.md: by its name it is ${expected ?? 'nowhere'}.`,
        },
      ];
    return elsewhere.has(view) && byName === expected
      ? [{ file, problem: `The name of ${view} says its folder: leave it out of docs/architecture.md.` }]
      : [];
  });
  const views = new Set(pages.map(({ view }) => view));
  const unknown = [...elsewhere.keys()].filter((view) => !views.has(view));
  return [
    ...misplaced,
    ...unknown.map((view) => ({ file: 'docs/architecture.md', problem: `There is no page ${view}.` })),
  ];
}
