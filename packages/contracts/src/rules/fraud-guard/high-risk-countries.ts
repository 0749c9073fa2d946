/**
 * Countries of the rule "High-risk country of the IP address", ISO 3166-1 alpha-2: the lists of the FATF of 19 June
 * 2026, published in February, June and October, at https://www.fatf-gafi.org/en/countries/black-and-grey-lists.html.
 * To take over a newer list, change the codes and `highRiskCountriesAsOf`.
 */
export const highRiskCountriesAsOf = '2026-06-19';

/** High-risk jurisdictions subject to a call for action: North Korea, Iran, Myanmar. */
const callForAction = ['KP', 'IR', 'MM'];

/** Jurisdictions under increased monitoring. */
const increasedMonitoring = [
  'AO',
  'BA',
  'BG',
  'BO',
  'CD',
  'CI',
  'CM',
  'HT',
  'IQ',
  'KE',
  'KW',
  'LA',
  'LB',
  'MC',
  'NP',
  'PG',
  'SS',
  'SY',
  'VE',
  'VG',
  'VN',
  'YE',
];

export const highRiskCountries: ReadonlySet<string> = new Set([...callForAction, ...increasedMonitoring]);

/** Whether a country, by its alpha-2 code, is of high risk; an unknown country (null) is not. */
export const isHighRiskCountry = (code: string | null): boolean => code !== null && highRiskCountries.has(code);
