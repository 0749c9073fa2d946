import { IconButton } from '@quickportal/ui/icon-button';
import { X } from 'lucide-react';
import type { Session } from '../../data/session.ts';
import { Modal } from '../modal.tsx';
import { SidebarList, type SidebarListProps } from './sidebar-list.tsx';
import { SidebarBrand } from './sidebar.tsx';
import { WorkspaceHeader } from './workspace-header.tsx';

interface NavigationDrawerProps extends SidebarListProps {
  session: Session;
  open: boolean;
  onClose: () => void;
  onChooseCommunity: (communityId: number | null) => void;
}

/** The sidebar of narrow screens, over the page. */
export default function NavigationDrawer(props: NavigationDrawerProps) {
  const { session, open, onClose, onChooseCommunity, ...list } = props;
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-label="Menu"
      className="m-0 h-dvh w-[min(18rem,86vw)] animate-fade-in overflow-y-auto border-r border-line bg-canvas px-3 pb-3 shadow-3"
    >
      <div className="flex items-center justify-between gap-2">
        <SidebarBrand />
        <IconButton label="Close menu" size="md" onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <nav aria-label="Main">
        {list.sidebar.workspace && (
          <WorkspaceHeader session={session} business={list.sidebar.business} onChoose={onChooseCommunity} />
        )}
        <SidebarList {...list} />
      </nav>
    </Modal>
  );
}
