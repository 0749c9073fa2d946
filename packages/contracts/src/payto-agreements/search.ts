import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { sortKeys } from '../kernel/list.ts';
import { sortField, pageFields, paged } from '../kernel/paging.ts';
import { text, codeList, idList } from '../kernel/primitives.ts';
import { payToAgreementStates } from '../rules/states/payto-agreement.ts';
import { stateNames } from '../rules/states/state-machine.ts';
import { agreementAudience } from './call-parts.ts';
import { payToAgreementList } from './payto-agreement-list.ts';
import { agreementReadRights } from './payto-agreement-rights.ts';
import { PayToAgreementRow } from './payto-agreement.ts';

/** Agreements on a page (1R048 1K005 1K050). */
export const AGREEMENTS_ON_A_PAGE = 20;

/** What narrows the agreements of all customers. The same in the list and its export. */
export const agreementCriteria = {
  query: text({ max: 100, min: 0 })
    .optional()
    .meta({
      title: 'Search',
      description:
        'Beginning of the agreement token, of your reference or of the payer’s name, or words of the customer’s name, number, email or phone in any order.',
      examples: ['olsson'],
    }),
  status: codeList(stateNames(payToAgreementStates))
    .optional()
    .meta({ title: 'Status', description: 'Only in one of these statuses.' }),
  businessId: idList().optional().meta({ title: 'Business IDs', description: 'Only of these supplier businesses.' }),
  sort: sortField(sortKeys(payToAgreementList), '-createdAt'),
};

export const searchPayToAgreements = contract({
  kind: 'query',
  name: 'paytoAgreements.search',
  method: 'POST',
  path: 'list-payto-agreements',
  body: z
    .strictObject({ ...agreementCriteria, ...pageFields(AGREEMENTS_ON_A_PAGE) })
    .meta({ id: 'PayToAgreementSearch' }),
  responses: { 200: paged(PayToAgreementRow, 'Agreements').meta({ id: 'PayToAgreementPage' }) },
  audience: agreementAudience,
  rights: { anyOf: agreementReadRights },
  cost: 2,
  summary: 'List PayTo agreements of all customers',
  description: 'The PayTo agreements of the community, the newest first, 20 on a page.',
  spec: ['1C040'],
});
