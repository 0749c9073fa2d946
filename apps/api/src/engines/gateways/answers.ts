/** How a payment, capture, refund or void stands. ACCEPTED: a notification will tell. UNKNOWN: ask with `query`. */
export interface PaymentAnswer {
  status: 'APPROVED' | 'DECLINED' | 'ACCEPTED' | 'UNKNOWN' | 'NOT_RECEIVED';
  /** 0 approved, 1 declined, 2 not known, 3 rejected; null while it is not decided. */
  summaryCode: 0 | 1 | 2 | 3 | null;
  responseCode: string | null;
  /** The network's own number for it. */
  gatewayReference: string | null;
}

/** How the submission of a batch stands. */
export interface BatchAnswer {
  status: 'ACCEPTED' | 'REJECTED' | 'UNKNOWN' | 'NOT_RECEIVED';
  /** Why it was rejected, as a whole. */
  reason: string | null;
}

export interface EntryReport {
  entryId: string;
  /** SETTLED entries can still be returned. */
  status: 'ACCEPTED' | 'SETTLED' | 'RETURNED';
  /** Return code of the scheme, where it was returned. */
  returnCode: string | null;
  /** Banking day of settlement or return, yyyy-mm-dd. */
  on: string | null;
}

export interface BatchReport extends BatchAnswer {
  entries: readonly EntryReport[];
}

export interface AgreementAnswer {
  status: 'PENDING' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'REJECTED' | 'UNKNOWN' | 'NOT_RECEIVED';
  /** Who brought the status about; null where it is not known. */
  by: 'PAYER' | 'PAYEE' | 'SYSTEM' | null;
  /** PayTo reason code, such as AC02 or MS02. */
  reasonCode: string | null;
}

export interface AmendmentAnswer {
  status: 'PENDING' | 'COMPLETED' | 'DECLINED' | 'RECALLED' | 'TIMEDOUT' | 'UNKNOWN' | 'NOT_RECEIVED';
  reasonCode: string | null;
}

/**
 * What a network tells by itself. It comes late, in any order, more than once, or not at all: whoever is told compares
 * with what is known, and whoever waits asks in the end. Holds no numbers.
 */
export type GatewayNotification = { notificationId: string } & (
  | { kind: 'payment'; instructionId: string; answer: PaymentAnswer }
  | { kind: 'batch'; batchId: string; entries: readonly EntryReport[] }
  | { kind: 'agreement'; agreementId: string; answer: AgreementAnswer }
  | { kind: 'amendment'; amendmentId: string; agreementId: string; answer: AmendmentAnswer }
);

export const UNKNOWN_PAYMENT: PaymentAnswer = {
  status: 'UNKNOWN',
  summaryCode: 2,
  responseCode: null,
  gatewayReference: null,
};
