import { classNames } from '@quickportal/ui/class-names';
import { Skeleton } from '@quickportal/ui/skeleton';
import { useDocumentTitle } from '../../pages/page-title.tsx';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

export interface PageHeaderProps {
  /** Heading; plain text also becomes the document's title. */
  title: React.ReactNode;
  /** Document title, if the heading is not plain text or still a skeleton. */
  documentTitle?: string;
  /** A line under the title. */
  subtitle?: React.ReactNode;
  /** Status beside the name. */
  badge?: React.ReactNode;
  /** Parent page in the breadcrumbs, if this page knows its name or parameters better than the registry. */
  parent?: Crumb | undefined;
  /** Buttons, the primary one last. */
  actions?: React.ReactNode;
  /** The title is loading: a skeleton is shown, and this text read out. */
  isLoading?: boolean;
  className?: string;
}

/** Header of a page. Its h1 receives the focus when the page opens. */
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
