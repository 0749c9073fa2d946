import { countRuleHits } from './count-rule-hits.ts';
import { deleteBusinessRules } from './delete-business-rules.ts';
import { getBusinessRules } from './get-business-rules.ts';
import { getFacilityRules } from './get-facility-rules.ts';
import { listBinAlerts } from './list-bin-alerts.ts';
import { listBusinessRules } from './list-business-rules.ts';
import { saveBusinessRules } from './save-business-rules.ts';
import { saveFacilityRules } from './save-facility-rules.ts';

/** The calls about fraud guard rules. */
export const fraudGuard = {
  countRuleHits,
  deleteBusinessRules,
  getBusinessRules,
  getFacilityRules,
  listBinAlerts,
  listBusinessRules,
  saveBusinessRules,
  saveFacilityRules,
};
