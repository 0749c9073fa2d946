import { IconButton } from '@quickportal/ui/icon-button';
import { Kbd } from '@quickportal/ui/kbd';
import { Menu, Search } from 'lucide-react';
import type { Session } from '../data/session.ts';
import { CommunityContext } from './community/community-context.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { UserMenu } from './user-menu/user-menu.tsx';

export interface TopBarProps {
  session: Session;
  onOpenMenu: () => void;
  onOpenPalette: () => void;
  /** The palette will probably be opened. */
  onPalettePointed?: () => void;
  onChooseCommunity: (communityId: number | null) => void;
  onSignOut: () => void;
  /** The sidebar names the community. */
  communityInSidebar?: boolean;
}

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Where am I working, where can I go, who am I. */
export function TopBar(props: TopBarProps) {
  const { session, onOpenMenu, onOpenPalette, onPalettePointed, onChooseCommunity, onSignOut, communityInSidebar } =
    props;
  return (
    <header className="sticky top-(--banner-h,0px) z-(--z-nav) flex h-bar flex-none items-center gap-2 border-b border-line bg-canvas/92 px-8 backdrop-blur-[10px] max-md:gap-1 max-md:px-4 print:hidden">
      <IconButton label="Open menu" size="md" className="-ml-2 min-[1100px]:hidden" onClick={onOpenMenu}>
        <Menu className="size-5" />
      </IconButton>
      <CommunityContext session={session} onChoose={onChooseCommunity} inSidebar={communityInSidebar} />
      <button
        type="button"
        onClick={onOpenPalette}
        onPointerEnter={onPalettePointed}
        onFocus={onPalettePointed}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        className="ml-auto flex h-8.5 min-w-9 flex-[0_1_19rem] items-center gap-2 rounded-2 border border-line-control bg-surface pr-1.5 pl-2.5 text-left text-ink-3 hover:border-ink-3 hover:text-ink-2 max-md:size-9 max-md:flex-none max-md:justify-center max-md:border-transparent max-md:bg-transparent max-md:p-0"
      >
        <Search />
        <span className="truncate max-md:sr-only">Search or go to a page</span>
        <Kbd className="ml-auto max-md:hidden">{isApple ? '⌘ K' : 'Ctrl K'}</Kbd>
      </button>
      <ThemeSwitch />
      <UserMenu session={session} onSignOut={onSignOut} />
    </header>
  );
}
