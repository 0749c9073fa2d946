import { readRights } from '../customers/customer-rights.ts';
import { contract } from '../../kernel/contract.ts';
import { customerSwitches, facilitySwitches } from './call-parts.ts';
import { NoticeSwitches, FacilityNotices } from './notice-switches.ts';

export const getNotificationCustomerSwitches = contract({
  ...customerSwitches,
  name: 'notifications.getCustomerSwitches',
  kind: 'query',
  method: 'GET',
  responses: { 200: NoticeSwitches },
  audience: ['facility', 'staff', 'apiKey'],
  rights: { anyOf: readRights },
  summary: 'Retrieve the notices to a customer',
  description: 'Which notices a customer gets by email, and which are off for all customers.',
});

export const getNotificationSwitches = contract({
  ...facilitySwitches,
  name: 'notifications.getSwitches',
  kind: 'query',
  method: 'GET',
  responses: { 200: FacilityNotices },
  audience: ['facility', 'staff'],
  rights: { anyOf: ['MANAGE_FACILITY_SETTINGS', 'VIEW_FACILITY_SETTINGS'] },
  summary: 'Retrieve the notices of the facility',
  description: 'Which notices the facility sends to its customers by email, and where replies to them go.',
});
