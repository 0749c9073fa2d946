import { facilityRights, facilityViewRights, staffRights, staffViewRights } from '@quickportal/contracts/access/rights';
import type { StandardRights } from '@quickportal/db/roles/insert-standard-roles';

/** Rights of the roles that every installation starts with. */
export const standardRights: StandardRights = {
  facility: facilityRights,
  facilityView: facilityViewRights,
  staff: staffRights,
  staffView: staffViewRights,
};
