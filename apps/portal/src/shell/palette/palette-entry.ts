import { href } from '../../pages/href.ts';
import type { useGoTo } from '../../pages/page-link.tsx';
import type { LinkSearch, PageName, SearchArgument } from '../../pages/page-list.ts';
import type { SearchListItem } from '../search-list.tsx';

/** Something that the palette offers. */
export interface PaletteEntry extends SearchListItem {
  /** Words that find it beside its label. */
  readonly keywords: string;
  /** Of what opens a page: its address. */
  readonly href?: string;
  /** The palette stays open. */
  readonly keepsOpen?: true;
  readonly act: () => void;
}

type GoTo = ReturnType<typeof useGoTo>;

/** What opens a page when it is chosen, in this tab or a new one. */
export const opening = <V extends PageName>(goTo: GoTo, view: V, search: LinkSearch<V>) => ({
  href: href(view, ...([search] as SearchArgument<V>)),
  act: () => goTo(view, search),
});
