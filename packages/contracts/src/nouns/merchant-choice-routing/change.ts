import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { longList } from '../../kernel/long-list.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { ChangeRequested, waitsWhereNeeded } from '../proposals/change-requested.ts';
import { audience, enteredThreshold, manageRights, ofAccount, ofCommunity, ruleOf } from './call-parts.ts';
import { MerchantChoiceRouting } from './merchant-choice-routing.ts';
import { MOST_ROUTING_LINES } from './routing-columns.ts';
import { EnteredConfiguration, RoutingSaved } from './routing-upload.ts';

/** Bytes of a request with the most lines. */
const MOST_BYTES = 2_097_152;

export const saveMerchantChoiceRouting = contract({
  name: 'merchantChoiceRouting.save',
  kind: 'mutation',
  method: 'POST',
  path: 'business-settlement-accounts/{businessId}/{accountId}/mcr-configuration',
  params: ofAccount,
  body: z
    .strictObject({
      mastercardRule: ruleOf('Mastercard'),
      mastercardThreshold: enteredThreshold('Mastercard', 'mastercardRule'),
      visaRule: ruleOf('Visa'),
      visaThreshold: enteredThreshold('Visa', 'visaRule'),
      version: readVersion(),
    })
    .meta({ id: 'MerchantChoiceRoutingChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: MerchantChoiceRouting, 202: ChangeRequested },
  audience,
  rights: manageRights,
  errors: ['state-conflict'],
  refusedInViewAs: true,
  summary: 'Save the routing of a merchant account',
  description: `Applies from the next payment on. A threshold must be a dollar amount within the limits of card payments in AUD; with ALL and NONE it is dropped. 409 where the account is disabled or the business takes no debit cards of Mastercard or Visa. A change that changes nothing returns 422 with "No changes detected." on the whole form. ${waitsWhereNeeded}`,
  spec: ['2C098'],
});

export const saveRoutingConfigurations = contract({
  name: 'merchantChoiceRouting.saveRoutingConfigurations',
  kind: 'mutation',
  method: 'POST',
  path: 'merchant-choice-routing/{communityId}/save',
  params: ofCommunity,
  bodyLimit: MOST_BYTES,
  body: z
    .strictObject({
      configurations: longList(EnteredConfiguration, { max: MOST_ROUTING_LINES }).meta({
        title: 'Configurations',
        description: 'The list that the check returned.',
        'x-form': { widget: 'hidden' },
      }),
    })
    .meta({ id: 'RoutingConfigurationsChange', 'x-form-layout': { submitLabel: 'Next' } }),
  responses: { 200: RoutingSaved, 202: ChangeRequested },
  audience,
  rights: manageRights,
  errors: ['state-conflict'],
  refusedInViewAs: true,
  cost: 20,
  summary: 'Save routing in bulk',
  description: `Saves the routing of all named merchant accounts, or of none: a wrong line is 422 on its field, such as \`configurations[0].merchantId\`. Applies from the next payment on. A change that changes nothing returns 422 with "No changes detected." on the whole form. ${waitsWhereNeeded}`,
  spec: ['2C018', '2C019'],
});
