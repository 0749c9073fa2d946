import {
  takeNameLookup,
  type LookupBudget,
  type UsedUpBudget,
} from '@quickportal/db/payto-agreements/write-name-lookups';
import { isCaller, isProgram, programNameOf, realPerson, type Actor } from '../../../engines/access/actor.ts';
import { recordAudit } from '../../../engines/audit/audit.ts';
import { metrics } from '../../../engines/metrics/metrics.ts';
import { nudgeOutbox } from '../../../engines/outbox/relay.ts';
import { mailOperators } from '../../../engines/service-messages/mail-operators.ts';
import { recordServiceMessage } from '../../../engines/service-messages/service-messages.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { CallContext } from '../../../procedures/context.ts';

/** Look-ups of a user or an API key in all sessions, and of a facility, that tell a name (ADR 0088). */
export const NAME_LOOKUPS = {
  caller: { aMinute: 12, anHour: 60, aDay: 200 },
  facility: { aMinute: 40, anHour: 300, aDay: 1000 },
} as const;

const ADVICE = 'Someone may be collecting names. Ask the user or the owner of the API key what the look-ups were for.';

/**
 * Counts and audits, before it is made, a look-up that tells whom a number or address belongs to; all processes count
 * together. Throws too-many-requests (429) once the caller or the facility has used up a minute, an hour or a day; the
 * first time within a day for the longer two, staff get a service message and operators a mail.
 */
export async function countNameLookup(ctx: CallContext, maskedPayId: string): Promise<void> {
  const { services, actor, origin } = ctx;
  const at = services.clock.now();
  const communityId = communityOf(actor);
  const record = {
    action: 'payto-agreements.look-up-payid',
    actor,
    origin,
    communityId,
    objectType: 'call',
    objectId: ctx.contract.name,
    at,
  } as const;
  const used = await services.db.transaction({ kind: 'jobs' }, async (trx) => {
    const found = await takeNameLookup(trx, budgetsOf(actor), at);
    if (found === null) {
      const description = `Looked up whose PayID ${maskedPayId} is`;
      await recordAudit(trx, { ...record, description, outcome: 'SUCCESS' });
    } else if (found.isAlarm) {
      await recordAudit(trx, { ...record, description: alarmText(found, actor), outcome: 'REFUSED' });
      const serviceMessageId = await recordServiceMessage(trx, alarmOf(found, actor), at);
      const notice = { subject: 'PayID look-ups reached their limit', paragraphs: [alarmText(found, actor), ADVICE] };
      await mailOperators(services, trx, { ...notice, serviceMessageId, communityId, now: at });
    }
    return found;
  });
  if (used === null) return;
  if (used.isAlarm) nudgeOutbox();
  metrics.limitedCalls.inc({ limit: 'name-lookup' });
  const [amount, unit] =
    used.retryAfter < 60 ? [used.retryAfter, 'second'] : [Math.ceil(used.retryAfter / 60), 'minute'];
  throw new Problem('too-many-requests', {
    detail: `${ownWords(used)} Try again in ${amount} ${amount === 1 ? unit : `${unit}s`}.`,
    retryAfter: used.retryAfter,
  });
}

const communityOf = (actor: Actor): number | null => (isCaller(actor) ? (actor.community?.communityId ?? null) : null);

function budgetsOf(actor: Actor): LookupBudget[] {
  const communityId = communityOf(actor);
  const caller = { subject: callerOf(actor), ...NAME_LOOKUPS.caller };
  return communityId === null ? [caller] : [caller, { subject: `community ${communityId}`, ...NAME_LOOKUPS.facility }];
}

function callerOf(actor: Actor): string {
  if (actor.kind === 'apiKey') return `api-key ${actor.apiKeyId}`;
  if (actor.kind === 'certificate') return `certificate ${actor.certificateId}`;
  return `user ${realPerson(actor)?.systemUserId ?? 0}`;
}

const isFacility = ({ subject }: UsedUpBudget): boolean => subject.startsWith('community ');

const ownWords = (used: UsedUpBudget): string =>
  `${isFacility(used) ? 'Your facility has' : 'You have'} looked up ${used.limit} PayIDs within ${within(used)}, which is the most.`;

const within = ({ window }: UsedUpBudget): string => (window === 'hour' ? 'an hour' : `a ${window}`);

const alarmText = (used: UsedUpBudget, actor: Actor): string =>
  `${isFacility(used) ? 'The facility' : callerName(actor)} reached the limit of ${used.limit} PayID look-ups within ${within(used)}`;

const callerName = (actor: Actor): string =>
  isProgram(actor)
    ? `${actor.kind === 'apiKey' ? 'API key' : 'Certificate'} ${programNameOf(actor)}`
    : `User ${realPerson(actor)?.loginName ?? 'unknown'}`;

const alarmOf = (used: UsedUpBudget, actor: Actor) =>
  ({
    communityId: communityOf(actor),
    doctypeCode: 'PAYID_LOOKUP_ALARM',
    direction: 'INTERNAL',
    status: 'FAILED',
    summary: alarmText(used, actor),
    parameters: { subject: used.subject, window: used.window, limit: used.limit },
    errorText: ADVICE,
    createdByUserId: realPerson(actor)?.systemUserId ?? null,
  }) as const;
