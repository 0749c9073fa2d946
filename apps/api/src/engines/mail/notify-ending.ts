import type { AuditObjectType } from '@quickportal/contracts/access/audit-objects';
import { composeMessage } from '@quickportal/contracts/notifications/mail-message';
import { getCommunity } from '@quickportal/db/communities/get-community';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { updateEndNotices, type EndingThing } from '@quickportal/db/due-jobs/update-end-notices';
import { dateIn } from '../../kernel/date-in.ts';
import { recordAudits } from '../audit/audit.ts';
import { nudgeOutbox } from '../outbox/relay.ts';
import type { MailServices } from './mail-services.ts';
import { enqueueMail } from './outgoing.ts';

/** Things that end, and what a notice says of one. */
export interface EndingNotices {
  readonly things: Parameters<typeof updateEndNotices>[1];
  /** Days before the end that a notice is sent. */
  readonly noticeDays: readonly number[];
  readonly job: string;
  readonly audit: { readonly action: string; readonly objectType: AuditObjectType };
  /** "API key": as it is named in audit entries. */
  readonly noun: string;
  /** The mail; `day` is the last one in the community's zone. */
  readonly message: (thing: EndingThing, day: string) => { subject: string; paragraphs: readonly string[] };
  /** The page that the mail leads to. */
  readonly page: (thing: EndingThing) => { label: string; view: string; search: Readonly<Record<string, string>> };
}

const AT_ONCE = 100;

/** Mails facilities about what ends soon, once for each number of days. Returns how many notices there were. */
export async function notifyEnding(services: MailServices, notices: EndingNotices): Promise<number> {
  let count = 0;
  let ending: EndingThing[] = [];
  do {
    ending = await services.db.transaction({ kind: 'jobs' }, async (trx) => {
      const at = services.clock.now();
      const round = { at, noticeDays: notices.noticeDays, limit: AT_ONCE };
      const things = await updateEndNotices(trx, notices.things, round);
      for (const thing of things) await notify(services, trx, { notices, thing, at });
      return things;
    });
    count += ending.length;
  } while (ending.length === AT_ONCE);
  if (count > 0) nudgeOutbox();
  return count;
}

async function notify(
  services: MailServices,
  trx: WriteTransaction,
  { notices, thing, at }: { notices: EndingNotices; thing: EndingThing; at: Date },
): Promise<void> {
  const { communityId, id, name, expiresAt, notificationEmail } = thing;
  const community = await getCommunity(trx, communityId);
  const { publicUrl, basePath } = services.configuration;
  const { label, view, search } = notices.page(thing);
  const url = new URL(`${basePath}/${view}`, publicUrl);
  for (const [parameter, value] of Object.entries(search)) url.searchParams.set(parameter, value);
  const { subject, paragraphs } = notices.message(
    thing,
    dateIn(community?.timeZone ?? 'Australia/Sydney', new Date(expiresAt)),
  );
  const message = composeMessage({
    to: notificationEmail,
    name: notificationEmail,
    sender: community?.name ?? null,
    subject,
    paragraphs: [...paragraphs],
    action: { label, url: url.href },
  });
  await enqueueMail(services, trx, message, communityId, at);
  await recordAudits(trx, [
    {
      ...notices.audit,
      actor: { kind: 'job', job: notices.job },
      origin: { requestId: '', ip: '', userAgent: '' },
      communityId,
      objectId: String(id),
      description: `Notice of the end of ${notices.noun} ${name} sent to ${notificationEmail}`,
      outcome: 'SUCCESS',
      at,
    },
  ]);
}
