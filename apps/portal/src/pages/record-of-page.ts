import type { locatedKinds } from '@quickportal/contracts/communities/contracts';
import type { Page } from './page.ts';

/** What `communities.locate` looks for. */
export interface RecordOfPage {
  kind: (typeof locatedKinds)[number];
  reference: string;
}

/** The parameters that name a record of a community, those that tell most of it first. */
const parameters = {
  CustomerId: 'customer',
  ReceiptNumber: 'transaction',
  RecurringPaymentId: 'recurringPayment',
  UploadedFileId: 'uploadedFile',
  SystemUserId: 'user',
} as const satisfies Record<string, RecordOfPage['kind']>;

/** What texts call a record of each kind. */
export const recordNouns: Readonly<Record<RecordOfPage['kind'], string>> = {
  customer: 'customer',
  transaction: 'transaction',
  recurringPayment: 'schedule',
  uploadedFile: 'file',
  user: 'user',
};

/** The record that an address is about; undefined where the page is about none, or its parameters name none. */
export function recordOfPage(page: Page, values: Readonly<Record<string, unknown>>): RecordOfPage | undefined {
  for (const [name, kind] of Object.entries(parameters)) {
    const value = values[name];
    const isAbout = page.search?.[name]?.required || page.scope === kind;
    const isNamed = isAbout && (typeof value === 'number' || typeof value === 'string');
    if (isNamed) return { kind, reference: String(value) };
  }
  return undefined;
}
