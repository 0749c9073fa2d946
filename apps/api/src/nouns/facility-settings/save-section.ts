import type { Reader } from '@quickportal/db/connect/reader';
import { lockFacilitySettings } from '@quickportal/db/facility-settings/lock-facility-settings';
import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import type { ChangeTools } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';

interface SectionChange<V extends object, T> {
  readonly kind: ProposalKind<V & { communityId: number }, V, undefined> & {
    readonly fields: readonly (keyof V & string)[];
  };
  readonly get: (db: Reader, communityId: number) => Promise<T>;
  /** Fields that are left out keep their value. */
  readonly body: Partial<V> & { readonly version?: number | undefined };
}

/** Changes fields of a section of the facility settings, and returns what it is now or the request that waits. */
export async function saveSection<V extends object, T extends V & { version: number }>(
  ctx: CallContext,
  tools: ChangeTools,
  section: SectionChange<V, T>,
) {
  const { kind, get, body } = section;
  const { communityId } = communityOf(ctx);
  const { version, ...entered } = body;
  const show = () => get(tools.trx, communityId);
  // Before the fields that are kept are read, so that no other change of them is undone
  await lockFacilitySettings(tools.trx, communityId);
  const current = await show();
  const values = Object.fromEntries(kind.fields.map((field) => [field, current[field]]));
  const change = { ...values, ...entered, communityId } as unknown as V & { communityId: number };
  return settingResponse(await changeSetting(ctx, tools, kind, { change, version, show }), 200, show);
}
