import * as contracts from '@quickportal/contracts/administrators/contracts';
import type { Reader } from '@quickportal/db/connect/reader';
import { NoChangesProblem } from '../../procedures/propose.ts';
import { implement } from '../../procedures/implement.ts';
import { updateAdministratorKind } from './change-administrator-kinds.ts';
import { shownAdministrator } from './shown-administrator.ts';
import { requestChange, toAdministratorSave } from './request-change.ts';

export const updateAdministrator = implement(contracts.updateAdministrator).mutation(async ({ ctx, input }) => {
  const { systemUserId } = input.params;
  const { reason, version, ...values } = input.body;
  const show = (db: Reader) => shownAdministrator(db, systemUserId);
  const request = { change: { ...values, systemUserId }, systemUserId, reason, version, show };
  try {
    return await requestChange(ctx, input, updateAdministratorKind, request);
  } catch (error) {
    // Under dual authorisation this is an answer, not a failure (decisions, 1-customers)
    if (error instanceof NoChangesProblem)
      return { ...toAdministratorSave(systemUserId, null), message: 'No changes detected.' };
    throw error;
  }
});
