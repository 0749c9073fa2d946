import { classNames } from '@quickportal/ui/class-names';
import { Eye, LogOut, Mail, UserRound } from 'lucide-react';
import { isDemo } from '../../data/demo.ts';
import type { Session } from '../../data/session.ts';
import { may } from '../../data/calls/use-may.ts';
import { PageLink } from '../../pages/page-link.tsx';
import { useCloseDrop } from '../drop.tsx';
import { ThemeChoice } from './theme-choice.tsx';

interface UserMenuBodyProps {
  session: Session;
  onSignOut: () => void;
}

const itemLook =
  'flex h-9 w-full items-center gap-2.5 rounded-2 px-2.5 text-left text-ink hover:bg-surface-press hover:no-underline [&>svg]:text-ink-3';

/** What drops down from the user's name. */
export default function UserMenuBody({ session, onSignOut }: UserMenuBodyProps) {
  const { user, viewedBy, community } = session;
  const mayViewAs = may(session, 'viewAs.start');
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
