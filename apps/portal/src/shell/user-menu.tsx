import { classNames } from '@quickportal/ui/class-names';
import { ChevronDown, Eye, LogOut, Mail, UserRound } from 'lucide-react';
import { isDemo } from '../data/demo.ts';
import { rightsOf, type Session } from '../data/session.ts';
import { PageLink } from '../pages/page-link.tsx';
import { Avatar } from './crest.tsx';
import { Drop, useCloseDrop } from './drop.tsx';
import { ThemeChoice } from './theme-choice.tsx';

interface UserMenuProps {
  session: Session;
  onSignOut: () => void;
}

const itemLook =
  'flex h-9 w-full items-center gap-2.5 rounded-2 px-2.5 text-left text-ink hover:bg-surface-press hover:no-underline [&>svg]:text-ink-3';

/** Who am I, my profile, view as, theme, sign out. */
export function UserMenu({ session, onSignOut }: UserMenuProps) {
  const { user } = session;
  return (
    <Drop
      title="Account"
      className="right-6 w-72 max-w-[calc(100vw-2rem)] p-1.5 max-md:right-4"
      face={
        <>
          <Avatar name={user.fullName} />
          <span className="sr-only">Account menu for </span>
          <span className="whitespace-nowrap max-lg:sr-only">{user.fullName}</span>
          <ChevronDown className="size-3.5 text-ink-3" />
        </>
      }
    >
      <UserMenuBody session={session} onSignOut={onSignOut} />
    </Drop>
  );
}

function UserMenuBody({ session, onSignOut }: UserMenuProps) {
  const { user, viewedBy, community } = session;
  const mayViewAs = viewedBy === null && rightsOf(session).has('VIEW_AS_USER');
  const close = useCloseDrop();
  return (
    <>
      <div className="grid gap-0.5 px-2.5 pt-2 pb-3">
        <strong className="wrap-anywhere">{user.fullName}</strong>
        <span className="text-13 text-ink-2 wrap-anywhere">{user.loginName}</span>
        <span className="text-13 text-ink-2">
          {user.kind === 'STAFF' ? 'Staff' : (community?.communityName ?? 'Facility user')}
        </span>
        {viewedBy && <span className="text-13 text-warning-ink">Viewed by {viewedBy.fullName}</span>}
      </div>
      <div className="mx-1 mb-1.5 h-px bg-line" />
      <ul>
        <li>
          <PageLink to="MyProfileView" className={itemLook} onClick={close}>
            <UserRound />
            My profile
          </PageLink>
        </li>
        {mayViewAs && (
          <li>
            <PageLink to="ViewAsView" className={itemLook} onClick={close}>
              <Eye />
              View as another user
            </PageLink>
          </li>
        )}
        {isDemo() && (
          <li>
            <PageLink to="MailboxView" className={itemLook} onClick={close}>
              <Mail />
              Demo mailbox
            </PageLink>
          </li>
        )}
      </ul>
      <ThemeChoice />
      <div className="mx-1 my-1.5 h-px bg-line" />
      <button type="button" className={classNames(itemLook, 'font-normal')} onClick={onSignOut}>
        <LogOut />
        Sign out
      </button>
    </>
  );
}
