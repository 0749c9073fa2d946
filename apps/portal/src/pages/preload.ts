import { api } from '../data/connection/trpc.ts';
import { accessTo } from './access.ts';
import { linkSearch } from './href.ts';
import type { Page, PageModule } from './page.ts';
import { linkFilesOf } from './page-files.ts';
import { pageOf, type PageName, type SearchArgument } from './page-list.ts';
import { readSearch } from './search-params.ts';

/** The page's module. Throws where it has no component: that is an error of ours (1R216). */
export async function loadPage(page: Page): Promise<PageModule> {
  linkFilesOf(page.view);
  const loaded = (await page.load?.()) as Partial<PageModule> | undefined;
  if (typeof loaded?.default !== 'function') throw new Error(`The page ${page.view} has no component.`);
  return loaded as PageModule;
}

/** Fetches a page's code, and its data where the page will open. Says nothing when it fails: opening will. */
export async function warmPage(page: Page, raw: Readonly<Record<string, string>>): Promise<void> {
  if (!page.load) return;
  try {
    const { preload } = await loadPage(page);
    const session = api.session.get.getData();
    const { values, problems } = readSearch(page.search ?? {}, raw);
    // Without a finished session the page will not open
    const isAllowed = !session || ('user' in session && accessTo(page, session) === 'open');
    const opens = problems.length === 0 && isAllowed;
    if (opens) await preload?.(values as never);
  } catch {
    // The page itself shows what is wrong
  }
}

/** Fetches code and data of a page before it is opened: `preloadPage('CustomerDetailsView', { CustomerId: 5 })`. */
export const preloadPage = <V extends PageName>(view: V, ...[search]: SearchArgument<V>): void =>
  void warmPage(pageOf(view), linkSearch(view, search));
