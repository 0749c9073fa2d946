import { REPORT_FILE_DAYS, type ReportCode } from '@quickportal/contracts/reports/report-codes';
import { copyOut } from '@quickportal/db/connect/copy-out';
import type { Database } from '@quickportal/db/connect/database';
import { getReportedCommunity } from '@quickportal/db/reports/get-reported-community';
import type { ReportQuery } from '@quickportal/db/reports/report-query';
import { getServiceMessageFile } from '@quickportal/db/service-messages/read-service-message-files';
import { insertServiceMessageFile } from '@quickportal/db/service-messages/write-service-message-files';
import { zoneAt } from '../../engines/clock/community-days.ts';
import { csvField, csvRecordsOf, quotedCsvField, quotedCsvRecordsOf } from '../../engines/exports/csv.ts';
import { closeSettlementDay } from '../../engines/payments/batches/close-settlement-day.ts';
import { messageFileKey } from '../../engines/service-messages/message-files.ts';
import { nudgeOutbox } from '../../engines/outbox/relay.ts';
import { Unsendable, type SendableMessage, type ServiceMessageSender } from '../../engines/service-messages/sender.ts';
import type { Services } from '../../procedures/services.ts';
import { mailFailedReportRun, mailReportRun } from '../report-schedules/offers.ts';
import { fileWordOf, periodOf, periodText, type ReportParameters } from './report-parameters.ts';
import { reportQueryOf } from './report-queries.ts';

const DAY = 86_400_000;

/** Creates the sender that writes the reports of a code, each into a file of its service message. */
export const reportSender = (code: ReportCode): ServiceMessageSender<Services> => ({
  doctypeCode: code,
  send: (message, { services, signal }) => writeReport(code, message, services, signal),
  async followFailure({ communityId, serviceMessageId, parameters }, { services, trx }) {
    if (communityId === null) return;
    const period = periodOf(code, parameters as unknown as ReportParameters);
    await mailFailedReportRun(services, trx, {
      communityId,
      serviceMessageId,
      code,
      period,
      now: services.clock.now(),
    });
  },
});

/** Writes a report once. Attempts that were interrupted leave nothing, and of two writers one discards its file. */
async function writeReport(
  code: ReportCode,
  message: SendableMessage,
  services: Services,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, storage } = services;
  const { communityId, serviceMessageId, attempts } = message;
  const jobs = db.reader({ kind: 'jobs' });
  const community = communityId === null ? undefined : await getReportedCommunity(jobs, communityId);
  if (communityId === null || !community) throw new Unsendable('There is no such community.');
  if (await getServiceMessageFile(jobs, { communityId, serviceMessageId })) return;
  for (let earlier = 1; earlier < attempts; earlier++)
    await storage.delete(messageFileKey({ communityId, serviceMessageId, attempts: earlier }));
  const now = clock.now();
  const parameters = message.parameters as unknown as ReportParameters;
  const { valueDate, lastDate = valueDate, closeOpenPaymentBatches } = parameters;
  if (closeOpenPaymentBatches) await closeSettlementDay(services, { communityId, settlementDate: lastDate });
  const report = await reportQueryOf(db, code, { communityId, parameters, now });
  const written = { rowCount: 0 };
  const storageKey = messageFileKey({ communityId, serviceMessageId, attempts });
  const source = reportFile(db, report, { timeZone: zoneAt(community, now), signal, written });
  const { size, sha256 } = await storage.put(storageKey, source, signal);
  const at = clock.now();
  const isFirst = await db.transaction({ kind: 'jobs' }, async (trx) => {
    const isInserted = await insertServiceMessageFile(trx, {
      communityId,
      serviceMessageId,
      storageKey,
      baseName: `${community.code}_${fileWordOf(code, parameters)}_${periodText(code, parameters)}`,
      rowCount: written.rowCount,
      sizeBytes: size,
      sha256,
      at,
      expiresAt: new Date(at.getTime() + REPORT_FILE_DAYS * DAY),
    });
    const period = periodOf(code, parameters);
    const { rowCount } = written;
    if (isInserted)
      await mailReportRun(services, trx, { communityId, serviceMessageId, code, period, rowCount, now: at });
    return isInserted;
  });
  nudgeOutbox();
  if (!isFirst) await storage.delete(storageKey);
}

/** The lines of a report: CRLF between them and none after the last. */
async function* reportFile(
  db: Database,
  { columns, query, scope, isQuoted }: ReportQuery,
  { timeZone, signal, written }: { timeZone: string; signal: AbortSignal; written: { rowCount: number } },
): AsyncGenerator<Uint8Array> {
  const [field, recordsOf] = isQuoted ? [quotedCsvField, quotedCsvRecordsOf] : [csvField, csvRecordsOf];
  yield Buffer.from(columns.map(({ title }) => field(title)).join(','));
  const kinds = columns.map(({ isNumber }) => (isNumber ? 'number' : 'text'));
  for await (const batch of copyOut(db, scope, query, { timeZone, signal })) {
    yield Buffer.from(`\r\n${recordsOf(batch, kinds).join('\r\n')}`, 'latin1');
    written.rowCount += batch.rows;
  }
}
