import { loadCustomer } from '../customers/offers.ts';
import type { PathThings } from '../../forms/path-thing.ts';
import { loadAgreement } from './load-agreement.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'create-agreement/{}': loadCustomer,
  'payto-agreements/{}': (ctx, _id, [token]) => loadAgreement(ctx.db, String(token)),
};
