// Written by `npm run registries`. Operations beside the contracts: downloads, uploads and sign-in.
import { statementUploadOperations } from '../nouns/bank-statements/openapi.ts';
import { certificateOperations } from '../nouns/certificates/openapi.ts';
import { exportOperations } from '../nouns/exports/openapi.ts';
import { merchantChoiceRoutingOperations } from '../nouns/merchant-choice-routing/openapi.ts';
import { quickrecOperations } from '../nouns/quickrec/openapi.ts';
import { serviceMessageOperations } from '../nouns/service-messages/openapi.ts';
import { receiptOperations } from '../nouns/transactions/openapi.ts';
import { transferOperations } from '../nouns/uploaded-files/openapi.ts';
import { signInOperations } from '../sign-in/openapi.ts';

export const operationsOfNouns = [
  statementUploadOperations,
  certificateOperations,
  exportOperations,
  merchantChoiceRoutingOperations,
  quickrecOperations,
  serviceMessageOperations,
  receiptOperations,
  transferOperations,
  signInOperations,
];
