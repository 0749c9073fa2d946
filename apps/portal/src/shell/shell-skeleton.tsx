import { Skeleton } from '@quickportal/ui/skeleton';
import { BrandMark } from '../layout/page/brand-mark.tsx';
import { navigationCollapsed } from './kept-navigation.ts';

const WIDTHS = ['w-16', 'w-28', 'w-24', 'w-32', 'w-20', 'w-30', 'w-36'];

/** The shell while it is not known yet who is there. */
export function ShellSkeleton() {
  const collapsed = navigationCollapsed();
  return (
    <div
      aria-busy="true"
      className={`grid min-h-dvh ${collapsed ? 'min-[1100px]:grid-cols-[var(--rail-w)_minmax(0,1fr)]' : 'min-[1100px]:grid-cols-[var(--nav-w)_minmax(0,1fr)]'}`}
    >
      <div className="border-r border-line px-3 max-[1100px]:hidden">
        <div className="flex h-bar items-center gap-2.5 px-1.5 text-16 font-strong tracking-display">
          <BrandMark />
          {!collapsed && 'QuickPortal'}
        </div>
        {WIDTHS.map((width) => (
          <div key={width} className="flex h-8 items-center px-2">
            <Skeleton className={collapsed ? 'w-4' : width} />
          </div>
        ))}
      </div>
      <div>
        <div className="flex h-bar items-center justify-between border-b border-line px-8 max-md:px-4">
          <Skeleton className="w-40" />
          <Skeleton className="size-7 rounded-full" />
        </div>
        <div className="grid gap-3 px-8 pt-8 max-md:px-4">
          <Skeleton className="h-6 w-56" />
          <Skeleton className="w-72" />
        </div>
      </div>
    </div>
  );
}
