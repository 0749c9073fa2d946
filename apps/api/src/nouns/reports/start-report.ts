import type { ReportCode } from '@quickportal/contracts/reports/report-codes';
import type { ReportResponse } from '@quickportal/contracts/reports/report-request';
import { getReportedCommunity } from '@quickportal/db/reports/get-reported-community';
import {
  findUnendedServiceMessage,
  lockServiceMessageKind,
} from '@quickportal/db/service-messages/read-service-message-files';
import { dayAt } from '../../engines/clock/community-days.ts';
import { nudgeOutbox } from '../../engines/outbox/relay.ts';
import { enqueueServiceMessage } from '../../engines/service-messages/send-handler.ts';
import { recordServiceMessage } from '../../engines/service-messages/service-messages.ts';
import { fieldProblem, orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import { isMonthly, periodOf, titleOf, type ReportParameters } from './report-parameters.ts';

/** How far back transactions are reported. */
const YEARS_BACK = 2;

const ofTransactions: ReadonlySet<ReportCode> = new Set([
  'CUSTOM_REPORT',
  'TRANSACTION_CSV_REPORT',
  'BANK_RECONCILIATION_REPORT',
  'QUICKCAPTURE_ALLOCATION_REPORT',
  'CASH_APPLIED_FILE',
]);

type Wanted = Omit<ReportParameters, 'valueDate'> & { valueDate?: string | undefined };

/**
 * Starts a report: a service message that a worker writes into a file. Without a date it is of today. Throws 422 on
 * `field` for a period before the community or too far back; while one like it is written there is no success.
 */
export async function startReport(
  ctx: CallContext,
  input: unknown,
  code: ReportCode,
  wanted: Wanted = {},
  field = 'valueDate',
): Promise<ReportResponse> {
  const { communityId } = communityOf(ctx);
  const community = orNotFound(await getReportedCommunity(ctx.db, communityId));
  const today = dayAt(community, ctx.services.clock.now());
  const { valueDate = today } = wanted;
  requirePeriod(
    code,
    { ...wanted, valueDate, field },
    { today, first: dayAt(community, new Date(community.createdAt)) },
  );
  const parameters = { ...wanted, valueDate };
  const title = titleOf(code, parameters);
  const response = await change(ctx, input, async ({ trx, now, audit }) => {
    const key = { communityId, doctypeCode: code };
    await lockServiceMessageKind(trx, key);
    const unended = await findUnendedServiceMessage(trx, { ...key, parameters: JSON.stringify(parameters) });
    const serviceMessageId =
      unended ??
      (await recordServiceMessage(
        trx,
        {
          ...key,
          direction: 'INTERNAL',
          summary: `${title}, ${periodOf(code, parameters)}`,
          parameters,
          createdByUserId: ctx.actor.kind === 'user' ? ctx.actor.user.systemUserId : null,
        },
        now,
      ));
    if (unended === undefined) await enqueueServiceMessage(trx, { serviceMessageId, triedBefore: 0, communityId }, now);
    await audit({
      objectType: 'service-message',
      objectId: serviceMessageId,
      description: unended === undefined ? `${title} started` : `${title} not started: it is being written already`,
      after: parameters,
    });
    return {
      success: unended === undefined,
      serviceMessageId,
      errorMessage: unended === undefined ? null : `This report is being written already, as message ${unended}.`,
    };
  });
  nudgeOutbox();
  return response;
}

function requirePeriod(
  code: ReportCode,
  { valueDate, lastDate, field }: { valueDate: string; lastDate?: string; field: string },
  { today, first }: { today: string; first: string },
): void {
  const isMonth = isMonthly(code) || lastDate !== undefined;
  if (isMonth && !valueDate.endsWith('-01')) throw fieldProblem(field, 'Enter the first day of a month.');
  if (valueDate < (isMonth ? `${first.slice(0, 7)}-01` : first))
    throw fieldProblem(field, 'Enter a date on or after the day the community was created.');
  if (ofTransactions.has(code) && valueDate < yearsBefore(today, YEARS_BACK))
    throw fieldProblem(field, `Enter a date at most ${YEARS_BACK * 12} months back.`);
}

/** The same day some years before, for comparing: it need not exist. */
const yearsBefore = (day: string, years: number): string => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
