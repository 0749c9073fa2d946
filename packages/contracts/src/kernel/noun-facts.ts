import type { z } from 'zod';
import type { Right } from '../access/rights.ts';

/** Groups of nouns in the order in which the documentation of the API shows them. */
export const tagGroups = ['Customers', 'Facility', 'Platform', 'People', 'Tools'] as const;

/** What the documentation of the API says of a noun's calls. */
export interface TagText {
  readonly group: (typeof tagGroups)[number];
  readonly title: string;
  readonly description: string;
}

/** What audit entries can be about. */
export interface AuditObject {
  /** Any one of these rights opens such an entry. */
  readonly rights: readonly Right[];
  /** Under which name an entry gives the id of its object; objects that no call knows have none. */
  readonly id?: { readonly name: string; readonly title: string; readonly isText?: true };
}

export type AuditObjects = Readonly<Record<string, AuditObject>>;

/** Titles of kinds of events, by type such as `customer.created`. */
export type EventTitles = Readonly<Record<`${string}.${string}`, string>>;

/** A kind of event that receivers can ask for. */
export interface EventDefinition {
  readonly description: string;
  readonly group: string;
  /** What `data` of the message holds. */
  readonly data: z.ZodObject;
}

/** Kinds of events, by type as their titles. */
export type EventDefinitions = Readonly<Record<`${string}.${string}`, EventDefinition>>;
