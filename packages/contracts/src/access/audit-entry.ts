import { z } from 'zod';
import { shownText } from '../kernel/field-builders.ts';
import type { AuditObject } from '../kernel/noun-facts.ts';
import { dateTime, id } from '../kernel/primitives.ts';
import { auditObjects, type AuditObjectId } from './audit-objects.ts';

const idOf = (title: string) => id().optional().meta({ title, description: 'Where the entry is about one.' });

/** A field that a change gave another value. */
export const AuditFieldChange = z
  .strictObject({
    field: shownText('Field', 'Name of the field.'),
    title: shownText('Title', 'The name shown on screens.'),
    from: shownText('From', 'The value before, as shown on screens; empty where there was none.'),
    to: shownText('To', 'The value after; empty where it was removed.'),
  })
  .meta({ id: 'AuditFieldChange' });
export type AuditFieldChange = z.output<typeof AuditFieldChange>;

const fieldOf = ({ title, isText }: NonNullable<AuditObject['id']>) =>
  isText ? shownText(title, 'Where the entry is about one.').optional() : idOf(title);

type About = {
  [Id in AuditObjectId as Id['name']]: Id extends { isText: true }
    ? z.ZodOptional<z.ZodString>
    : z.ZodOptional<z.ZodNumber>;
};
const about = Object.fromEntries(
  Object.values(auditObjects).flatMap(({ id: named }) => (named ? [[named.name, fieldOf(named)]] : [])),
) as unknown as About;

/** What happened to a thing, and who did it (1E011). */
export const AuditEntry = z
  .strictObject({
    id: id().meta({ title: 'ID', description: 'Identifier of the entry.' }),
    eventDate: dateTime().meta({ title: 'Event date', description: 'When it happened, UTC.' }),
    description: shownText('Description', 'What happened, in words.'),
    userName: shownText('User name', 'Full name of the user who did it, and of the user viewing as them.'),
    loginName: shownText('Login name', 'Login name of the user who did it.'),
    about: z
      .strictObject(about)
      .meta({ id: 'AuditEntryAbout', title: 'About', description: 'IDs of the records that the entry is about.' }),
    changes: z.array(AuditFieldChange).meta({
      title: 'Changes',
      description: 'The fields that changed, with old and new value; empty where none did.',
    }),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof AuditEntry>;
