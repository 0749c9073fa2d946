import type { PaymentMethodCode } from '@quickportal/contracts/rules/payments/payment-methods';
import type { PaymentLineStatus } from '@quickportal/contracts/rules/states/payment-file-line';

/** A finding about a line. `column` is a column's name; empty for the whole line. */
export interface StoredFinding {
  column: string;
  message: string;
}

/** The payment that a line would be. Amounts in cents. */
export interface LinePayment {
  businessId: number;
  customerId: number;
  customerName: string;
  /** Null for a payment under a PayTo agreement: then the line's account token is the agreement's. */
  accountId: number | null;
  paymentMethod: PaymentMethodCode;
  currency: 'AUD' | 'NZD';
  principal: bigint;
  surcharge: bigint;
  /** What the same payment twice has in common. */
  contentKey: Buffer;
}

/** What checking found out about a line. */
export interface PaymentFileLine {
  lineNumber: number;
  status: PaymentLineStatus;
  /** Values by the names of columns. */
  entered: Readonly<Record<string, string>>;
  findings: readonly StoredFinding[];
  /** Null for a wrong line. */
  payment: LinePayment | null;
  sameLineNumber: number | null;
  sameReceiptNumber: string | null;
}

/** A file, as its lines name it. */
export interface FileKey {
  communityId: number;
  fileId: number;
}
