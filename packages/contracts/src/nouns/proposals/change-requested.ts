import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

/** Body of a 202: the change waits for a second person. */
export const ChangeRequested = z
  .strictObject({
    proposalId: id().meta({ title: 'Request ID', description: 'The request that a second user must approve.' }),
  })
  .meta({ id: 'ChangeRequested' });

/** What the description of a call says of a change that a second person may have to approve (2R315, decisions 2 and 3). */
export const waitsWhereNeeded =
  '202: the settings of the community need a second person: another user must approve the change first, and nothing has changed yet. 422 where no user could approve.';
