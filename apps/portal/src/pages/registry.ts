import type { Page } from './page.ts';
import { registerPages } from './page-list.ts';
import { registered } from './pages.gen.ts';

declare module './page-list.ts' {
  interface PageRegister {
    readonly pages: typeof registered;
  }
}

/** All pages, in the order of the nouns. */
export const pages: readonly Page[] = registered;

registerPages(pages);
