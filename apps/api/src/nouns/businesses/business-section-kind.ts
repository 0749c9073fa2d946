import type { Reader } from '@quickportal/db/connect/reader';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { id } from '@quickportal/contracts/kernel/primitives';
import { PAYWAY_COMMUNITY, READ_ONLY_ACCOUNTS } from '@quickportal/contracts/rules/accounts/read-only-community';
import { lockBusiness } from '@quickportal/db/businesses/change-business-sections';
import type { BusinessKey } from '@quickportal/db/businesses/read-business-sections';
import { z } from 'zod';
import { difference, proposalKind, type ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { changedFields } from '../../kernel/changed-fields.ts';
import { conflict } from '../../kernel/problem.ts';

/** What a section of a business holds, and whose it is. */
export type SectionState<V> = V & { readonly businessName: string };
export type SectionChange<V> = V & BusinessKey;

interface Section<V extends object> {
  /** Its name in paths and audit actions: `settings`. */
  readonly name: string;
  /** As people read it: Business settings. */
  readonly title: string;
  readonly shape: z.ZodRawShape;
  /** Whether staff alone change it, over all communities. */
  readonly isForStaff: boolean;
  readonly get: (db: Reader, key: BusinessKey) => Promise<(V & { version: number; businessName: string }) | null>;
  readonly check?: (db: Reader, values: V, before: V, key: BusinessKey) => Promise<void>;
  readonly save: (trx: WriteTransaction, key: BusinessKey, change: { values: V; before: V; at: Date }) => Promise<void>;
}

/** The change of a section of a business; its fields are all values of the section. */
export function businessSectionKind<V extends object>(section: Section<V>) {
  const { name, title, shape, isForStaff, get, check, save } = section;
  const fields = Object.keys(shape) as (keyof V & string)[];
  const titleOf = (field: string): string => (shape[field] as z.ZodType).meta()?.title ?? field;
  const valuesOf = (from: object) => Object.fromEntries(fields.map((field) => [field, (from as V)[field]])) as V;
  const shared = {
    kind: `businesses.update-${name}`,
    objectType: 'business' as const,
    noun: 'business',
    changeType: `Change ${title.toLowerCase()}`,
    schema: z.strictObject({ ...ofCommunity, businessId: id(), ...shape }) as unknown as z.ZodType<SectionChange<V>>,
    object: ({ businessId }: SectionChange<V>) => ({ key: `${name} ${businessId}`, id: businessId, businessId }),
    async load(db: Reader, change: SectionChange<V>, lock: boolean) {
      if (lock && db instanceof WriteTransaction) await lockBusiness(db, change);
      const found = await get(db, change);
      return found && { version: found.version, state: { ...valuesOf(found), businessName: found.businessName } };
    },
    async check(db: Reader, change: SectionChange<V>, { state }: { state: SectionState<V> }) {
      if (change.communityId === PAYWAY_COMMUNITY) throw conflict(READ_ONLY_ACCOUNTS);
      const values = valuesOf(change);
      changedFields(valuesOf(state), values);
      await check?.(db, values, state, change);
    },
    title: (_change: SectionChange<V>, { businessName }: SectionState<V>) =>
      `Change ${title.toLowerCase()} of ${businessName}`,
    differences: (_db: Reader, after: SectionChange<V>, before: SectionState<V>) =>
      Promise.resolve(fields.map((field) => difference(titleOf(field), shown(before[field]), shown(after[field])))),
    async apply(
      { trx, now }: { trx: WriteTransaction; now: Date },
      change: SectionChange<V>,
      { state }: { state: SectionState<V> },
    ) {
      const values = valuesOf(change);
      await save(trx, change, { values, before: state, at: now });
      const { names, before, after } = changedFields(valuesOf(state), values);
      return {
        objectId: change.businessId,
        action: `businesses.update-${name}`,
        description: `${title} of ${state.businessName} changed: ${names.map((field) => titleOf(field)).join(', ')}`,
        before,
        after,
      };
    },
  };
  const kind = isForStaff
    ? proposalKind<SectionChange<V>, SectionState<V>>({
        ...shared,
        audience: 'STAFF',
        rights: { propose: 'MANAGE_BUSINESSES', approve: 'APPROVE_REQUESTS' },
        scope: () => ({ kind: 'staff' }),
      })
    : settingKind<SectionChange<V>, SectionState<V>>({ ...shared, right: 'MANAGE_BUSINESSES' });
  return { ...kind, fields, isForStaff } as SectionKind<V>;
}

export type SectionKind<V> = ProposalKind<SectionChange<V>, SectionState<V>> & {
  readonly fields: readonly (keyof V & string)[];
  readonly isForStaff: boolean;
};

/** A value as people read it; null: there is none. */
function shown(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((row: object) => Object.values(row).join(' ')).join(', ');
  return typeof value === 'string' && value !== '' ? value : null;
}
