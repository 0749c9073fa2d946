import { z } from 'zod';
import { changeRights } from '../customers/customer-rights.ts';
import { contract } from '../../kernel/contract.ts';
import { email } from '../../kernel/primitives.ts';
import { customerSwitches, facilitySwitches } from './call-parts.ts';
import { switchedOn, NoticeSwitches, FacilityNotices } from './notice-switches.ts';

const body = z
  .strictObject({ switchedOn })
  .meta({ id: 'NoticeSwitchChange', 'x-form-layout': { submitLabel: 'Save' } });
const facilityBody = z
  .strictObject({
    replyToEmail: email({ min: 0 })
      .optional()
      .meta({
        title: 'Reply address',
        description: 'Email address that receives replies to notices. Without it, replies are lost.',
        examples: ['accounts@harbourcitywater.example'],
        'x-form': {
          inputMode: 'email',
          help: 'Replies to notices go to this address. Without an address, no one receives them.',
        },
        'x-rules': [{ rule: 'email', message: 'Enter an email such as name@example.com' }],
      }),
    switchedOn,
  })
  .meta({ id: 'FacilityNoticeChange', 'x-form-layout': { submitLabel: 'Save' } });

export const setNotificationCustomerSwitches = contract({
  ...customerSwitches,
  name: 'notifications.setCustomerSwitches',
  kind: 'mutation',
  method: 'PUT',
  body,
  responses: { 200: NoticeSwitches },
  audience: ['facility', 'staff', 'apiKey'],
  rights: { anyOf: changeRights },
  summary: 'Update the notices to a customer',
  description: 'Switches notices on and off for one customer. Notices that are off for all customers stay off.',
});

export const setNotificationSwitches = contract({
  ...facilitySwitches,
  name: 'notifications.setSwitches',
  kind: 'mutation',
  method: 'PUT',
  body: facilityBody,
  responses: { 200: FacilityNotices },
  audience: ['facility', 'staff'],
  rights: { anyOf: ['MANAGE_FACILITY_SETTINGS'] },
  summary: 'Update the notices of the facility',
  description: 'Switches notices on and off for all customers of the facility, and sets the reply address.',
});
