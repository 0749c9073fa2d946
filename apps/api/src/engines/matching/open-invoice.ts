/** An invoice that can be paid; amounts in cents. */
export interface OpenInvoice {
  invoiceId: number;
  invoiceNumber: string;
  /** The number in upper case, letters and digits only. */
  numberKey: string;
  customerId: number | null;
  customerNumber: string | null;
  buyerCode: string | null;
  /** Name of the customer or the buyer business. */
  payerName: string;
  /** What is still to be paid. */
  remaining: bigint;
  issueDate: string;
  dueDate: string;
}

/** A line of a bank statement that is to be matched; the amount in cents, negative where money left the account. */
export interface UnmatchedLine {
  lineId: number;
  valueDate: string;
  amount: bigint;
  currency: 'AUD' | 'NZD';
  customerReference: string;
  narrative: string;
  offSystemBsb: string | null;
  offSystemReference: string | null;
}
