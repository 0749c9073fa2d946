import { date, id } from '@quickportal/contracts/kernel/primitives';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import {
  getStatementDay,
  lockStatementDay,
  reopenStatementDay,
} from '@quickportal/db/reconciliation/close-statement-days';
import { z } from 'zod';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { conflict } from '../../kernel/problem.ts';

const schema = z.strictObject({ ...ofCommunity, accountId: id(), day: date() });

interface State {
  aliasName: string;
  businessId: number;
  isClosed: boolean;
  closedAt: string | null;
}

/** Opens a closed day again, always by two users: what was reconciled can change then. */
export const reopenDayKind = settingKind<z.output<typeof schema>, State>({
  kind: 'bank-statement-days.reopen',
  objectType: 'bank-statement-day',
  noun: 'day',
  changeType: 'Reopen day',
  right: 'MANAGE_RECONCILIATION',
  schema,
  needsSecondPerson: () => Promise.resolve(true),
  object: ({ accountId, day }) => ({ key: `${accountId} ${day}`, id: accountId }),
  async load(db, { accountId, day }, lock) {
    if (lock && db instanceof WriteTransaction) await lockStatementDay(db, { accountId, day });
    const found = await getStatementDay(db, { accountId, day });
    if (!found) return null;
    const { aliasName, businessId, isClosed, closedAt, version } = found;
    return { version, state: { aliasName, businessId, isClosed, closedAt } };
  },
  check(_db, { day }, { state }) {
    if (!state.isClosed) throw conflict(`${displayDate(day)} of ${state.aliasName} is open.`);
    return Promise.resolve();
  },
  title: ({ day }, { aliasName }) => `Reopen ${displayDate(day)} of ${aliasName}`,
  differences: (_db, { day }, { aliasName, isClosed }) =>
    Promise.resolve([difference(`${displayDate(day)} of ${aliasName}`, isClosed ? 'Closed' : 'Open', 'Open')]),
  async apply({ trx }, { communityId, accountId, day }, { state }) {
    await reopenStatementDay(trx, { communityId, accountId, day });
    return {
      objectId: accountId,
      action: 'bank-statement-days.reopen',
      description: `${displayDate(day)} of ${state.aliasName} reopened`,
      before: { day, isClosed: true },
      after: { day, isClosed: false },
    };
  },
});
