import type { BankNetwork } from '@quickportal/contracts/rules/payment-methods';
import type { PayIdType } from '@quickportal/contracts/rules/payid';
import type { Currency } from '@quickportal/contracts/rules/money';
import type {
  AgreementResponse,
  AmendmentResponse,
  FileReport,
  FileResponse,
  PayIdResponse,
  PaymentResponse,
} from './responses.ts';

/*
 * What every network looks like from here. Each id is chosen by us and unique for ever: what is sent twice under one id
 * is done once, and both get the same answer. Call it with no connection held, after the attempt was recorded. No call
 * throws because of the network: what is not known is answered UNKNOWN and asked for with `query`, never sent again
 * under another id.
 */

/** A card as it is sent; the security code is forgotten with the call. */
export interface CardSource {
  kind: 'CARD';
  cardNumber: string;
  expiryMonth: number;
  expiryYear: number;
  holderName: string;
  securityCode?: string;
}

/** The payer's standing consent. */
export interface AgreementSource {
  kind: 'AGREEMENT';
  agreementId: string;
}

/** The facility's account at the network, and what it is set to there. */
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
  /** False: the amount is held, and taken later with `capture`. Cards only. */
  capture: boolean;
  eci: 'INTERNET' | 'PHONE' | 'MAIL' | 'RECURRING';
  reference: string;
}

/** Something that is done to an earlier payment. */
export interface FollowUp {
  instructionId: string;
  originalInstructionId: string;
}

/** A file as a bank gets it (`bank-files/` writes it). What it holds is all that the bank knows of its entries. */
export interface BankFile {
  /** Chosen by us, never used again. */
  name: string;
  network: BankNetwork;
  content: Uint8Array;
}

export type Payer =
  | { kind: 'ACCOUNT'; bsb: string; accountNumber: string; name: string }
  | { kind: 'PAYID'; payId: string; payIdType: PayIdType; name: string };

/** What an agreement allows; amounts in cents. The networks look at nothing else of the terms. */
export interface AgreementTerms {
  type: 'FIXED' | 'VARIABLE' | 'USAGE' | 'BALLOON';
  amount: bigint | null;
  maximum: bigint | null;
  /** Of the first and the last payment, where they differ. */
  firstAmount: bigint | null;
  lastAmount: bigint | null;
  /** Inclusive, yyyy-mm-dd of Sydney. */
  endDate: string | null;
}

export interface NewAgreement {
  agreementId: string;
  payer: Payer;
  terms: AgreementTerms;
  /** Until then the payer may answer; afterwards it has lapsed. */
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
  /** Takes back a bilateral amendment that the payer has not answered. */
  | { amendmentId: string; agreementId: string; kind: 'RECALL_AMENDMENT'; recalledAmendmentId: string };

/** Cards, direct entry, New Zealand direct debit and PayTo. */
export interface Gateway {
  /** Takes a payment (or holds it) from a card or under an agreement. */
  authorise(payment: PaymentInstruction): Promise<PaymentResponse>;
  /** Takes what was held, or less. */
  capture(capture: FollowUp & { amount: bigint }): Promise<PaymentResponse>;
  /** Gives back a part or all of what was taken. */
  refund(refund: FollowUp & { amount: bigint }): Promise<PaymentResponse>;
  /** Undoes a payment that has not settled. */
  void(undo: FollowUp): Promise<PaymentResponse>;
  /** What became of an instruction. NOT_RECEIVED is final: should it still arrive, it will be refused. */
  query(instructionId: string): Promise<PaymentResponse>;

  submitFile(file: BankFile): Promise<FileResponse>;
  /** Whether a file was taken, and what has come back of it up to now. */
  queryFile(name: string): Promise<FileReport>;

  createAgreement(agreement: NewAgreement): Promise<AgreementResponse>;
  amendAgreement(amendment: Amendment): Promise<AmendmentResponse>;
  queryAgreement(agreementId: string): Promise<AgreementResponse>;
  queryAmendment(amendmentId: string): Promise<AmendmentResponse>;

  /** Whom a PayID belongs to, as its bank says. */
  findPayId(payId: string, payIdType: PayIdType): Promise<PayIdResponse>;
}

/** Reaches the networks with the clock and the database of `services`. */
export type OpenGateway<S> = (services: S) => Gateway;
