import {
  soonestRevocationListEnd,
  takeRevocationListAlarms,
} from '@quickportal/db/certificates/change-revocation-list';
import { mailOperators } from '../service-messages/mail-operators.ts';
import { recordServiceMessage } from '../service-messages/service-messages.ts';
import type { CertificateServices } from './authorities.ts';
import { refreshRevocationLists } from './refresh-revocation-lists.ts';

const HOUR_MS = 3_600_000;
/** How long before its end a list that was not refreshed is an alarm. */
const ALARM_HOURS = 48;
const REPEAT_HOURS = 24;
const ADVICE =
  'Programs that check the list refuse every certificate once it has ended. See why the job certificates.revocation-lists fails: the log says it.';

/** Refreshes the lists where one ends within two days, as after a long stop, and alarms operators of those that could not be. */
export async function checkRevocationLists(services: CertificateServices): Promise<number> {
  const now = services.clock.now();
  const endsAt = await soonestRevocationListEnd(services.db.reader({ kind: 'jobs' }), now);
  if (endsAt === null || Date.parse(endsAt) >= now.getTime() + ALARM_HOURS * HOUR_MS) return 0;
  // The alarm tells of a failure, and the daily job logs its reason
  await refreshRevocationLists(services).catch(() => undefined);
  return alarmRevocationLists(services);
}

/** Tells operators, once a day, of revocation lists that end within two days. Returns how many there were. */
export async function alarmRevocationLists(services: CertificateServices): Promise<number> {
  const now = services.clock.now();
  const endsBefore = new Date(now.getTime() + ALARM_HOURS * HOUR_MS);
  const alarmedBefore = new Date(now.getTime() - REPEAT_HOURS * HOUR_MS);
  return services.db.transaction({ kind: 'jobs' }, async (trx) => {
    const alarms = await takeRevocationListAlarms(trx, { now, endsBefore, alarmedBefore });
    for (const { authorityId, subject, nextUpdate } of alarms) {
      const summary = `The revocation list of ${subject} ends at ${nextUpdate} and was not refreshed`;
      const serviceMessageId = await recordServiceMessage(
        trx,
        {
          communityId: null,
          doctypeCode: 'REVOCATION_LIST_ALARM',
          direction: 'INTERNAL',
          status: 'FAILED',
          summary,
          parameters: { authorityId, nextUpdate },
          errorText: ADVICE,
        },
        now,
      );
      const notice = { subject: 'A revocation list ends soon', paragraphs: [summary, ADVICE] };
      await mailOperators(services, trx, { ...notice, serviceMessageId, communityId: null, now });
    }
    return alarms.length;
  });
}
