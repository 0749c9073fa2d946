import { Slot } from '@radix-ui/react-slot';
import { ChevronRight } from 'lucide-react';
import { Children } from 'react';
import { classNames } from '../class-names/class-names.tsx';

export type BreadcrumbProps = React.ComponentProps<'nav'>;
export type BreadcrumbLinkProps = React.ComponentProps<'a'> & { asChild?: boolean };

/**
 * Breadcrumbs: BreadcrumbLink for each parent page, BreadcrumbPage for this one. Never wraps; narrow screens show the
 * parent only.
 */
export function Breadcrumb({ className, children, ...props }: BreadcrumbProps) {
  return (
    <nav data-slot="breadcrumb" aria-label="Breadcrumb" className={classNames('min-w-0', className)} {...props}>
      <ol className="flex min-h-6 min-w-0 items-center gap-1.5 text-13 whitespace-nowrap text-ink-2">
        {Children.toArray(children).map((child, at) => (
          // The order of the crumbs is their identity.
          // oxlint-disable-next-line react/no-array-index-key
          <li
            key={at}
            className="flex min-w-0 flex-initial items-center gap-1.5 first:flex-none max-md:not-nth-last-2:hidden"
          >
            {at > 0 && <ChevronRight className="size-3.5 flex-none text-ink-3 max-md:hidden" />}
            {child}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A parent page; `asChild` for the router's link. */
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
