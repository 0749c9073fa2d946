import type { UserDetails } from '@quickportal/contracts/users/user';
import type { UserAccessAction } from './user-access.view.tsx';

interface ActionTexts {
  title: string;
  body: string;
  action: string;
  cancel?: string;
  tone: 'danger' | 'primary';
  /** What is said when it was done. */
  done: string;
}

type Confirmed = Exclude<UserAccessAction, 'reset-second-factor'>;
type ActedOnUser = Pick<UserDetails, 'fullName' | 'email' | 'status' | 'openSessions'>;

const places = ({ openSessions }: ActedOnUser): string => (openSessions === 1 ? 'one place' : `${openSessions} places`);

const texts: Readonly<Record<Confirmed, (user: ActedOnUser) => ActionTexts>> = {
  disable: (user) => ({
    title: `Disable ${user.fullName}?`,
    body: `${user.fullName} can no longer sign in${user.openSessions > 0 ? `, and is signed out in ${places(user)} at once` : ''}. Their work is kept. You can enable them again.`,
    action: 'Disable user',
    cancel: 'Keep enabled',
    tone: 'danger',
    done: `${user.fullName} is disabled`,
  }),
  enable: ({ fullName }) => ({
    title: `Enable ${fullName}?`,
    body: 'They can sign in again with the password and the roles they had.',
    action: 'Enable user',
    cancel: 'Keep disabled',
    tone: 'primary',
    done: `${fullName} is enabled`,
  }),
  unlock: ({ fullName, status }) => ({
    title: `Unlock ${fullName}?`,
    body:
      status === 'LOCKED_INACTIVE'
        ? 'The account has not been used for 90 days. Check that the user still needs it.'
        : 'There were too many failed attempts to sign in. Check with the user that they made them.',
    action: 'Unlock user',
    cancel: 'Keep locked',
    tone: 'primary',
    done: `${fullName} is unlocked`,
  }),
  invite: ({ fullName, email }) => ({
    title: `Send the invitation to ${fullName} again?`,
    body: `A new temporary password goes to ${email}. The previous one stops working.`,
    action: 'Send invitation',
    tone: 'primary',
    done: `Invitation sent to ${email}`,
  }),
  'reset-password': ({ fullName, email }) => ({
    title: `Reset the password of ${fullName}?`,
    body: `A link to choose a new password goes to ${email}. It works once, within 30 minutes. The current password works until then.`,
    action: 'Send link',
    tone: 'primary',
    done: `Link sent to ${email}`,
  }),
  'end-sessions': (user) => ({
    title: `Sign ${user.fullName} out everywhere?`,
    body: `They are signed in, in ${places(user)}. Unsaved changes are lost.`,
    action: 'Sign out',
    cancel: 'Keep signed in',
    tone: 'danger',
    done: `${user.fullName} is signed out`,
  }),
};

/** What an action on an account asks and says; resetting the second factor has a form of its own. */
export const actionTexts = (action: Confirmed, user: ActedOnUser): ActionTexts => texts[action](user);
