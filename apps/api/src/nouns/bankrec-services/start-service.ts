import type { StartedBankrecService } from '@quickportal/contracts/bankrec-services/bankrec-service';
import {
  BANKREC_MONTHS_BACK,
  bankrecServices,
  type BankrecServiceCode,
} from '@quickportal/contracts/bankrec-services/service-codes';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import {
  findUnendedServiceMessage,
  lockServiceMessageKind,
} from '@quickportal/db/service-messages/read-service-message-files';
import { nudgeOutbox } from '../../engines/outbox/relay.ts';
import { enqueueServiceMessage } from '../../engines/service-messages/send-handler.ts';
import { recordServiceMessage } from '../../engines/service-messages/service-messages.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { today } from '../../procedures/today.ts';

/**
 * Starts a service: a message of the platform whose sender does the work. While one is under way for the same day,
 * returns that one. Throws 422 on `valueDate` for a day too far back.
 */
export async function startService(
  ctx: CallContext,
  input: unknown,
  code: BankrecServiceCode,
  { valueDate }: { valueDate?: string } = {},
): Promise<StartedBankrecService> {
  const { title } = bankrecServices[code];
  const parameters: Record<string, string> = valueDate === undefined ? {} : { valueDate };
  const response = await change(
    ctx,
    input,
    async ({ trx, now, audit }) => {
      if (valueDate !== undefined && valueDate < yearsBefore(today(ctx), BANKREC_MONTHS_BACK / 12))
        throw fieldProblem('valueDate', `Enter a date at most ${BANKREC_MONTHS_BACK} months back.`);
      const key = { communityId: null, doctypeCode: code };
      await lockServiceMessageKind(trx, key);
      const unended = await findUnendedServiceMessage(trx, { ...key, parameters: JSON.stringify(parameters) });
      const serviceMessageId =
        unended ??
        (await recordServiceMessage(
          trx,
          {
            ...key,
            direction: 'INTERNAL',
            summary: valueDate === undefined ? title : `${title}, ${displayDate(valueDate)}`,
            parameters,
            createdByUserId: ctx.actor.kind === 'user' ? ctx.actor.user.systemUserId : null,
          },
          now,
        ));
      if (unended === undefined)
        await enqueueServiceMessage(trx, { serviceMessageId, triedBefore: 0, communityId: null }, now);
      await audit({
        objectType: 'service-message',
        objectId: serviceMessageId,
        description: `BankRec service ${title} ${unended === undefined ? 'started' : 'not started: it is under way'}`,
        after: parameters,
      });
      return { serviceMessageId };
    },
    { scope: { kind: 'staff' }, communityId: null },
  );
  nudgeOutbox();
  return response;
}

/** The same day some years before, for comparing: it need not exist. */
const yearsBefore = (day: string, years: number): string => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
