import type { AuditEntry } from '@quickportal/contracts/access/audit-entry';
import { auditObjects, type AuditObjectType } from '@quickportal/contracts/access/audit-objects';
import type { Activity } from '@quickportal/db/audit/activity';
import { fieldChanges } from './field-changes.ts';

/** Converts an audit entry to its response form, deriving what its row does not hold. */
export function toAuditEntry(activity: Activity): AuditEntry {
  const { id, eventDate, description, userName, loginName } = activity;
  return { id, eventDate, description, userName, loginName, about: aboutOf(activity), changes: fieldChanges(activity) };
}

type About = AuditEntry['about'];

function aboutOf({ objectType, objectId, customerId }: Activity): About {
  const ofCustomer: About = customerId === null ? {} : { customerId };
  const named = auditObjects[objectType as AuditObjectType]?.id;
  if (named === undefined || objectId === null) return ofCustomer;
  const name = named.name as keyof About;
  if (name === 'receiptNumber') return { ...ofCustomer, receiptNumber: objectId };
  // Objects that belong to a customer are named only together with the customer
  const id = Number(objectId);
  return name !== 'customerId' && Number.isSafeInteger(id) && id > 0 ? { ...ofCustomer, [name]: id } : ofCustomer;
}
