import { userUploadColumns } from '@quickportal/contracts/user-uploads/user-upload-columns';
import type { UploadedUser } from '@quickportal/contracts/user-uploads/user-upload';
import type { Reader } from '@quickportal/db/connect/reader';
import { listUsersByLogin, type UserWithLogin } from '@quickportal/db/user-uploads/list-users-by-login';
import { realPerson } from '../../engines/access/actor.ts';
import { rightsBeyond } from '../../engines/access/granting.ts';
import { grantsOf, type Reach } from '../users/offers.ts';
import { type LineFault, readUser, type UserLine } from './read-user-lines.ts';

/** A user of an upload, and whom it changes: null adds one. */
export interface PlannedUser extends UserLine {
  readonly existing: UserWithLogin | null;
}

/** What an upload would do, and what is wrong with its users by their place. */
export interface UploadPlan {
  readonly users: readonly PlannedUser[];
  readonly faults: ReadonlyMap<number, readonly LineFault[]>;
}

const TAKEN = 'This login name is taken. Choose another one.';

/**
 * Looks up the users of an upload and checks every rule about them; reach null: whom the caller may change is known. `numberOf` is how people count them. Those whom the
 * caller cannot see are as any others whose login name is taken.
 */
export async function planUserUpload(
  db: Reader,
  reach: Reach | null,
  lines: readonly UserLine[],
  numberOf: (at: number) => string,
): Promise<UploadPlan> {
  const read = lines.map(readUser);
  const logins = read.map(({ user }) => user.loginName.toLowerCase());
  const known = new Map((await listUsersByLogin(db, [...new Set(logins)])).map((user) => [user.login, user]));
  const faults = new Map<number, LineFault[]>();
  const firstOf = new Map<string, number>();
  const users = read.map(({ user, faults: own }, at): PlannedUser => {
    const login = logins[at] ?? '';
    const first = firstOf.get(login);
    const existing = known.get(login) ?? null;
    const text =
      first === undefined
        ? reach && existing && refusalOf(reach, existing)
        : `${numberOf(first)} has this login name already.`;
    if (first === undefined) firstOf.set(login, at);
    const all = text === null ? own : [...own, { column: 'loginName' as const, value: user.loginName, text }];
    if (all.length > 0) faults.set(at, all);
    return { ...user, existing };
  });
  return { users, faults };
}

/** Why the caller cannot change an existing user; null: nothing against it. */
function refusalOf(reach: Reach, user: UserWithLogin): string | null {
  const { actor, communityId, businessIds } = reach;
  const isVisible = businessIds === undefined || user.businessIds.some((id) => businessIds.includes(id));
  if (user.kind !== 'CLIENT' || user.communityId !== communityId || !isVisible) return TAKEN;
  if (realPerson(actor)?.systemUserId === user.userId) return 'You cannot change your own roles. Leave this line out.';
  const beyond = rightsBeyond(actor, grantsOf(user.roleRights, user.businessIds));
  return beyond.length === 0 ? null : `This user has rights that you do not have: ${beyond.join(', ')}.`;
}

/** The details that an upload changes of an existing user. */
const changesOf = ({ existing, ...user }: PlannedUser): UploadedUser['changes'] =>
  existing === null
    ? []
    : (['fullName', 'email', 'phone'] as const).flatMap((name) =>
        existing[name] === user[name]
          ? []
          : [{ field: userUploadColumns[name], before: existing[name], after: user[name] }],
      );

/** A planned user as the contract shows it. */
export const toUploadedUser = (planned: PlannedUser): UploadedUser => {
  const { loginName, fullName, email, phone, existing } = planned;
  return { loginName, fullName, email, phone, status: existing ? 'Existing' : 'New', changes: changesOf(planned) };
};
