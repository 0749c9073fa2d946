import { channel } from 'node:diagnostics_channel';
import { auditObjects, type AuditObjectType } from '@quickportal/contracts/access/audit-objects';
import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { insertAuditEntries, type NewAuditEntry } from '@quickportal/db/audit/insert-audit-entries';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { RequestOrigin } from '../../kernel/request-origin.ts';
import { credentialOf, isProgram, programNameOf, realPerson, type Actor } from '../access/actor.ts';
import { SECRET_REMOVED } from '../logs/logger.ts';
import { withoutSecrets } from '../../kernel/redaction.ts';
import { metrics } from '../metrics/metrics.ts';

/** An entry for the audit trail. `before` and `after` hold what changed, never secrets. */
export interface AuditRecord {
  /** `noun.verb`, lower case with dashes. */
  action: string;
  actor: Actor;
  origin: RequestOrigin;
  communityId: number | null;
  objectType: AuditObjectType;
  objectId: string | null;
  /** The customer concerned, where the object belongs to one. */
  customerId?: number | null;
  /** What happened, in a sentence for people. */
  description: string;
  before?: Json;
  after?: Json;
  outcome: 'SUCCESS' | 'FAILURE' | 'REFUSED';
  at: Date;
}

/** An audit record held a secret. Thrown in tests only, so that the caller is fixed. */
export class SecretInAuditError extends Error {
  override readonly name = 'SecretInAuditError';
  constructor(action: string, paths: readonly string[]) {
    super(`${action} would have put a secret into the audit trail: ${paths.join(', ')}`);
  }
}

const secretRemoved = channel(SECRET_REMOVED);
const outcomes = { SUCCESS: 'SUCCESS', FAILURE: 'FAILED', REFUSED: 'REFUSED' } as const;

/**
 * Appends entries to the audit trail (PCI DSS 10.2.2) in this order, in the transaction of the changes they describe.
 * Secrets and card numbers are replaced, counted and logged; in tests they throw.
 */
export const recordAudits = (trx: WriteTransaction, records: readonly AuditRecord[]): Promise<void> =>
  insertAuditEntries(trx, records.map(newEntry));

/** Appends one entry to the audit trail. */
export const recordAudit = (trx: WriteTransaction, record: AuditRecord): Promise<void> => recordAudits(trx, [record]);

function newEntry(record: AuditRecord): NewAuditEntry {
  const paths: string[] = [];
  const clean = <T extends Json | undefined>(value: T, path: string): T =>
    value === undefined ? value : (withoutSecrets(value, (at) => paths.push(at), path) as T);
  const { actor, origin } = record;
  const entry: NewAuditEntry = {
    at: record.at,
    communityId: record.communityId,
    ...actorColumns(actor),
    action: record.action,
    objectType: record.objectType,
    objectId: record.objectId,
    neededRights: auditObjects[record.objectType].rights,
    customerId: record.customerId ?? (record.objectType === 'customer' ? Number(record.objectId) : null),
    description: clean(record.description, 'description'),
    outcome: outcomes[record.outcome],
    before: jsonText(clean(record.before, 'before')),
    after: jsonText(clean(record.after, 'after')),
    ip: origin.ip === '' ? null : origin.ip,
    userAgent: origin.userAgent === '' ? null : clean(origin.userAgent.slice(0, 500), 'userAgent'),
    requestId: origin.requestId === '' ? null : origin.requestId,
  };
  if (paths.length > 0) reportSecrets(record.action, paths);
  return entry;
}

const jsonText = (value: Json | undefined): string | null => (value === undefined ? null : JSON.stringify(value));

function reportSecrets(action: string, paths: readonly string[]): void {
  if (process.env.NODE_ENV === 'test') throw new SecretInAuditError(action, paths);
  metrics.secretsRemoved.inc(paths.length);
  secretRemoved.publish({ action, paths });
}

type ActorColumns = Pick<
  NewAuditEntry,
  'actorKind' | 'actorUserId' | 'actorName' | 'actorLoginName' | 'viewAsUserId' | 'viewAsLoginName'
>;

/** Fills the actor columns with the person who acts, and the user they view as. */
function actorColumns(actor: Actor): ActorColumns {
  const stranger = { actorUserId: null, viewAsUserId: null, viewAsLoginName: null };
  if (isProgram(actor))
    return {
      ...stranger,
      actorKind: 'API_KEY',
      actorName: programNameOf(actor),
      actorLoginName: credentialOf(actor),
    };
  if (actor.kind === 'job') return { ...stranger, actorKind: 'JOB', actorName: actor.job, actorLoginName: '' };
  const person = realPerson(actor);
  if (actor.kind === 'anonymous' || !person)
    return { ...stranger, actorKind: 'ANONYMOUS', actorName: '', actorLoginName: '' };
  return {
    actorKind: person.kind === 'STAFF' ? 'STAFF' : 'FACILITY',
    actorUserId: person.systemUserId,
    actorName: person.fullName,
    actorLoginName: person.loginName,
    viewAsUserId: actor.viewedBy ? actor.user.systemUserId : null,
    viewAsLoginName: actor.viewedBy ? actor.user.loginName : null,
  };
}
