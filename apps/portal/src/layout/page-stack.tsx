import { classNames } from '@quickportal/ui/class-names';

/** Panels one under the other. */
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
  /** What accompanies the content: under it on narrower screens. */
  side: React.ReactNode;
  /** On narrower screens the first card of the side comes first, the others last: it is what the user waits for. */
  sideFirst?: boolean;
  /** Leaves more room to the content, where that is a table. */
  narrow?: boolean;
}

const firstCardFirst =
  '@max-[44rem]/page:contents @max-[44rem]/page:[&>:first-child]:order-first @max-[44rem]/page:[&>:nth-child(n+2)]:order-last';

/** Content with a side column, where both have room: the menus beside the page take some of the window. */
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
