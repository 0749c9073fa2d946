import { exportBody, exportPoll, exportStart } from '../exports/protocol.ts';
import { contract } from '../kernel/contract.ts';
import { exportRights } from './customer-rights.ts';
import { customerExportColumns } from './export-columns.ts';
import { customerCriteria } from './search.ts';

export const startCustomerExport = contract({
  ...exportStart(),
  name: 'customers.startExport',
  path: 'customer-export',
  body: exportBody(customerCriteria, customerExportColumns).meta({ id: 'CustomerExportRequest' }),
  rights: exportRights,
  audit: 'customers.exported',
  summary: 'Export customers',
  description:
    'Starts writing the customers that a search finds into a CSV file, all of them, in the order of the search. Ask for it with GET customer-export. One export of customers runs at a time for each person; asking for the same again answers the same export.',
  spec: ['2C153'],
});

export const pollCustomerExport = contract({
  ...exportPoll(),
  name: 'customers.pollExport',
  path: 'customer-export',
  rights: exportRights,
  summary: 'Ask for an export of customers',
  spec: ['2C153'],
});
