import type { AuditEntry } from '@quickportal/contracts/access/audit-entry';
import { auditObjectIds } from '@quickportal/contracts/access/audit-objects';
import type { Activity } from '@quickportal/db/audit/activity';
import { fieldChanges } from './field-changes.ts';

/** An entry of the audit trail as calls return it; what it says beyond its row is derived when it is read. */
export function toAuditEntry(activity: Activity): AuditEntry {
  const { id, eventDate, description, userName, loginName } = activity;
  return { id, eventDate, description, userName, loginName, about: aboutOf(activity), changes: fieldChanges(activity) };
}

type About = AuditEntry['about'];

function aboutOf({ objectType, objectId, customerId }: Activity): About {
  const ofCustomer: About = customerId === null ? {} : { customerId };
  const name = auditObjectIds[objectType as keyof typeof auditObjectIds] as keyof About | undefined;
  if (name === undefined || objectId === null) return ofCustomer;
  if (name === 'receiptNumber') return { ...ofCustomer, receiptNumber: objectId };
  // What is an object of the customer's alone is named only where its customer is
  const id = Number(objectId);
  return name !== 'customerId' && Number.isSafeInteger(id) && id > 0 ? { ...ofCustomer, [name]: id } : ofCustomer;
}
