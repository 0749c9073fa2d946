import { exportCalls } from '../exports/protocol.ts';
import { payToAgreementList } from './payto-agreement-list.ts';
import { agreementExportRights } from './payto-agreement-rights.ts';
import { agreementCriteria } from './search.ts';

export const { start: startPayToAgreementExport, poll: pollPayToAgreementExport } = exportCalls(payToAgreementList, {
  names: ['paytoAgreements.startExport', 'paytoAgreements.pollExport'],
  path: 'list-payto-agreements/payto-agreement-export',
  requestId: 'PayToAgreementExportRequest',
  criteria: agreementCriteria,
  rights: agreementExportRights,
  audit: 'payto-agreements.exported',
  spec: ['1C041', '1C042'],
});
