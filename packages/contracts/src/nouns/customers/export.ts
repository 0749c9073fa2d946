import { exportCalls } from '../exports/protocol.ts';
import { customerList } from './customer-list.ts';
import { exportRights } from './customer-rights.ts';
import { customerCriteria } from './search.ts';

export const { start: startCustomerExport, poll: pollCustomerExport } = exportCalls(customerList, {
  names: ['customers.startExport', 'customers.pollExport'],
  path: 'customer-export',
  requestId: 'CustomerExportRequest',
  criteria: customerCriteria,
  rights: exportRights,
  audit: 'customers.exported',
  spec: ['2C153'],
});
