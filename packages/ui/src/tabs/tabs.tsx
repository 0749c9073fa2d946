import * as Radix from '@radix-ui/react-tabs';
import { cva } from 'class-variance-authority';
import { classNames } from '../class-names/class-names.tsx';
import { Count, type CountProps } from '../count/count.tsx';

const tabVariants = cva([
  'group/tab relative inline-flex h-11 flex-none cursor-pointer items-center gap-1.75 px-2 text-14 font-medium whitespace-nowrap text-ink-2 hover:text-ink hover:no-underline',
  "after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-t-[2px] after:content-['']",
  'hover:after:bg-line-control focus-visible:rounded-2 focus-visible:outline-offset-[-2px]',
  'data-[state=active]:font-strong data-[state=active]:text-ink data-[state=active]:after:bg-accent',
  'disabled:cursor-not-allowed disabled:text-ink-disabled disabled:after:bg-transparent',
]);

export type TabsProps = Omit<React.ComponentProps<typeof Radix.Root>, 'onValueChange'> & {
  onValueChange?: (value: string) => void;
};
export type TabProps = React.ComponentProps<typeof Radix.Trigger> & {
  /** How many records stand behind it; absent while unknown. */
  count?: number;
};

/** Several views of one thing, one at a time. The open one belongs in the address of the page. */
export function Tabs({ className, ...props }: TabsProps) {
  return <Radix.Root data-slot="tabs" className={classNames('min-w-0', className)} {...props} />;
}

/** The row of tabs; scrolls sideways where it is too wide. Name it with `aria-label`. */
export function TabList({ className, ...props }: React.ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      data-slot="tab-list"
      className={classNames(
        '-mx-2 flex [scrollbar-width:none] gap-2 overflow-x-auto overflow-y-hidden px-2 pt-0.5 shadow-[inset_0_-1px_var(--line)] max-sm:-mx-4 max-sm:gap-1 max-sm:px-4 [&>:first-child]:-ml-2',
        className,
      )}
      {...props}
    />
  );
}

/** One tab. `asChild` makes it a link, so that it can be opened in a new window. */
export function Tab({ count, className, children, asChild, onFocus, ...props }: TabProps) {
  return (
    <Radix.Trigger
      data-slot="tab"
      asChild={asChild}
      className={classNames(tabVariants(), className)}
      onFocus={(event) => {
        event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        onFocus?.(event);
      }}
      {...props}
    >
      {asChild ? (
        children
      ) : (
        <>
          <SteadyWidth>{children}</SteadyWidth>
          {count !== undefined && <TabCount value={count} />}
        </>
      )}
    </Radix.Trigger>
  );
}

/** Text takes the width of its open, stronger form always: no tab moves, or is cut, when another one is opened. */
function SteadyWidth({ children }: { children: React.ReactNode }) {
  if (typeof children !== 'string') return children;
  return (
    <span className="inline-flex flex-col text-left">
      {children}
      <span
        aria-hidden
        data-label={children}
        className="invisible h-0 overflow-hidden font-strong before:content-[attr(data-label)]"
      />
    </span>
  );
}

/** The number inside a tab; to be placed by hand only where the tab is a link. */
export function TabCount({ className, ...props }: CountProps) {
  return (
    <Count
      className={classNames(
        'group-data-[state=active]/tab:bg-accent-soft group-data-[state=active]/tab:text-accent-ink',
        className,
      )}
      {...props}
    />
  );
}

/** What the tab of the same value shows. */
export function TabPanel({ className, ...props }: React.ComponentProps<typeof Radix.Content>) {
  return <Radix.Content data-slot="tab-panel" className={classNames('min-w-0 pt-4', className)} {...props} />;
}
