import type { PathThings } from '../../forms/path-thing.ts';
import { loadCustomer } from './load-customer.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'customers/{}': loadCustomer,
  'rights/{}': loadCustomer,
};
