import { facilityRights, facilityViewRights, staffRights, staffViewRights } from '@quickportal/contracts/access/rights';
import type { StandardRights } from '@quickportal/db/roles/standard-roles';

/** What the roles hold that every installation begins with. */
export const standardRights: StandardRights = {
  facility: facilityRights,
  facilityView: facilityViewRights,
  staff: staffRights,
  staffView: staffViewRights,
};
