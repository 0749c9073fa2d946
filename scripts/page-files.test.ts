import { describe, expect, it } from 'vitest';
import { pageFileFindings, pageFileName, pageFolder, pageFolderFindings, pagesElsewhere } from './page-files.ts';

const folder = 'apps/portal/src/features/ip-addresses';
const entry = (view: string, loads?: string) =>
  `page({ view: '${view}', ${loads ? `load: () => import('${loads}'),` : ''} }),`;

/** What is wrong with files of one folder, whose pages are `pages`. */
function problems(pages: string, others: Record<string, string>): string[] {
  const texts = new Map(
    Object.entries({ 'ip-addresses.pages.ts': pages, ...others }).map(([name, text]) => [`${folder}/${name}`, text]),
  );
  return pageFileFindings([...texts.keys()], (file) => texts.get(file) ?? '').map(({ problem }) => problem);
}

describe('the name of a page’s files', () => {
  it.each([
    ['ClientIpWhitelistView', 'client-ip-whitelist'],
    ['HomeView', 'home'],
    ['PayToAgreementDetailsView', 'payto-agreement-details'],
    ['RestAPIKeysView', 'rest-api-keys'],
  ])('of %s is %s', (view, name) => {
    expect(pageFileName(view)).toBe(name);
  });

  it('is right where page, view and stories have it', () => {
    expect(
      problems(entry('ClientIpWhitelistView', './client-ip-whitelist.page.tsx'), {
        'client-ip-whitelist.page.tsx': "import { View } from './client-ip-whitelist.view.tsx';",
        'client-ip-whitelist.view.tsx': '',
        'client-ip-whitelist.stories.tsx': '',
        'client-ip-whitelist-page.stories.tsx': '',
      }),
    ).toEqual([]);
  });

  it('is named where a page loads a file of another name', () => {
    expect(problems(entry('ClientIpWhitelistView', './whitelist.page.tsx'), { 'whitelist.page.tsx': '' })).toEqual([
      `Name the file of ClientIpWhitelistView after it: ${folder}/client-ip-whitelist.page.tsx.`,
      `No page is registered for it: ${folder}/client-ip-whitelist.page.tsx.`,
    ]);
  });

  it('is named where a page draws with views but has none of its own name', () => {
    expect(
      problems(entry('ClientIpWhitelistView', './client-ip-whitelist.page.tsx'), {
        'client-ip-whitelist.page.tsx': "import { View } from './whitelist.view.tsx';",
        'whitelist.view.tsx': '',
      }),
    ).toEqual([`Name what ClientIpWhitelistView draws after it: ${folder}/client-ip-whitelist.view.tsx.`]);
  });

  it('is right in a folder inside that of the noun, and only where page, view and stories are together', () => {
    const page = { 'list/home.page.tsx': "import { View } from './home.view.tsx';" };
    const loads = entry('HomeView', './list/home.page.tsx');
    expect(problems(loads, { ...page, 'list/home.view.tsx': '', 'list/home-page.stories.tsx': '' })).toEqual([]);
    expect(problems(loads, { ...page, 'home.view.tsx': '', 'home-page.stories.tsx': '' })).toEqual([
      `Name what HomeView draws after it: ${folder}/list/home.view.tsx.`,
      `Stories that open a page are named after it: ${folder} has no page.`,
    ]);
  });

  it('is that of the view where nothing is loaded', () => {
    expect(problems(entry('LoginView'), { 'login.view.tsx': '' })).toEqual([]);
    expect(problems(entry('LoginView'), { 'sign-in.view.tsx': '' })).toEqual([
      `Name the file of LoginView after it: ${folder}/login.view.tsx.`,
    ]);
  });

  it('is named where stories open several pages', () => {
    expect(
      problems(entry('HomeView', './home.page.tsx'), { 'home.page.tsx': '', 'address-pages.stories.tsx': '' }),
    ).toEqual([`Stories that open a page are named after it: ${folder}/home-page.stories.tsx.`]);
  });

  it('is that of the folder for the list of its pages', () => {
    expect(problems('', { 'networks.pages.ts': '' })).toEqual([
      `The pages of a folder are in ${folder}/ip-addresses.pages.ts.`,
    ]);
  });
});

describe('the folder of a page', () => {
  const folders = ['customers', 'customer-accounts', 'payments', 'recurring-payments', 'uploaded-files'];

  it.each([
    ['CustomerDetailsView', 'customers'],
    ['NewRecurringPaymentView', 'recurring-payments'],
    ['FilesView', undefined],
  ])('of %s is %s', (view, expected) => {
    expect(pageFolder(view, folders)).toBe(expected);
  });

  it('is read from the table where the name does not say it', () => {
    const table = '| Folder | Pages |\n| --- | --- |\n| `uploaded-files` | `FilesView`, `FileDetailsView` |\n';
    expect([...pagesElsewhere(table)]).toEqual([
      ['FilesView', 'uploaded-files'],
      ['FileDetailsView', 'uploaded-files'],
    ]);
  });

  /** What is wrong with the folders of these pages, which are all in `customers`. */
  const wrong = (views: readonly string[], elsewhere: Record<string, string>): string[] =>
    pageFolderFindings(
      ['features/customers/customers.pages.ts'],
      () => views.map((view) => entry(view)).join('\n'),
      new Map(Object.entries(elsewhere)),
    ).map(({ problem }) => problem);

  it('is said by the name or the table, not by both', () => {
    expect(wrong(['CustomerDetailsView', 'HomeView'], { HomeView: 'customers' })).toEqual([]);
    expect(wrong(['HomeView'], {})).toEqual([
      'Name the folder of HomeView in docs/architecture.md: by its name it is nowhere.',
    ]);
    expect(wrong(['CustomerDetailsView'], { CustomerDetailsView: 'customers' })).toEqual([
      'The name of CustomerDetailsView says its folder: leave it out of docs/architecture.md.',
    ]);
    expect(wrong([], { HomeView: 'customers' })).toEqual(['There is no page HomeView.']);
  });
});
