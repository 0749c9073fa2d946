import { decommissionSender } from './finish-decommission.ts';

/** The decommission of a community is a service message that ends once nothing waits there any more. */
export const serviceMessageSenders = [decommissionSender];
