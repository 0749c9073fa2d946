/** The community of PayWay, whose accounts and card schemes are kept elsewhere. */
export const PAYWAY_COMMUNITY = 1;

/** Why nothing can be changed there (3M059). */
export const READ_ONLY_ACCOUNTS = 'Accounts for PayWay businesses cannot be modified using QuickStream.';
