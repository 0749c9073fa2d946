import type { ExampleFields, Examples } from '../../kernel/examples.ts';

const uploadedFile: ExampleFields = {
  size: 61_440,
  paymentBatchGroupId: null,
  progress: 100,
  step: 'APPLY',
  lineCount: 512,
  checkedCount: 512,
  appliedCount: 512,
  errorCount: 0,
  duplicateOfFileId: null,
  contentAvailable: true,
};

/** What components look like as a whole. */
export const examples = {
  FileFormatInfo: {
    description: 'Adds a customer for every line.',
    maxBytes: 104_857_600,
    maxLines: 500_000,
    fileTypes: [{ title: 'CSV', extensions: ['.csv'] }],
    columns: [{ title: 'City', description: 'City or suburb.', required: false, example: 'Newcastle' }],
  },
  FileReading: {
    columns: [{ heading: 'Cust #', title: 'Customer number' }],
    rows: [{ lineNumber: 2, values: ['HCW-0041827'] }],
  },
  UploadedFile: uploadedFile,
} satisfies Examples;
