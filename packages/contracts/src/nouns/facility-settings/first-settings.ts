/** The smallest payment where a facility set no limits of a currency, decimal dollars (decisions 2 and 3, N2). */
export const FIRST_MINIMUM = '0.01';

/** The largest payment where a facility set no limits of a currency, decimal dollars (decisions 2 and 3, N2). */
export const FIRST_MAXIMUM = '99999999.99';

/** How declined instalments are tried again until a facility saves something. */
export const FIRST_RETRY = { retryEnabled: false, retryAttempts: 2, retryDays: 3 };
