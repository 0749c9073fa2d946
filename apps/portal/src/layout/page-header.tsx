import { classNames } from '@quickportal/ui/class-names';
import { Skeleton } from '@quickportal/ui/skeleton';
import { useDocumentTitle } from '../pages/page-title.tsx';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

export interface PageHeaderProps {
  /** The heading; plain text becomes the document's title too. */
  title: React.ReactNode;
  /** The document's title where the heading is not plain text, or while it is a skeleton. */
  documentTitle?: string;
  /** One quiet line under the title. */
  subtitle?: React.ReactNode;
  /** Status of the thing, beside its name. */
  badge?: React.ReactNode;
  /** The page above in the breadcrumbs, where this page knows its name or its parameters better than the registry. */
  parent?: Crumb | undefined;
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
  parent,
  actions,
  isLoading = false,
  className,
}: PageHeaderProps) {
  const name = documentTitle ?? (typeof title === 'string' ? title : undefined);
  useDocumentTitle(name);
  return (
    <div data-slot="page-header" className={classNames('mb-5', className)}>
      {name !== undefined && <Breadcrumbs current={name} parent={parent} />}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <div className="flex min-h-9 low:min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
            <h1 tabIndex={-1} className="min-w-0 outline-none wrap-anywhere low:text-16">
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
          {subtitle !== undefined && (
            <p data-slot="page-subtitle" className="mt-0.5 text-ink-2">
              {subtitle}
            </p>
          )}
        </div>
        {actions !== undefined && (
          <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:[&>*]:flex-auto">{actions}</div>
        )}
      </div>
    </div>
  );
}
