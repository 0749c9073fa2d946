/** Why changes in a decommissioned community are refused, and the message of the page afterwards (3M071). */
export const DECOMMISSIONED = 'The community has been decommissioned.';
