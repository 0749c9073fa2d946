import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { sortKeys } from '../../kernel/list.ts';
import { sortField, pageFields, paged } from '../../kernel/paging.ts';
import { agreementAudience } from './call-parts.ts';
import { payToAgreementList } from './payto-agreement-list.ts';
import { agreementReadRights } from './payto-agreement-rights.ts';
import { PayToAgreementRow } from './payto-agreement.ts';

/** Agreements on a page (1R048 1K005 1K050). */
export const AGREEMENTS_ON_A_PAGE = 20;

/** What narrows the agreements of all customers. The same in the list and its export. */
export const agreementCriteria = {
  ...filterSchemas(payToAgreementList),
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
