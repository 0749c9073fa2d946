import { BrandMark } from '../layout/page/brand-mark.tsx';
import { href } from '../pages/href.ts';
import { Notices } from './notice-list.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Around pages that need no session. */
export default function PublicFrame({ children }: { children: React.ReactNode }) {
  return (
    <div className="[--banner-h:0px] [--sticky-top:var(--bar-h)]">
      <header className="sticky top-0 z-(--z-nav) flex h-bar items-center justify-between gap-2 border-b border-line bg-canvas/92 px-8 backdrop-blur-[10px] max-md:px-4">
        <a
          href={href('LoginView')}
          className="flex items-center gap-2.5 text-16 font-strong tracking-display text-ink hover:no-underline"
        >
          <BrandMark />
          QuickPortal
        </a>
        <ThemeSwitch />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-360 px-8 pt-6 pb-12 outline-none max-md:px-4">
        <Notices />
        {children}
      </main>
    </div>
  );
}
