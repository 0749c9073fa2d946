import { Slot } from '@radix-ui/react-slot';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { Children } from 'react';
import { classNames } from '../class-names/class-names.tsx';

export type BreadcrumbProps = React.ComponentProps<'nav'>;
export type BreadcrumbLinkProps = React.ComponentProps<'a'> & { asChild?: boolean };

/** Where this page stands: BreadcrumbLink for each page above, BreadcrumbPage for this one. */
export function Breadcrumb({ className, children, ...props }: BreadcrumbProps) {
  return (
    <nav data-slot="breadcrumb" aria-label="Breadcrumb" className={classNames('min-w-0', className)} {...props}>
      <ol className="flex min-w-0 flex-wrap items-center gap-1.5 text-13 text-ink-2">
        {Children.toArray(children).map((child, at) => (
          // The order of the crumbs is their identity.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="flex min-w-0 items-center gap-1.5">
            {at > 0 && <ChevronRight className="size-3.5 text-ink-3" />}
            {child}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A page above this one; `asChild` for the router's link. */
export function BreadcrumbLink({ asChild, className, ...props }: BreadcrumbLinkProps) {
  const Root = asChild ? Slot : 'a';
  return (
    <Root
      data-slot="breadcrumb-link"
      className={classNames('truncate text-ink-2 hover:text-ink', className)}
      {...props}
    />
  );
}

/** This page. */
export function BreadcrumbPage({ className, ...props }: React.ComponentProps<'span'>) {
  return (
    <span
      data-slot="breadcrumb-page"
      aria-current="page"
      className={classNames('truncate font-strong text-ink', className)}
      {...props}
    />
  );
}

/** One step up, above the title of a detail page: the name of what one came from. */
export function BackLink({ asChild, className, children, ...props }: BreadcrumbLinkProps) {
  const look = classNames('inline-flex min-h-6 items-center gap-1.5 text-13 text-ink-2 hover:text-ink', className);
  if (asChild) {
    return (
      <Slot data-slot="back-link" className={look} {...props}>
        {children}
      </Slot>
    );
  }
  return (
    <a data-slot="back-link" className={look} {...props}>
      <ArrowLeft />
      {children}
    </a>
  );
}
