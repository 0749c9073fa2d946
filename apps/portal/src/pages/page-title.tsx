import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { Page } from './page.ts';

interface TitleState {
  /** Undefined: what is shown is no page of the registry. */
  page: Page | undefined;
  title: string;
  setTitle: (title: string) => void;
}

const TitleContext = createContext<TitleState | null>(null);

interface PageTitleProviderProps {
  initial: string;
  page?: Page | undefined;
  children: React.ReactNode;
}

/** Holds the page that is open, and its title. */
export function PageTitleProvider({ initial, page, children }: PageTitleProviderProps) {
  const [title, setTitle] = useState(initial);
  const state = useMemo(() => ({ page, title, setTitle }), [page, title]);
  return <TitleContext value={state}>{children}</TitleContext>;
}

/** Writes the page's title into the document. */
export function PageTitle() {
  const title = use(TitleContext)?.title;
  return title === undefined ? null : <title>{`${title} · QuickPortal`}</title>;
}

/** The page that is open, whichever address comes next. */
export const useOpenPage = (): Page | undefined => use(TitleContext)?.page;

/** Gives the open page a better title than the registry's: the name of what it shows. */
export function useDocumentTitle(title: string | undefined): void {
  const set = use(TitleContext)?.setTitle;
  useEffect(() => {
    if (title !== undefined) set?.(title);
  }, [set, title]);
}
