import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { GADGET_DAYS, GADGET_ROWS } from '@quickportal/contracts/dashboard/contracts';
import type { Reader } from '@quickportal/db/connect/reader';
import { momentOf } from '../../engines/clock/local-time.ts';
import type { CallContext } from '../../procedures/context.ts';
import { today } from '../../procedures/today.ts';
import { seenBy } from '../service-messages/offers.ts';

interface GadgetPlace {
  db: Reader;
  /** Null: all communities. */
  communityId: number | null;
  timeZone: string;
  /** Today there, yyyy-mm-dd. */
  today: string;
  /** The start of the days that gadgets look back on. */
  since: Date;
}

/** Where a gadget looks: in the community worked in, or in all of them. */
export function gadgetPlace(ctx: CallContext, { ViewAll }: { ViewAll: boolean }): GadgetPlace {
  const { communityId, timeZone } = seenBy(ctx);
  const day = today(ctx);
  return {
    // What concerns no community is seen by staff alone
    db: ctx.services.db.reader({ kind: 'staff' }),
    communityId: ViewAll ? null : communityId,
    timeZone,
    today: day,
    since: momentOf(`${addDays(day, 1 - GADGET_DAYS)}T00:00`, timeZone),
  };
}

/** Which rows a page of a gadget has. */
export const gadgetPage = ({ Page }: { Page: number }) => ({ page: Page, pageSize: GADGET_ROWS });
