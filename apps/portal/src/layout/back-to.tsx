import { BackLink } from '@quickportal/ui/breadcrumb';
import { staysInTab } from '@quickportal/ui/link-click';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { PageLink, type PageLinkProps } from '../pages/page-link.tsx';
import { cameFrom, lastSearchOf } from '../pages/previous-view.ts';
import type { PageName } from '../pages/registry.ts';

/**
 * Leads one step up. When one came from there it goes back, otherwise to the page as it was last seen: filters,
 * page number and, going back, scroll position survive.
 */
export function BackTo<V extends PageName>({ children, ...link }: PageLinkProps<V>) {
  const { history, navigate } = useRouter();
  const { to } = link;
  const goBack = (event: React.MouseEvent) => {
    const search = lastSearchOf(to);
    if (!staysInTab(event) || search === undefined) return;
    event.preventDefault();
    if (cameFrom(to)) history.back();
    else void navigate({ to: `/${to}` as string, search: search as never });
  };
  return (
    <BackLink asChild>
      <PageLink {...(link as unknown as PageLinkProps<V>)} onClick={goBack}>
        <ArrowLeft />
        {children}
      </PageLink>
    </BackLink>
  );
}
