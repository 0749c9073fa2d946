import { maskPayId } from '@quickportal/contracts/rules/contact/payid';
import type { Sandbox } from '@quickportal/contracts/sandboxes/sandbox';
import { SANDBOX_DAYS, SANDBOX_WARNING_DAYS } from '@quickportal/contracts/sandboxes/sandbox-limits';
import type { ListedSandbox } from '@quickportal/db/sandboxes/list-sandboxes';
import { dateIn } from '../../kernel/date-in.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** From the run of the job `sandboxes.remove` at 2:40 am to the end of the day. */
const AFTER_RUN = 21 * HOUR + 20 * 60_000;

/** A sandbox as its calls return it. */
export function toSandbox({ warnedAt, lastUsedAt, emailAddress, ...sandbox }: ListedSandbox): Sandbox {
  const isInUse = sandbox.status === 'ACTIVE';
  const end = endOf({ ...sandbox, lastUsedAt, warnedAt });
  return {
    ...sandbox,
    emailAddress: maskPayId(emailAddress, 'EMAL'),
    lastUsedAt: isInUse ? lastUsedAt : null,
    endsOn: end === null ? null : dateIn('Australia/Sydney', new Date(end + AFTER_RUN)),
  };
}

/** From when on the nightly job ends a sandbox that no one uses, in milliseconds; null: it has ended. */
function endOf({
  status,
  createdAt,
  lastUsedAt,
  warnedAt,
}: Pick<ListedSandbox, 'status' | 'createdAt' | 'lastUsedAt' | 'warnedAt'>): number | null {
  if (status === 'DELETED') return null;
  if (status !== 'ACTIVE') return Date.parse(createdAt) + DAY;
  const unused = Date.parse(lastUsedAt) + SANDBOX_DAYS * DAY;
  // A warning from before its last use counts no more
  const isWarned = warnedAt !== null && warnedAt > lastUsedAt;
  return isWarned ? Math.max(unused, Date.parse(warnedAt) + SANDBOX_WARNING_DAYS * DAY) : unused;
}
