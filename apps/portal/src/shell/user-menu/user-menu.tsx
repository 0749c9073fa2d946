import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Session } from '../../data/session.ts';
import { Avatar } from '../community/crest.tsx';
import { Drop } from '../drop.tsx';

const loadBody = () => import('./user-menu-body.tsx');
const UserMenuBody = lazy(loadBody);

interface UserMenuProps {
  session: Session;
  onSignOut: () => void;
}

/** Who am I, my profile, view as, theme, sign out. */
export function UserMenu({ session, onSignOut }: UserMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <Drop
      title="Account"
      className="right-6 w-72 max-w-[calc(100vw-2rem)] p-1.5 max-md:right-4"
      onOpenChange={setOpen}
      onPointed={() => void loadBody()}
      face={
        <>
          <Avatar name={session.user.fullName} />
          <span className="sr-only">Account menu for </span>
          <span className="whitespace-nowrap max-lg:sr-only">{session.user.fullName}</span>
          <ChevronDown className="size-3.5 text-ink-3" />
        </>
      }
    >
      {open && (
        <Suspense fallback={<div className="h-64" />}>
          <UserMenuBody session={session} onSignOut={onSignOut} />
        </Suspense>
      )}
    </Drop>
  );
}
