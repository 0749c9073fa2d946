/** How a payment, capture, refund or void stands. ACCEPTED: a notification will tell. UNKNOWN: ask with `query`. */
export interface PaymentResponse {
  status: 'APPROVED' | 'DECLINED' | 'ACCEPTED' | 'UNKNOWN' | 'NOT_RECEIVED';
  /** 0 approved, 1 declined, 2 not known, 3 rejected; null while it is not decided. */
  summaryCode: 0 | 1 | 2 | 3 | null;
  responseCode: string | null;
  /** The network's own number for it. */
  gatewayReference: string | null;
}

/** Whether a bank has taken a file: whole, or not at all. */
export interface FileResponse {
  status: 'ACCEPTED' | 'REJECTED' | 'UNKNOWN' | 'NOT_RECEIVED';
  /** Why it was rejected; never quotes a value. */
  reason: string | null;
}

/** A file that a bank returned, in its format. */
export interface ReturnFile {
  /** The bank's own name of it. */
  name: string;
  content: Uint8Array;
}

export interface FileReport extends FileResponse {
  /** What has come back of it up to now, oldest first. */
  returns: readonly ReturnFile[];
}

export interface AgreementResponse {
  status: 'PENDING' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'REJECTED' | 'UNKNOWN' | 'NOT_RECEIVED';
  /** Who brought the status about; null where it is not known. */
  by: 'PAYER' | 'PAYEE' | 'SYSTEM' | null;
  /** PayTo reason code, such as AC02 or MS02. */
  reasonCode: string | null;
}

export interface AmendmentResponse {
  status: 'PENDING' | 'COMPLETED' | 'DECLINED' | 'RECALLED' | 'TIMEDOUT' | 'UNKNOWN' | 'NOT_RECEIVED';
  reasonCode: string | null;
}

/** Whom a PayID belongs to. */
export type PayIdResponse = { status: 'FOUND'; name: string } | { status: 'NOT_REGISTERED' | 'UNKNOWN' };

/**
 * A notification that a network sends unasked. It may be late, out of order, repeated or missing: compare it with the known
 * outcome, and query the network when none arrives. Holds no card or account numbers.
 */
export type GatewayNotification = { notificationId: string } & (
  | { kind: 'payment'; instructionId: string; response: PaymentResponse }
  | { kind: 'bank-file'; name: string }
  | { kind: 'agreement'; agreementId: string; response: AgreementResponse }
  | { kind: 'amendment'; amendmentId: string; agreementId: string; response: AmendmentResponse }
);

export const UNKNOWN_PAYMENT: PaymentResponse = {
  status: 'UNKNOWN',
  summaryCode: 2,
  responseCode: null,
  gatewayReference: null,
};
