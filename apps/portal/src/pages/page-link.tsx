import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { href, linkSearch } from './href.ts';
import { warmPage } from './preload.ts';
import { pageOf, type LinkSearch, type PageName, type SearchArgument } from './page-list.ts';

type SearchProp<V extends PageName> =
  Record<never, never> extends LinkSearch<V> ? { search?: LinkSearch<V> } : { search: LinkSearch<V> };
export type PageLinkProps<V extends PageName> = Omit<React.ComponentProps<'a'>, 'href'> & { to: V } & SearchProp<V>;

/** A link to a page of the portal. Hovering or focusing it warms the page, so that opening feels instant. */
export function PageLink<V extends PageName>({ to, search, onPointerEnter, onFocus, ...props }: PageLinkProps<V>) {
  const raw = linkSearch(to, search);
  const path: string = `/${to}`;
  // The content comes with the props
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  if (!pageOf(to).load) return <a href={href(to, ...([search] as SearchArgument<V>))} {...props} />;
  const warm = () => void warmPage(pageOf(to), raw);
  return (
    <Link
      to={path}
      search={raw}
      activeProps={NOTHING}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        warm();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        warm();
      }}
      {...(props as object)}
    />
  );
}

const NOTHING = {};

/** Opens a page from code: `goTo('CustomerDetailsView', { CustomerId: 5 })`. */
export function useGoTo() {
  const navigate = useNavigate();
  return useCallback(
    <V extends PageName>(view: V, search?: LinkSearch<V>, { replace = false } = {}): void => {
      if (!pageOf(view).load) return window.location.assign(href(view, ...([search] as SearchArgument<V>)));
      void navigate({ to: `/${view}`, search: linkSearch(view, search), replace });
    },
    [navigate],
  );
}
