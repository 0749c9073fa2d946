import type { CardNetwork } from '@quickportal/contracts/rules/cards/merchant-choice-routing';
import type { BankNetwork } from '@quickportal/contracts/rules/payments/payment-methods';
import type { PayIdType } from '@quickportal/contracts/rules/contact/payid';
import type { Currency } from '@quickportal/contracts/rules/money';
import type {
  AgreementResponse,
  AmendmentResponse,
  FileReport,
  FileResponse,
  PayIdResponse,
  PaymentResponse,
} from './responses.ts';

/**
 * The common interface of all networks. IDs are ours and never used again: a request repeated under its ID is executed
 * once and returns the same response. Call it with no connection held. No call throws because of the network: an
 * outcome that is UNKNOWN must be queried with `query`, never sent again under another ID.
 */

/** A card to charge; the security code is discarded with the call. */
export interface CardSource {
  kind: 'CARD';
  cardNumber: string;
  expiryMonth: number;
  expiryYear: number;
  holderName: string;
  securityCode?: string;
}

/** The payer's consent to be charged. */
export interface AgreementSource {
  kind: 'AGREEMENT';
  agreementId: string;
}

/** The facility's account at the network, and its settings there. */
export interface GatewayAccount {
  merchantId: string;
  parameters: Readonly<Record<string, string>>;
}

export interface PaymentInstruction {
  instructionId: string;
  /** Minor units. */
  amount: bigint;
  currency: Currency;
  source: CardSource | AgreementSource;
  account: GatewayAccount;
  /** The network that a debit card is routed to instead of its own (merchant choice routing). Cards only. */
  network?: CardNetwork;
  /** False: only authorises the amount, to be captured later. Cards only. */
  capture: boolean;
  eci: 'INTERNET' | 'PHONE' | 'MAIL' | 'RECURRING';
  reference: string;
}

/** An operation on an earlier payment. */
export interface FollowUp {
  instructionId: string;
  originalInstructionId: string;
}

/** A file for a bank (written by `bank-files/`). The bank knows only what it holds. */
export interface BankFile {
  /** Chosen by us and never reused. */
  name: string;
  network: BankNetwork;
  content: Uint8Array;
}

export type Payer =
  | { kind: 'ACCOUNT'; bsb: string; accountNumber: string; name: string }
  | { kind: 'PAYID'; payId: string; payIdType: PayIdType; name: string };

/** What an agreement allows; amounts in cents. The networks check none of the other terms. */
export interface AgreementTerms {
  type: 'FIXED' | 'VARIABLE' | 'USAGE' | 'BALLOON';
  amount: bigint | null;
  maximum: bigint | null;
  /** Amounts of the first and last payment, if they differ. */
  firstAmount: bigint | null;
  lastAmount: bigint | null;
  /** Inclusive, yyyy-mm-dd of Sydney. */
  endDate: string | null;
}

export interface NewAgreement {
  agreementId: string;
  payer: Payer;
  terms: AgreementTerms;
  /** Deadline for the payer's decision; after it the agreement has lapsed. */
  respondBy: Date;
}

export type Amendment =
  | { amendmentId: string; agreementId: string; kind: 'UNILATERAL' }
  | { amendmentId: string; agreementId: string; kind: 'BILATERAL'; terms: AgreementTerms; respondBy: Date }
  | {
      amendmentId: string;
      agreementId: string;
      kind: 'STATUS';
      change: 'SUSPEND' | 'RELEASE' | 'CANCEL' | 'RECALL';
      reasonCode: string;
    }
  /** Recalls a bilateral amendment that the payer has not decided. */
  | { amendmentId: string; agreementId: string; kind: 'RECALL_AMENDMENT'; recalledAmendmentId: string };

/** Cards, direct entry, New Zealand direct debit and PayTo. */
export interface Gateway {
  /** Takes or authorises a payment from a card or under an agreement. */
  authorise(payment: PaymentInstruction): Promise<PaymentResponse>;
  /** Captures an authorised amount, or part of it. */
  capture(capture: FollowUp & { amount: bigint }): Promise<PaymentResponse>;
  /** Refunds all or part of a payment. */
  refund(refund: FollowUp & { amount: bigint }): Promise<PaymentResponse>;
  /** Voids a payment that has not settled. */
  void(undo: FollowUp): Promise<PaymentResponse>;
  /** Queries the outcome of an instruction. NOT_RECEIVED is final: if it arrives later, it is refused. */
  query(instructionId: string): Promise<PaymentResponse>;

  submitFile(file: BankFile): Promise<FileResponse>;
  /** Queries whether a file was accepted, and its returns so far. */
  queryFile(name: string): Promise<FileReport>;

  createAgreement(agreement: NewAgreement): Promise<AgreementResponse>;
  amendAgreement(amendment: Amendment): Promise<AmendmentResponse>;
  queryAgreement(agreementId: string): Promise<AgreementResponse>;
  queryAmendment(amendmentId: string): Promise<AmendmentResponse>;

  /** Looks up the owner of a PayID at its bank. */
  findPayId(payId: string, payIdType: PayIdType): Promise<PayIdResponse>;
}

/** Creates a gateway with the clock and the database of `services`. */
export type OpenGateway<S> = (services: S) => Gateway;
