import { orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import type { Reader } from '@quickportal/db/connect/reader';
import type { BusinessKey } from '@quickportal/db/businesses/read-business-sections';
import type { SectionChange, SectionKind } from './business-section-kind.ts';

interface Saving<V, T> {
  readonly params: { readonly businessId: number };
  readonly body: Partial<V> & { readonly version?: number | undefined };
  readonly kind: SectionKind<V>;
  /** The section as calls return it. */
  readonly show: (db: Reader, key: BusinessKey) => Promise<T>;
}

/** Changes fields of a section of a business, and returns what it is now or the request that waits. */
export async function saveBusinessSection<V extends object, T>(
  ctx: CallContext,
  input: object,
  { params, body, kind, show }: Saving<V, T>,
) {
  const { communityId } = communityOf(ctx);
  const key = { communityId, businessId: params.businessId };
  // What the caller sees, before the change may look over all communities
  await show(ctx.db, key);
  const { version, ...entered } = body;
  return change(
    ctx,
    input,
    async (tools) => {
      const load = () => show(tools.trx, key);
      const { state } = orNotFound(await kind.load(tools.trx, key as SectionChange<V>, true));
      const kept = Object.fromEntries(kind.fields.map((field) => [field, state[field]]));
      const changed = { ...kept, ...entered, ...key } as unknown as SectionChange<V>;
      return settingResponse(
        await changeSetting(ctx, tools, kind, { change: changed, version, show: load }),
        200,
        load,
      );
    },
    ...(kind.isForStaff ? [{ scope: { kind: 'staff' } as const, communityId }] : []),
  );
}
