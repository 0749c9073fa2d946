import type { AnyContract, RightsNeeded } from '@quickportal/contracts/kernel/contract';
import type { Scope } from '@quickportal/db/connect/scope';
import type { UploadedFileRecord } from '@quickportal/db/uploaded-files/uploaded-file';
import type { Context } from '../../procedures/context.ts';
import { communityScope } from '../../procedures/scope.ts';

/** The businesses that the caller reaches with these rights; null for all of the community. */
function businessesWith(ctx: Context & { contract: AnyContract }, rights: RightsNeeded): readonly number[] | null {
  const scope = communityScope({ ...ctx, contract: { ...ctx.contract, rights } });
  return (scope as Scope & { kind: 'community' }).businessIds ?? null;
}

/** The businesses that lines of a file may reach: where the caller may upload files and may do what its kind does. */
export function businessesOfUpload(
  ctx: Context & { contract: AnyContract },
  uploadRights: RightsNeeded,
): readonly number[] | null {
  const files = businessesWith(ctx, ctx.contract.rights);
  const lines = businessesWith(ctx, uploadRights);
  if (files === null || lines === null) return files ?? lines;
  return files.filter((businessId) => lines.includes(businessId));
}

/** Whether the caller may see what is in the file: its kind's things, in every business that the file reaches. */
export function maySeeContent(
  ctx: Context & { contract: AnyContract },
  file: Pick<UploadedFileRecord, 'businessIds'>,
  readRights: RightsNeeded,
): boolean {
  const seen = businessesWith(ctx, readRights);
  if (seen === null) return true;
  return file.businessIds !== null && file.businessIds.every((businessId) => seen.includes(businessId));
}
