import { classNames } from '@quickportal/ui/class-names';

/** Panels in a column. */
export function PageStack({ className, ...props }: React.ComponentProps<'div'>) {
  return (
    <div
      className={classNames('grid min-w-0 content-start gap-4 [&>[data-slot=page-header]]:mb-1', className)}
      {...props}
    />
  );
}

interface SideBySideProps {
  children: React.ReactNode;
  /** Side content, below the main content on narrower screens. */
  side: React.ReactNode;
  /** On narrower screens the first card of the side comes first: it is what the user is waiting for. */
  sideFirst?: boolean;
  /** Gives more width to the content, for tables. */
  narrow?: boolean;
}

const firstCardFirst =
  '@max-[44rem]/page:contents @max-[44rem]/page:[&>:first-child]:order-first @max-[44rem]/page:[&>:nth-child(n+2)]:order-last';

/** Content with a side column if there is room for both, given the width of the menus. */
export function SideBySide({ children, side, sideFirst = false, narrow = false }: SideBySideProps) {
  return (
    <div className="@container/page">
      <div
        className={classNames(
          'grid items-start gap-6',
          narrow
            ? '@min-[44rem]/page:grid-cols-[minmax(0,1fr)_18rem]'
            : '@min-[44rem]/page:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        <PageStack>{children}</PageStack>
        <PageStack className={sideFirst ? firstCardFirst : undefined}>{side}</PageStack>
      </div>
    </div>
  );
}
