/** Columns of the export, in their order when none are chosen. A change of the set needs a new version. */
export const customerExportColumns = [
  'customerName',
  'customerNumber',
  'customerId',
  'status',
  'email',
  'receivesEmail',
  'phoneNumber',
  'receivesSms',
  'street1',
  'street2',
  'street3',
  'city',
  'state',
  'postcode',
  'hasPayToProduct',
  'businessName',
  'createdAt',
  'updatedAt',
] as const;
export type CustomerExportColumn = (typeof customerExportColumns)[number];
