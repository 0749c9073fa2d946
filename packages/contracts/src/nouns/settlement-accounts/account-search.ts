/** Codes of currencies in the search of settlement accounts (2R393). */
export const currencyCodes = { '1': 'AUD', '3': 'NZD' } as const;
export type CurrencyCode = keyof typeof currencyCodes;
export const currencyCodeList = Object.keys(currencyCodes) as [CurrencyCode, ...CurrencyCode[]];

/** Which accounts a search of settlement accounts is for (2R171). */
export const accountOptions = { ALL: 'All accounts', MERCHANT: 'Merchant accounts', BANK: 'Bank accounts' } as const;
export type AccountOption = keyof typeof accountOptions;
export const accountOptionCodes = Object.keys(accountOptions) as [AccountOption, ...AccountOption[]];
