import type { Reader } from '@quickportal/db/connect/reader';
import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import type { ChangeTools } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';

interface SectionChange<V extends object> {
  readonly kind: ProposalKind<V & { communityId: number }, V, undefined>;
  readonly get: (db: Reader, communityId: number) => Promise<V & { version: number }>;
  /** Fields that are left out keep their value. */
  readonly body: Partial<V> & { readonly version?: number | undefined };
}

/** Changes fields of a section of the facility settings, and returns what it is now or the request that waits. */
export async function saveSection<V extends object>(ctx: CallContext, tools: ChangeTools, section: SectionChange<V>) {
  const { kind, get, body } = section;
  const { communityId } = communityOf(ctx);
  const { version, ...entered } = body;
  const show = () => get(tools.trx, communityId);
  const { version: _current, ...values } = await show();
  const change = { ...values, ...entered, communityId } as unknown as V & { communityId: number };
  return settingResponse(await changeSetting(ctx, tools, kind, { change, version, show }), 200, show);
}
