import { createContext, use, useEffect, useMemo, useState } from 'react';

interface TitleState {
  title: string;
  setTitle: (title: string) => void;
}

const TitleContext = createContext<TitleState | null>(null);

/** Holds the title of the page that is open. */
export function PageTitleProvider({ initial, children }: { initial: string; children: React.ReactNode }) {
  const [title, setTitle] = useState(initial);
  const state = useMemo(() => ({ title, setTitle }), [title]);
  return <TitleContext value={state}>{children}</TitleContext>;
}

/** Writes the page's title into the document. */
export function PageTitle() {
  const title = use(TitleContext)?.title;
  return title === undefined ? null : <title>{`${title} · QuickPortal`}</title>;
}

/** Gives the open page a better title than the registry's: the name of what it shows. */
export function useDocumentTitle(title: string | undefined): void {
  const set = use(TitleContext)?.setTitle;
  useEffect(() => {
    if (title !== undefined) set?.(title);
  }, [set, title]);
}
