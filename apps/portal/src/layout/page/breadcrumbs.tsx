import { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from '@quickportal/ui/breadcrumb';
import { staysInTab } from '@quickportal/ui/link-click';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useOptionalSession } from '../../data/session.ts';
import { firstPageOf } from '../../pages/first-page.ts';
import { useOwnSearch } from '../../pages/own-search.ts';
import type { Page } from '../../pages/page.ts';
import { PageLink, type PageLinkProps } from '../../pages/page-link.tsx';
import { useOpenPage } from '../../pages/page-title.tsx';
import { lastSearchOf, stepsBackTo } from '../../pages/page-trail.ts';
import { ancestorsOf, areaOf, labelOf } from '../../pages/place.ts';
import { pageOf, type PageName, type SearchArgument } from '../../pages/page-list.ts';

/** A parent page. */
export interface Crumb {
  readonly to: PageName;
  readonly label: string;
  readonly search: object;
}

/** Creates a breadcrumb with the name of its record: `crumb('CustomerDetailsView', customerName, { CustomerId })`. */
export const crumb = <V extends PageName>(to: V, label: string, ...[search]: SearchArgument<V>): Crumb => ({
  to,
  label,
  search: search ?? {},
});

interface BreadcrumbsProps {
  /** Label of the page itself. */
  current: string;
  /** Parent page, if the page knows its name or parameters better than the registry. */
  parent?: Crumb | undefined;
}

/** Breadcrumbs from the area to the page. Pages in a menu need none. Narrow screens show the parent only. */
export function Breadcrumbs({ current, parent }: BreadcrumbsProps) {
  const page = useOpenPage();
  const session = useOptionalSession();
  const own = useOwnSearch(page?.view ?? '');
  if (!page) return null;
  const above = parent
    ? [parent, ...crumbsOf(ancestorsOf(pageOf(parent.to)), parent.search)]
    : crumbsOf(ancestorsOf(page), own);
  if (above.length === 0) return null;
  const top = above.at(-1);
  const area = top && areaOf(pageOf(top.to));
  const first = area && session && top.label !== area && firstPageOf(area, session);
  return (
    <Breadcrumb className="mb-2">
      {first && (
        <BreadcrumbLink asChild>
          <PageLink to={first as 'HomeView'}>{area}</PageLink>
        </BreadcrumbLink>
      )}
      {above.toReversed().map((step) => (
        <UpLink key={step.to} step={step} />
      ))}
      <BreadcrumbPage>{current}</BreadcrumbPage>
    </Breadcrumb>
  );
}

/** Converts pages to breadcrumbs with the address's parameters; pages that lack some are left out. */
function crumbsOf(pages: readonly Page[], given: object): Crumb[] {
  const known = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value as unknown]));
  return pages.flatMap((page): Crumb[] => {
    const required = Object.entries(page.search ?? {}).flatMap(([name, param]) => (param.required ? [name] : []));
    const search = Object.fromEntries(required.map((name) => [name, known.get(name.toLowerCase())]));
    const isComplete = Object.values(search).every((value) => value !== undefined);
    return isComplete ? [{ to: page.view as PageName, label: labelOf(page), search }] : [];
  });
}

/**
 * Links to a parent page. If the user came from there it goes back, otherwise to the page's last state: filters, page
 * number and, going back, scroll position survive.
 */
function UpLink({ step: { to, label, search } }: { step: Crumb }) {
  const { history, navigate } = useRouter();
  const { backLabel } = pageOf(to);
  const goBack = (event: React.MouseEvent) => {
    const last = lastSearchOf(to);
    if (!staysInTab(event) || last === undefined || isAboutAnother(to, last, search)) return;
    event.preventDefault();
    const steps = stepsBackTo(to);
    if (steps !== null) history.go(-steps);
    else void navigate({ to: `/${to}`, search: last });
  };
  const link = { to, search, onClick: goBack } as unknown as PageLinkProps<'HomeView'>;
  return (
    <BreadcrumbLink asChild>
      <PageLink {...link}>
        <ArrowLeft className="mr-1.5 inline size-4 align-[-0.2em] md:hidden" />
        {backLabel && <span className="md:hidden">{backLabel}</span>}
        <span className={backLabel && 'max-md:hidden'}>{label}</span>
      </PageLink>
    </BreadcrumbLink>
  );
}

/** Whether a page last showed another record than the link names. */
function isAboutAnother(to: PageName, last: Readonly<Record<string, string>>, search: object): boolean {
  const { search: shape = {} } = pageOf(to);
  return Object.entries(search).some(([name, value]) => shape[name]?.required && last[name] !== String(value));
}
