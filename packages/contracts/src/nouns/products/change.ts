import { contract } from '../../kernel/contract.ts';
import { ChangeRequested, waitsWhereNeeded } from '../proposals/change-requested.ts';
import { ofCommunityPath, ProductChange, ProductConfig } from './product-config.ts';

export const updateProductConfig = contract({
  kind: 'mutation',
  name: 'products.updateConfig',
  method: 'PATCH',
  path: 'community/{communityId}/products',
  params: ofCommunityPath,
  body: ProductChange,
  responses: { 200: ProductConfig, 202: ChangeRequested },
  errors: ['state-conflict'],
  audience: ['staff'],
  rights: { anyOf: ['MANAGE_COMMUNITIES'] },
  refusedInViewAs: true,
  summary: 'Update the products of a community',
  description: `What is left out stays as it is. A product that is switched on brings all it needs: PayTo and PayID bring QuickVault, REST API and webhooks, REST API brings QuickTerminal, notifications bring QuickBatch and QuickBills, QuickBills brings QuickVault. Switching one off that others need is 422 on its flag, and so is REST API where the community provides its own tokens. Switching PayTo or PayID off takes \`confirm\`: it disables the payment instrument and its accounts, which switching on again does not enable. Calls of a product that is off are 403 from the next one on. The products of community 1 are read only (409). ${waitsWhereNeeded}`,
  spec: ['3C064', '3E038'],
});
