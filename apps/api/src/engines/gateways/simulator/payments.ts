import { createHash } from 'node:crypto';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findAgreement } from '@quickportal/db/simulator/simulated-agreement';
import {
  insertInstruction,
  lockInstruction,
  updateInstruction,
  type Instruction,
} from '@quickportal/db/simulator/instruction';
import { nudgeOutbox } from '../../outbox/relay.ts';
import { UNKNOWN_PAYMENT, type PaymentResponse } from '../responses.ts';
import type { FollowUp, PaymentInstruction } from '../gateway.ts';
import { decisionOf } from './decide-payment.ts';
import { delayFor, strikes, subjectOf, takeTime, type Hostility } from './hostility.ts';
import type { NetworkServices } from './network.ts';
import { later, notificationsOf, tell } from './notify.ts';
import {
  accountDecision,
  amountDecision,
  cardDecision,
  isTakenSilently,
  paymentTakesSeconds,
  rejected,
  type Decision,
} from './outcomes.ts';

const JOBS = { kind: 'jobs' } as const;

/** A request before its arrival. The card or account number is not passed on from here. */
interface Request {
  instructionId: string;
  operation: Instruction['operation'];
  originalId: string | null;
  agreementId: string | null;
  amount: bigint;
  capture: boolean;
  /** Null: decided on arrival, by the network's state. */
  decision: Decision | null;
  /** Milliseconds until it is decided. */
  takes: number;
  content: string;
}

export function authorise(services: NetworkServices, payment: PaymentInstruction): Promise<PaymentResponse> {
  const { instructionId, amount, currency, source, account, capture, network = '' } = payment;
  const forced = accountDecision(account.parameters.returnStatus);
  const card = source.kind === 'CARD' ? (forced ?? amountDecision(amount) ?? cardDecision(source.cardNumber)) : null;
  const agreementId = source.kind === 'AGREEMENT' ? source.agreementId : null;
  const ending = source.kind === 'CARD' ? source.cardNumber.slice(-2) : '';
  return receive(services, {
    instructionId,
    operation: 'PAYMENT',
    originalId: null,
    agreementId,
    amount,
    capture,
    decision: amount > 0n ? card : rejected('QZ'),
    takes: Number(account.parameters.delaySeconds ?? 0) * 1000,
    content: [amount, currency, capture, account.merchantId, agreementId, ending, network].join('\n'),
  });
}

/** Handles captures, refunds and voids, which are decided by the state of the payment. */
export function followUp(
  services: NetworkServices,
  operation: 'CAPTURE' | 'REFUND' | 'VOID',
  { instructionId, originalInstructionId, amount = 0n }: FollowUp & { amount?: bigint },
): Promise<PaymentResponse> {
  return receive(services, {
    instructionId,
    operation,
    originalId: originalInstructionId,
    agreementId: null,
    amount,
    capture: false,
    decision: null,
    takes: 0,
    content: [operation, originalInstructionId, amount].join('\n'),
  });
}

/** Receives a request, which may be lost, delayed, decided later, or lose its response. */
async function receive(services: NetworkServices, request: Request): Promise<PaymentResponse> {
  const hostility = hostilityTo(request, await services.readHostility());
  const subject = subjectOf(hostility, request);
  await takeTime(hostility, subject);
  if (strikes(hostility, 'loseRequest', subject)) return UNKNOWN_PAYMENT;
  const now = services.clock.now();
  const contentHash = createHash('sha256').update(request.content).digest();
  const travels = strikes(hostility, 'delayRequest', subject);
  const isDecided = !travels && request.takes === 0 && !strikes(hostility, 'answerLater', subject);
  const response =
    isDecided && request.agreementId === null && request.decision
      ? await decideAtOnce({ services, hostility, now }, base(request, contentHash), subject)
      : await travelOrWait({ services, hostility, now }, request, { contentHash, travels, subject });
  return strikes(hostility, 'loseAnswer', subject) ? UNKNOWN_PAYMENT : response;
}

/** Returns the faults for a request: card payments of one amount get neither response nor notification. */
const hostilityTo = (
  item: Pick<Request | Instruction, 'operation' | 'agreementId' | 'amount'>,
  set: Hostility,
): Hostility =>
  item.operation === 'PAYMENT' && item.agreementId === null && isTakenSilently(BigInt(item.amount))
    ? { ...set, loseAnswer: 1, loseNotification: 1 }
    : set;

async function decideAtOnce(
  { services, hostility, now }: At,
  request: ReturnType<typeof base>,
  subject: string,
): Promise<PaymentResponse> {
  const { instructionId, contentHash } = request;
  const stands = { state: 'DECIDED', reference: referenceOf(instructionId), decideAt: null } as const;
  const instruction = { ...request, ...stands, receivedAt: now.toISOString() };
  const response = responseOf(instruction);
  const news = { kind: 'payment', instructionId, response } as const;
  const drawnBy = hostility.drawByAmount === 1 ? subject : undefined;
  const notifications = notificationsOf(hostility, news, now, drawnBy);
  if (await services.keepDecided({ instruction, notifications })) return response;
  const known = await services.db.transaction(JOBS, (trx) => lockInstruction(trx, instructionId));
  if (!known) throw new Error('An instruction vanished');
  return repeated(known, contentHash);
}

async function travelOrWait(
  at: At,
  request: Request,
  { contentHash, travels, subject }: { contentHash: Buffer; travels: boolean; subject: string },
): Promise<PaymentResponse> {
  const { services, hostility, now } = at;
  const { instructionId } = request;
  const response = await services.db.transaction(JOBS, async (trx) => {
    const fresh = { ...base(request, contentHash), state: travels ? 'TRAVELLING' : 'WAITING' } as const;
    const decideAt = new Date(now.getTime() + (travels ? delayFor(hostility, subject) : 0) + request.takes);
    const times = { decideAt: decideAt.toISOString(), receivedAt: now.toISOString() };
    const isNew = await insertInstruction(trx, { ...fresh, ...times });
    const known = await lockInstruction(trx, instructionId);
    if (!known) throw new Error('An instruction vanished');
    if (!isNew) return repeated(known, contentHash);
    if (travels) {
      await later(trx, { step: 'instruction', id: instructionId }, decideAt);
      return UNKNOWN_PAYMENT;
    }
    return arrive(trx, at, known, request.takes);
  });
  nudgeOutbox();
  return response;
}

const base = (request: Request, contentHash: Buffer): Omit<Instruction, 'state' | 'decideAt' | 'receivedAt'> => ({
  instructionId: request.instructionId,
  operation: request.operation,
  originalId: request.originalId,
  agreementId: request.agreementId,
  contentHash,
  amount: Number(request.amount),
  approved: request.decision?.approved ?? null,
  responseCode: request.decision?.responseCode ?? null,
  summaryCode: request.decision?.summaryCode ?? null,
  reference: null,
  captured: request.operation === 'PAYMENT' && request.capture,
});

interface At {
  services: NetworkServices;
  hostility: Hostility;
  now: Date;
}

/** Processes an arrived request: decides it now, or lets it wait. */
async function arrive(
  trx: WriteTransaction,
  at: At,
  instruction: Instruction,
  takes: number,
): Promise<PaymentResponse> {
  const { hostility, now } = at;
  const agreement = instruction.agreementId === null ? undefined : await findAgreement(trx, instruction.agreementId);
  const slow = takes + paymentTakesSeconds(agreement?.ending ?? null) * 1000;
  const isLater = slow > 0 || strikes(hostility, 'answerLater', subjectOf(hostility, instruction));
  if (!isLater) return decide(trx, at, instruction);
  const decideAt = new Date(now.getTime() + Math.max(slow, delayFor(hostility, subjectOf(hostility, instruction))));
  await updateInstruction(trx, { ...instruction, state: 'WAITING', decideAt: decideAt.toISOString() });
  await later(trx, { step: 'instruction', id: instruction.instructionId }, decideAt);
  return { status: 'ACCEPTED', summaryCode: null, responseCode: null, gatewayReference: null };
}

const referenceOf = (instructionId: string): string =>
  createHash('sha256').update(instructionId).digest('hex').slice(0, 12).toUpperCase();

async function decide(
  trx: WriteTransaction,
  { hostility: set, now }: At,
  instruction: Instruction,
): Promise<PaymentResponse> {
  const hostility = hostilityTo(instruction, set);
  const decision = await decisionOf(trx, instruction, now);
  const decided = {
    ...instruction,
    ...decision,
    state: 'DECIDED',
    reference: referenceOf(instruction.instructionId),
    decideAt: null,
  } as const;
  await updateInstruction(trx, decided);
  const response = responseOf(decided);
  const news = { kind: 'payment', instructionId: instruction.instructionId, response } as const;
  await tell(trx, hostility, news, now, hostility.drawByAmount === 1 ? subjectOf(hostility, instruction) : undefined);
  return response;
}

function responseOf(instruction: Instruction): PaymentResponse {
  const summaryCode = instruction.summaryCode as PaymentResponse['summaryCode'];
  const status = instruction.approved ? 'APPROVED' : 'DECLINED';
  return { status, summaryCode, responseCode: instruction.responseCode, gatewayReference: instruction.reference };
}

/** Returns the first response to a repeated request, and refuses another request with the same ID. */
function repeated(known: Instruction, contentHash: Buffer): PaymentResponse {
  const refused = { status: 'DECLINED', summaryCode: 3, gatewayReference: null } as const;
  if (known.state === 'CLOSED') return { ...refused, responseCode: 'QV' };
  if (!known.contentHash.equals(contentHash)) return { ...refused, responseCode: 'Q6' };
  if (known.state === 'DECIDED') return responseOf(known);
  if (known.state === 'TRAVELLING') return UNKNOWN_PAYMENT;
  return { status: 'ACCEPTED', summaryCode: null, responseCode: null, gatewayReference: null };
}

/** Processes a delayed or waiting request. */
export async function instructionIsDue(services: NetworkServices, instructionId: string): Promise<void> {
  const at = { services, hostility: await services.readHostility(), now: services.clock.now() };
  await services.db.transaction(JOBS, async (trx) => {
    const instruction = await lockInstruction(trx, instructionId);
    if (!instruction || instruction.decideAt === null || new Date(instruction.decideAt) > at.now) return;
    if (instruction.state === 'TRAVELLING') await arrive(trx, at, instruction, 0);
    else if (instruction.state === 'WAITING') await decide(trx, at, instruction);
  });
}

/** Queries an instruction. An unknown one will be refused if it arrives later. */
export async function query(services: NetworkServices, instructionId: string): Promise<PaymentResponse> {
  const hostility = await services.readHostility();
  const now = services.clock.now();
  const notReceived = { status: 'NOT_RECEIVED', summaryCode: 3, responseCode: null, gatewayReference: null } as const;
  const response = await services.db.transaction(JOBS, async (trx): Promise<PaymentResponse> => {
    const closed = { instructionId, contentHash: Buffer.alloc(32), state: 'CLOSED' } as const;
    const nothing = { originalId: null, agreementId: null, amount: 0, approved: null, captured: false, decideAt: null };
    const receivedAt = now.toISOString();
    const blank = { ...nothing, operation: 'PAYMENT', responseCode: null, summaryCode: null, reference: null } as const;
    await insertInstruction(trx, { ...blank, ...closed, receivedAt });
    const instruction = await lockInstruction(trx, instructionId);
    if (!instruction || instruction.state === 'CLOSED') return notReceived;
    if (instruction.state === 'DECIDED') return responseOf(instruction);
    if (instruction.state === 'TRAVELLING') {
      await updateInstruction(trx, { ...instruction, state: 'CLOSED', decideAt: null });
      return notReceived;
    }
    if (instruction.decideAt !== null && new Date(instruction.decideAt) <= now)
      return decide(trx, { services, hostility, now }, instruction);
    return { status: 'ACCEPTED', summaryCode: null, responseCode: null, gatewayReference: null };
  });
  return response;
}
