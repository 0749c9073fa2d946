import { customerSwitches, setCustomerSwitches, setSwitches, switches } from './switches.ts';

/** The calls about which notices customers get. */
export const notifications = { customerSwitches, setCustomerSwitches, setSwitches, switches };
