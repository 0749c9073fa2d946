import { lockFacilitySettings } from '@quickportal/db/facility-settings/lock-facility-settings';
import type { Reader } from '@quickportal/db/connect/reader';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { z } from 'zod';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { changedFields } from '../../kernel/changed-fields.ts';

interface Section<S extends z.ZodRawShape, V extends object> {
  /** Its name in paths and audit actions: `automatic-retry`. */
  readonly name: string;
  /** As people read it: Automatic retry. */
  readonly title: string;
  readonly shape: S;
  readonly get: (db: Reader, communityId: number) => Promise<V & { version: number }>;
  readonly save: (
    trx: WriteTransaction,
    communityId: number,
    change: { values: V; version: number; at: Date },
  ) => Promise<void>;
  /** Refuses values that do not go together. */
  readonly check?: (values: V) => void;
  /** A value as people read it; null: nothing is set. */
  readonly show: (field: keyof V & string, values: V) => string | null;
}

/** The change of a section of the facility settings; its fields are all values of the section. */
export function sectionKind<S extends z.ZodRawShape, V extends object>(section: Section<S, V>) {
  const { name, title, shape, get, save, check, show } = section;
  const fields = Object.keys(shape) as (keyof V & string)[];
  const titleOf = (field: string): string => (shape[field] as z.ZodType).meta()?.title ?? field;
  const valuesOf = (change: object) =>
    Object.fromEntries(fields.map((field) => [field, (change as V)[field]])) as unknown as V;
  const kind = settingKind<V & { communityId: number }, V>({
    kind: `facility-settings.${name}`,
    objectType: 'facility-settings',
    noun: 'setting',
    changeType: `Change ${title.toLowerCase()}`,
    right: 'MANAGE_FACILITY_SETTINGS',
    schema: z.strictObject({ ...ofCommunity, ...shape }) as unknown as z.ZodType<V & { communityId: number }>,
    object: () => ({ key: name, id: null }),
    async load(db, { communityId }, lock) {
      if (lock && db instanceof WriteTransaction) await lockFacilitySettings(db, communityId);
      const current = await get(db, communityId);
      return { version: current.version, state: valuesOf(current) };
    },
    check(_db, change, { state }) {
      const values = valuesOf(change);
      changedFields(state, values);
      check?.(values);
      return Promise.resolve();
    },
    title: () => `Change ${title.toLowerCase()}`,
    differences: (_db, after, before) =>
      Promise.resolve(
        fields.map((field) => difference(titleOf(field), show(field, before), show(field, valuesOf(after)))),
      ),
    async apply({ trx, now }, change, { state, version }) {
      const values = valuesOf(change);
      await save(trx, change.communityId, { values, version: (version ?? 0) + 1, at: now });
      const { names, before, after } = changedFields(state, values);
      const changed = (names as (keyof V & string)[]).map(
        (field) => `${titleOf(field)}: ${show(field, state) ?? 'none'} to ${show(field, values) ?? 'none'}`,
      );
      return {
        objectId: change.communityId,
        action: `facility-settings.${name}`,
        description: `${title} changed. ${changed.join('; ')}`,
        before,
        after,
      };
    },
  });
  return { ...kind, fields };
}
