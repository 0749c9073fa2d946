import { fileStatusGroup } from '@quickportal/contracts/rules/states/uploaded-file';
import type { FileFormatInfo } from '@quickportal/contracts/uploaded-files/file-format';
import type { FilePreview } from '@quickportal/contracts/uploaded-files/file-preview';
import type { FileError, UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';

/** A file of the stories. */
export const november: UploadedFile = {
  fileId: 4102,
  fileName: 'customers-november.csv',
  contentType: 'text/csv',
  format: 'CUSTOMERS',
  formatTitle: 'Customers',
  statusGroup: fileStatusGroup('COMPLETE'),
  size: 61_240,
  checksum: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  uploader: 'Dana Petrov',
  apiKeyName: null,
  createdDate: '2026-11-19T22:14:00.000Z',
  statusDate: '2026-11-19T22:14:21.000Z',
  paymentBatchGroupId: null,
  recentlyUploaded: false,
  inProgress: false,
  progress: 100,
  step: 'APPLY',
  lineCount: 512,
  checkedCount: 512,
  appliedCount: 512,
  errorCount: 0,
  dismissedDate: null,
  dismissedBy: null,
  correctedByFileId: null,
  leavesOutUnknown: false,
  duplicateOfFileId: null,
  contentAvailable: true,
};

export const fileWith = (values: Partial<UploadedFile>, statusCode?: UploadedFile['statusGroup']['statusCode']) => ({
  ...november,
  ...values,
  ...(statusCode && { statusGroup: fileStatusGroup(statusCode) }),
});

export const checking = fileWith(
  {
    fileId: 4110,
    fileName: 'customers-of-the-new-supplier-business-in-wollongong-and-the-illawarra.csv',
    size: 61_055_689,
    inProgress: true,
    recentlyUploaded: true,
    progress: 41,
    step: 'CHECK',
    lineCount: null,
    checkedCount: 205_500,
    appliedCount: 0,
  },
  'PROCESSING',
);
export const refused = fileWith(
  {
    fileId: 4108,
    fileName: 'import.csv',
    lineCount: null,
    checkedCount: 340,
    appliedCount: 0,
    errorCount: 5,
    step: 'CHECK',
  },
  'ERROR',
);
export const byKey = fileWith({ fileId: 4099, fileName: 'nightly.csv', uploader: null, apiKeyName: 'Nightly import' });
export const cancelled = fileWith({ fileId: 4090, fileName: 'wrong-month.csv', appliedCount: 200 }, 'CANCELLED');

const error = (lineNumber: number, nameOfField: string, providedValueText: string, errorText: string): FileError => ({
  lineNumber,
  nameOfField,
  providedValueText,
  errorText,
});
export const fileErrors: FileError[] = [
  error(3, 'Postcode', '20000', 'Enter a postcode of four digits.'),
  error(17, 'Customer number', 'HCW-0041827', 'This customer number is already used in this business.'),
  error(18, 'Customer number', 'HCW-0050001', 'The same as on line 12.'),
  error(204, 'Customer name', '', 'Required.'),
  error(
    311,
    'Phone',
    '.............111',
    'Enter an Australian or New Zealand phone number, or an international one that starts with +.',
  ),
];

export const customerFormat: FileFormatInfo = {
  format: 'CUSTOMERS',
  title: 'Customers',
  description: 'Adds one customer per line. Existing customers are not changed.',
  maxBytes: 100_000_000,
  maxLines: 500_000,
  fileTypes: [{ title: 'CSV', extensions: ['.csv'] }],
  columns: [
    {
      title: 'Business code',
      description: 'Code of the supplier business; optional if there is only one.',
      required: false,
      example: 'HCW',
    },
    {
      title: 'Customer number',
      description: 'Your number for the customer; generated when left empty.',
      required: false,
      example: 'HCW-0041827',
    },
    {
      title: 'Customer name',
      description: 'Full name of a person or name of an organisation.',
      required: true,
      example: 'Olsson, Margaret',
    },
  ],
};

const reading = (encoding: FilePreview['readings'][number]['encoding'], name: string) => ({
  encoding,
  columns: [
    { heading: 'Customer name', title: 'Customer name' },
    { heading: 'customer_number', title: 'Customer number' },
  ],
  unknownCount: 0,
  rows: [
    { lineNumber: 2, values: ['Olsson, Margaret', 'HCW-0041827'] },
    { lineNumber: 311, values: [name, 'HCW-0041828'] },
  ],
  errors: [],
});
export const previewed: FilePreview = { isEncodingCertain: true, readings: [reading('utf-8', 'François Björk')] };
export const ambiguous: FilePreview = {
  isEncodingCertain: false,
  readings: [reading('windows-1252', 'François Björk'), reading('macintosh', 'FranÁois Bjˆrk')],
};
/** An export of our own: columns that an upload does not know are beside those that it does. */
export const exported: FilePreview = {
  isEncodingCertain: true,
  readings: [
    {
      encoding: 'utf-8',
      columns: [
        { heading: 'Customer name', title: 'Customer name' },
        { heading: 'Number', title: 'Customer number' },
        ...['Customer ID', 'Status', 'PayTo'].map((heading) => ({ heading, title: null })),
      ],
      unknownCount: 3,
      rows: [{ lineNumber: 2, values: ['Olsson, Margaret', 'HCW-0041827', '1048217', 'Enabled', 'No'] }],
      errors: [],
    },
  ],
};
export const unreadable: FilePreview = {
  isEncodingCertain: true,
  readings: [
    {
      encoding: 'utf-8',
      columns: [
        { heading: 'Customer name', title: 'Customer name' },
        { heading: 'CUSTOMER NAME', title: 'Customer name' },
      ],
      unknownCount: 0,
      rows: [],
      errors: [error(1, 'Customer name', '', 'This column appears twice. Remove one.')],
    },
  ],
};
