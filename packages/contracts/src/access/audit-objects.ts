import type { AuditObject } from '../kernel/noun-facts.ts';
import { auditObjectsOfNouns } from './audit-objects.gen.ts';
import type { Right } from './rights.ts';

type Objects = typeof auditObjectsOfNouns;
export type AuditObjectType = keyof Objects;
/** How audit entries name the ids of their objects. */
export type AuditObjectId = Extract<Objects[AuditObjectType], { id: unknown }>['id'];

/** What audit entries are about, the rights that open such an entry, and how it names the id of its object. */
export const auditObjects: Readonly<Record<AuditObjectType, AuditObject>> = auditObjectsOfNouns;

/** Every right that opens some audit entry. */
export const auditRights: ReadonlySet<Right> = new Set(Object.values(auditObjects).flatMap(({ rights }) => rights));
