import { IconButton } from '@quickportal/ui/icon-button';
import { X } from 'lucide-react';
import { Modal } from './modal.tsx';
import { NavigationBrand, NavigationList } from './navigation.tsx';
import type { MenuArea, MenuCounts } from './menu.ts';

interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
  menu: readonly MenuArea[];
  current: MenuArea | undefined;
  counts: MenuCounts;
}

/** The main menu of narrow screens, over the page. */
export default function NavigationDrawer({ open, onClose, ...list }: NavigationDrawerProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-label="Menu"
      className="m-0 h-dvh w-[min(18rem,86vw)] animate-fade-in overflow-y-auto border-r border-line bg-canvas px-3 pb-3 shadow-3"
    >
      <div className="flex items-center justify-between gap-2">
        <NavigationBrand />
        <IconButton label="Close menu" size="md" onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <nav aria-label="Main">
        <NavigationList {...list} />
      </nav>
    </Modal>
  );
}
