import { afterEach, describe, expect, it, vi } from 'vitest';
import { filesOfPages, pageFilesJson } from '../../assembly/page-files.ts';
import { withoutPageLists } from '../../assembly/without-page-lists.ts';
import { basePath } from './base-path.ts';
import { linkFilesOf, readPageFiles } from './page-files.ts';

const chunk = (name: string, ...imports: string[]) => ({ file: `assets/${name}.js`, imports });
const manifest = {
  'index.html': chunk('portal', '_first'),
  _first: chunk('first'),
  _table: chunk('table', '_first'),
  'src/features/customers/customer-search.page.tsx': chunk('customer-search.page', '_table', '_first'),
  'src/features/payto-agreements/agreement-list/payto-agreements.page.tsx': chunk('payto-agreements.page', '_first'),
};

describe('the files of a page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are all that it imports beyond the first load', () => {
    const files = filesOfPages(['CustomerSearchView', 'PayToAgreementsView'], manifest);
    expect(files.get('CustomerSearchView')).toEqual(['assets/customer-search.page.js', 'assets/table.js']);
    expect(files.get('PayToAgreementsView')).toEqual(['assets/payto-agreements.page.js']);
    expect(() => filesOfPages(['NoSuchView'], manifest)).toThrow('no-such.page.tsx');
  });

  it('are linked once each, from the list that the browser read, and not before', async () => {
    const links: { rel: string; href: string; crossOrigin: string }[] = [];
    vi.stubGlobal('document', {
      querySelector: () => ({ content: '/q' }),
      createElement: () => ({}),
      head: { append: (link: (typeof links)[number]) => links.push(link) },
    });
    const lists = pageFilesJson(filesOfPages(['CustomerSearchView', 'PayToAgreementsView'], manifest));
    vi.stubGlobal('fetch', async () => new Response(lists));
    linkFilesOf('CustomerSearchView');
    expect(links).toEqual([]);
    await readPageFiles('/q/assets/page-files.json');
    for (const view of ['CustomerSearchView', 'CustomerSearchView', 'NoSuchView']) linkFilesOf(view);
    const files = ['customer-search.page', 'table'];
    expect(links).toEqual(
      files.map((file) => ({ rel: 'modulepreload', crossOrigin: '', href: `${basePath()}/assets/${file}.js` })),
    );
  });
});

it('keeps lists of files out of the first load for pages only, and styles in', () => {
  const needed = ['assets/table.js', 'assets/page.css'];
  const listed = (file: string, hostId: string) => withoutPageLists(file, needed, { hostId, hostType: 'js' });
  expect(listed('assets/roles.page-0123abcd.js', 'assets/first-0123abcd.js')).toEqual(['assets/page.css']);
  expect(listed('assets/palette-0123abcd.js', 'assets/first-0123abcd.js')).toBe(needed);
  expect(listed('assets/roles.page-0123abcd.js', 'assets/table-0123abcd.js')).toBe(needed);
});
