import type { BusinessFraudGuardRules } from '@quickportal/contracts/fraud-guard/business-rules';
import { saveFacilityRules } from '@quickportal/contracts/fraud-guard/contracts';
import type { FraudGuardRules } from '@quickportal/contracts/fraud-guard/fraud-guard-rules';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { formSchema } from '@quickportal/forms/schema/form-schema';
import type { HitCounts } from './rule-hits/rule-hits.tsx';

/** Rules of a facility: most are on, one of them in shadow, and no BIN testing mode, as facility users see them. */
export const facilityRules: FraudGuardRules = {
  enabled: true,
  mode: 'ACTIVE',
  binTestingCode: null,
  cardPan: true,
  cardPanCount: 3,
  cardPanTime: 2,
  ipAddress: true,
  ipAddressCount: 5,
  ipAddressTime: 12,
  velocityCheck: true,
  velocityCheckLimit: 5,
  bankCountries: true,
  bankCountriesType: 'BLACKLISTED',
  bankCountriesList: ['IR', 'KP'],
  customerCountries: false,
  customerCountriesType: 'ALLOWED',
  customerCountriesList: ['AU', 'NZ'],
  highRiskIpCountry: true,
  ipBinCountryMismatch: false,
  anonymousIpProxy: false,
  unusuallyLargeAmount: true,
  unusuallyLargeAmountLimit: null,
  usualAmountLimit: '3120.00',
  shadowRules: ['HIGH_RISK_IP_COUNTRY'],
  weakeningWaits: false,
  version: 4,
};

/** The same as staff see them. */
export const staffRules: FraudGuardRules = { ...facilityRules, binTestingCode: 'ALERT_AND_BLACKLIST' };

/** Every switch as it is before rules are first saved. */
export const rulesOff: FraudGuardRules = {
  ...facilityRules,
  enabled: false,
  mode: 'PASSIVE',
  cardPan: false,
  ipAddress: false,
  velocityCheck: false,
  bankCountries: false,
  bankCountriesList: [],
  highRiskIpCountry: false,
  unusuallyLargeAmount: false,
  shadowRules: [],
  version: null,
};

/** The form of rules as the server describes it. */
export function rulesForm({
  usualAmountLimit: _usual,
  weakeningWaits: _waits,
  binTestingCode,
  version,
  ...rules
}: FraudGuardRules): FormSchemaDocument {
  const values = {
    ...rules,
    ...(binTestingCode !== null && { binTestingCode }),
    ...(version !== null && { version }),
  };
  if (!saveFacilityRules.body) throw new Error('The rules have no form');
  return formSchema(saveFacilityRules.body, { values, today: '2026-11-20', currency: 'AUD' });
}

/** What the rules matched in 90 days. */
export const hitCounts: HitCounts = {
  items: [
    { rule: 'CARD_PAN', hits: 96, shadowHits: 0 },
    { rule: 'IP_ADDRESS', hits: 61, shadowHits: 0 },
    { rule: 'VELOCITY_CHECK', hits: 12, shadowHits: 0 },
    { rule: 'BANK_COUNTRIES', hits: 8, shadowHits: 0 },
    { rule: 'HIGH_RISK_IP_COUNTRY', hits: 0, shadowHits: 27 },
    { rule: 'UNUSUALLY_LARGE_AMOUNT', hits: 19, shadowHits: 0 },
  ],
  checked: 18_402,
};

const override = (
  businessId: number,
  businessName: string,
  code: string,
  own: Partial<FraudGuardRules> = {},
): BusinessFraudGuardRules => ({
  ...facilityRules,
  ...own,
  version: 2,
  id: businessId,
  businessId,
  businessName,
  name: businessName,
  code,
});

/** The first page of seven businesses with rules of their own, as staff see it. */
export const overrides: readonly BusinessFraudGuardRules[] = [
  override(101, 'Harbour City Electricity', 'HCELEC', { binTestingCode: 'ALERT_AND_BLACKLIST' }),
  override(102, 'Harbour City Gas', 'HCGAS', { binTestingCode: 'ALERT_ONLY' }),
  override(103, 'Harbour City Marina Berths', 'HCMARINA', { mode: 'PASSIVE', binTestingCode: 'ALERT_AND_BLACKLIST' }),
  override(104, 'Harbour City Waste and Recycling', 'HCWASTE', {
    enabled: false,
    mode: 'PASSIVE',
    binTestingCode: 'OFF',
  }),
  override(105, 'Harbour City Water', 'HCWATER', { mode: 'PASSIVE', binTestingCode: 'ALERT_ONLY' }),
];

/** That page as the list call returns it. */
export const overridesPage = { items: overrides, recordsCount: 7, currentPage: 1, pageSize: 5 };
