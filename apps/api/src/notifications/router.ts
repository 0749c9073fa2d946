import { getCustomerNoticeSwitches } from './get-customer-notice-switches.ts';
import { getNoticeSwitches } from './get-notice-switches.ts';
import { setCustomerNoticeSwitches } from './set-customer-notice-switches.ts';
import { setNoticeSwitches } from './set-notice-switches.ts';

/** The calls about which notices customers get. */
export const notifications = {
  customerSwitches: getCustomerNoticeSwitches,
  setCustomerSwitches: setCustomerNoticeSwitches,
  setSwitches: setNoticeSwitches,
  switches: getNoticeSwitches,
};
