/** State of a payment, capture, refund or void. ACCEPTED: a notification will follow. UNKNOWN: use `query`. */
export interface PaymentResponse {
  status: 'APPROVED' | 'DECLINED' | 'ACCEPTED' | 'UNKNOWN' | 'NOT_RECEIVED';
  /** 0 approved, 1 declined, 2 unknown, 3 rejected; null while undecided. */
  summaryCode: 0 | 1 | 2 | 3 | null;
  responseCode: string | null;
  /** The network's reference. */
  gatewayReference: string | null;
}

/** Whether a bank has accepted a file, which it does entirely or not at all. */
export interface FileResponse {
  status: 'ACCEPTED' | 'REJECTED' | 'UNKNOWN' | 'NOT_RECEIVED';
  /** Why it was rejected; never quotes a value. */
  reason: string | null;
}

/** A return file of a bank, in its format. */
export interface ReturnFile {
  /** The bank's name of the file. */
  name: string;
  content: Uint8Array;
}

export interface FileReport extends FileResponse {
  /** Returns so far, oldest first. */
  returns: readonly ReturnFile[];
}

export interface AgreementResponse {
  status: 'PENDING' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'REJECTED' | 'UNKNOWN' | 'NOT_RECEIVED';
  /** Who caused the status; null if unknown. */
  by: 'PAYER' | 'PAYEE' | 'SYSTEM' | null;
  /** PayTo reason code, such as AC02 or MS02. */
  reasonCode: string | null;
}

export interface AmendmentResponse {
  status: 'PENDING' | 'COMPLETED' | 'DECLINED' | 'RECALLED' | 'TIMEDOUT' | 'UNKNOWN' | 'NOT_RECEIVED';
  reasonCode: string | null;
}

/** Owner of a PayID. */
export type PayIdResponse = { status: 'FOUND'; name: string } | { status: 'NOT_REGISTERED' | 'UNKNOWN' };

/**
 * An unsolicited notification of a network. It may be late, out of order, repeated or missing: compare it with the
 * known outcome, and query the network when none arrives. Holds no card or account numbers.
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
