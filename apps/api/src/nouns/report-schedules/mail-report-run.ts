import { reports, REPORT_FILE_DAYS, type ReportCode } from '@quickportal/contracts/reports/report-codes';
import { composeMessage } from '@quickportal/contracts/notifications/mail-message';
import { getCommunity } from '@quickportal/db/communities/get-community';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { getRunRecipients } from '@quickportal/db/report-schedules/read-report-runs';
import { enqueueMail } from '../../engines/mail/outgoing.ts';
import type { MailServices } from '../../engines/mail/mail-services.ts';

interface EndedRun {
  readonly communityId: number;
  readonly serviceMessageId: number;
  readonly code: ReportCode;
  /** What it is of, in words. */
  readonly period: string;
  readonly now: Date;
}

/**
 * Mails the recipients of a run that its file is there, in the transaction that keeps the file: once for each file, with
 * a link and nothing of its contents. Reports that no schedule started have no recipients.
 */
export async function mailReportRun(
  services: MailServices,
  trx: WriteTransaction,
  { rowCount, ...run }: EndedRun & { rowCount: number },
): Promise<void> {
  await mailRecipients(services, trx, run, (title) => ({
    subject: `${title}, ${run.period}`,
    opening: `The report is ready. Sign in to download it within ${REPORT_FILE_DAYS} days.`,
    facts: [{ title: 'Rows', value: rowCount.toLocaleString('en-AU') }],
  }));
}

/** Mails the recipients of a run that it failed for good, in the transaction that notes it. */
export async function mailFailedReportRun(services: MailServices, trx: WriteTransaction, run: EndedRun): Promise<void> {
  await mailRecipients(services, trx, run, (title) => ({
    subject: `${title}, ${run.period}, failed`,
    opening: 'The report could not be written, and no further attempt follows. Contact your service provider.',
    facts: [],
  }));
}

interface RunMail {
  readonly subject: string;
  readonly opening: string;
  readonly facts: readonly { title: string; value: string }[];
}

async function mailRecipients(
  services: MailServices,
  trx: WriteTransaction,
  { communityId, serviceMessageId, code, period, now }: EndedRun,
  mailOf: (title: string) => RunMail,
): Promise<void> {
  const recipients = await getRunRecipients(trx, { communityId, serviceMessageId });
  if (recipients === undefined || recipients.length === 0) return;
  const community = await getCommunity(trx, communityId);
  const { publicUrl, basePath } = services.configuration;
  const url = new URL(`${basePath}/ReportSchedulesView`, publicUrl);
  url.searchParams.set('CommunityId', String(communityId));
  const { title } = reports[code];
  const { subject, opening, facts } = mailOf(title);
  for (const to of recipients) {
    const message = composeMessage({
      to,
      name: to,
      sender: community?.name ?? null,
      subject,
      paragraphs: [
        opening,
        'You get this message because someone at your facility entered your address with the report.',
      ],
      facts: [{ title: 'Report', value: title }, { title: 'Period', value: period }, ...facts],
      action: { label: 'View reports', url: url.href },
    });
    await enqueueMail(services, trx, message, communityId, now);
  }
}
