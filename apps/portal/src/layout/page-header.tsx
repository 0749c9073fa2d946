import { BackLink } from '@quickportal/ui/breadcrumb';
import { classNames } from '@quickportal/ui/class-names';
import { staysInTab } from '@quickportal/ui/link-click';
import { Skeleton } from '@quickportal/ui/skeleton';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { PageLink, type PageLinkProps } from '../pages/page-link.tsx';
import { useDocumentTitle } from '../pages/page-title.tsx';
import { cameFrom, lastSearchOf } from '../pages/previous-view.ts';
import type { PageName } from '../pages/registry.ts';

export interface PageHeaderProps {
  /** The heading; plain text becomes the document's title too. */
  title: React.ReactNode;
  /** The document's title where the heading is not plain text, or while it is a skeleton. */
  documentTitle?: string;
  /** One quiet line under the title. */
  subtitle?: React.ReactNode;
  /** Status of the thing, beside its name. */
  badge?: React.ReactNode;
  /** A BackTo link above the title. */
  back?: React.ReactNode;
  /** Buttons, the primary one last. */
  actions?: React.ReactNode;
  /** The title is on its way: it is read out, and a skeleton of it shown. */
  isLoading?: boolean;
  className?: string;
}

/** Head of a page. Its h1 gets the focus when the page is opened. */
export function PageHeader({
  title,
  documentTitle,
  subtitle,
  badge,
  back,
  actions,
  isLoading = false,
  className,
}: PageHeaderProps) {
  useDocumentTitle(documentTitle ?? (typeof title === 'string' ? title : undefined));
  return (
    <div data-slot="page-header" className={classNames('mb-5', className)}>
      {back !== undefined && <div className="mb-2 flex">{back}</div>}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
            <h1 tabIndex={-1} className="min-w-0 outline-none wrap-anywhere">
              {isLoading ? (
                <>
                  <span className="sr-only">{title}</span>
                  <Skeleton className="h-6 w-56" />
                </>
              ) : (
                title
              )}
            </h1>
            {badge}
          </div>
          {subtitle !== undefined && <p className="mt-0.5 text-ink-2">{subtitle}</p>}
        </div>
        {actions !== undefined && (
          <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:[&>*]:flex-auto">{actions}</div>
        )}
      </div>
    </div>
  );
}

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
    else void navigate({ to: `/${to}`, search: search });
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
