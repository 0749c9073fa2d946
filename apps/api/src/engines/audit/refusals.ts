import type { RefusalServices } from './refusal-services.ts';
import { addressSubject } from '../access/address-subject.ts';
import { metrics } from '../metrics/metrics.ts';
import { recordAudit } from './audit.ts';
import type { Refusal, RefusalWindow, RefusalWindows } from './refusal-windows.ts';

/** Describes a refused call for the audit trail: "Not allowed: Approve a request. You asked for this yourself." */
export const refusalOf = (summary: string, reason?: string): string =>
  reason === undefined ? `Not allowed: ${summary}` : `Not allowed: ${summary}. ${reason}`;

/** Entries a minute for one session, key or address; the rest is summarised in one. */
const ENTRIES_PER_MINUTE = 20;
/** Entries a minute for all callers. */
const ENTRIES_PER_MINUTE_IN_ALL = 300;
const MINUTE = 60_000;
/** Callers counted separately within a minute, so that made-up addresses cannot exhaust memory. */
const MOST_WINDOWS = 2000;

const EVERYBODY = 'everybody';

/**
 * Records a refusal in the audit trail (PCI DSS 10.2.1, ASVS 16.3.2) in its own short transaction. Beyond 20 a minute
 * of one session, refusals are summarised at the end of the minute, so that a flood cannot fill the table. Never
 * throws: a failure is logged and does not affect the caller.
 */
export async function auditRefusal(services: RefusalServices, refusal: Refusal): Promise<void> {
  const { refusals: windows } = services;
  const key = callerKey(refusal);
  const everybody = windowOf(services, windows, EVERYBODY, refusal);
  // Beyond this number of callers a minute, new ones share one window
  const own = windows.has(key) || windows.size < MOST_WINDOWS ? windowOf(services, windows, key, refusal) : everybody;
  if (own.written >= ENTRIES_PER_MINUTE) {
    own.unwritten++;
    own.last = refusal;
    return;
  }
  own.written++;
  if (everybody.written >= ENTRIES_PER_MINUTE_IN_ALL) {
    everybody.unwritten++;
    everybody.last = refusal;
    return;
  }
  everybody.written++;
  metrics.refusals.inc({ noted: 'entry' });
  await write(services, refusal, refusal.description);
}

/** Writes the pending summaries; call it before the process ends. */
export async function flushRefusals(services: RefusalServices): Promise<void> {
  // Closing deletes from the map, which is safe while iterating
  for (const key of services.refusals.keys()) await closeWindow(services, key);
}

function windowOf(services: RefusalServices, windows: RefusalWindows, key: string, last: Refusal): RefusalWindow {
  const known = windows.get(key);
  if (known) return known;
  const end = setTimeout(() => void closeWindow(services, key), MINUTE).unref();
  const window: RefusalWindow = { written: 0, unwritten: 0, last, end };
  windows.set(key, window);
  return window;
}

async function closeWindow(services: RefusalServices, key: string): Promise<void> {
  const window = services.refusals.get(key);
  if (!window) return;
  clearTimeout(window.end);
  services.refusals.delete(key);
  if (window.unwritten === 0) return;
  metrics.refusals.inc({ noted: 'summary' });
  const whose = key === EVERYBODY ? 'from different callers' : 'of the same caller';
  const { last } = window;
  await write(services, last, `${window.unwritten} more refusals ${whose} within a minute, the last for ${last.call}`);
}

async function write(services: RefusalServices, { actor, origin, call }: Refusal, description: string): Promise<void> {
  const at = services.clock.now();
  const communityId = 'community' in actor ? (actor.community?.communityId ?? null) : null;
  const entry = { action: 'access.refuse', actor, origin, communityId, objectType: 'call', objectId: call } as const;
  try {
    await services.db.transaction({ kind: 'jobs' }, (trx) =>
      recordAudit(trx, { ...entry, description, outcome: 'REFUSED', at }),
    );
  } catch (error) {
    services.log.error({ err: error, call, requestId: origin.requestId }, 'A refusal could not be audited');
  }
}

function callerKey({ actor, origin }: Refusal): string {
  switch (actor.kind) {
    case 'user':
      return `session ${actor.sessionId}`;
    case 'apiKey':
      return `api key ${actor.apiKeyId}`;
    case 'certificate':
      return `certificate ${actor.certificateId}`;
    case 'job':
      return `job ${actor.job}`;
    default:
      return `address ${addressSubject(origin.ip)}`;
  }
}
