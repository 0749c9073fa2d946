import { downloadMerchantChoiceRouting } from '@quickportal/contracts/merchant-choice-routing/transfers';
import { csvFile } from '../../openapi/csv-file.ts';

/** The file of the current routing, for the OpenAPI document. */
export const merchantChoiceRoutingOperations = csvFile(downloadMerchantChoiceRouting, {
  tag: 'merchant-choice-routing',
  parameter: { name: 'communityId', description: 'The community that is worked in.', example: 10 },
  example:
    'Supplier Business Code,Merchant Id,Mastercard Rule,Mastercard Threshold Amount,Visa Rule,Visa Threshold Amount\r\nHCW,22814410,THRESHOLD_AND_BELOW,200.00,ALL,',
});
