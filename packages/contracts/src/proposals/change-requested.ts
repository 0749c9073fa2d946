import { z } from 'zod';
import { id } from '../kernel/primitives.ts';

/** Body of a 202: the change waits for a second person. */
export const ChangeRequested = z
  .strictObject({
    proposalId: id().meta({ title: 'Request ID', description: 'The request that a second user must approve.' }),
  })
  .meta({ id: 'ChangeRequested' });
