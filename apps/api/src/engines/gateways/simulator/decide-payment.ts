import { processingDate } from '@quickportal/contracts/rules/banking-calendar/settlement';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findAgreement } from '@quickportal/db/simulator/simulated-agreement';
import { lockInstruction, sumFollowUps, type Instruction } from '@quickportal/db/simulator/instruction';
import { agreementDecision, rejected, type Decision } from './outcomes.ts';
import { termsFrom } from './terms.ts';

/**
 * Returns the decision drawn when the request was sent, or the one that follows from the state of its payment or
 * agreement.
 */
export async function decisionOf(trx: WriteTransaction, instruction: Instruction, now: Date): Promise<Decision> {
  if (instruction.approved !== null && instruction.responseCode !== null)
    return {
      approved: instruction.approved,
      responseCode: instruction.responseCode,
      summaryCode: (instruction.summaryCode ?? 1) as 0 | 1 | 2 | 3,
    };
  if (instruction.agreementId !== null) {
    const agreement = await findAgreement(trx, instruction.agreementId);
    if (!agreement || agreement.status !== 'ACTIVE') return rejected('AG07');
    const terms = termsFrom(agreement.terms);
    if (terms.endDate !== null && terms.endDate < now.toISOString().slice(0, 10)) return rejected('AG07');
    return agreementDecision(agreement.ending, terms, BigInt(instruction.amount));
  }
  return followUpDecision(trx, instruction, now);
}

async function followUpDecision(trx: WriteTransaction, instruction: Instruction, now: Date): Promise<Decision> {
  const refused = rejected('QV');
  // The payment is locked so that concurrent refunds cannot exceed it
  const original = await lockInstruction(trx, instruction.originalId ?? '');
  if (!original?.approved || original.state !== 'DECIDED' || original.operation !== 'PAYMENT') return refused;
  const { captured, refunded, voided } = await sumFollowUps(trx, original.instructionId);
  if (voided) return refused;
  const takenAmount = original.captured ? original.amount : captured;
  const held = original.captured ? 0 : original.amount - captured;
  const possible = {
    CAPTURE: instruction.amount > 0 && instruction.amount <= held && captured === 0,
    REFUND: instruction.amount > 0 && instruction.amount <= takenAmount - refunded,
    VOID: refunded === 0 && !hasSettled(original, now),
    PAYMENT: false,
  }[instruction.operation];
  return possible ? { approved: true, responseCode: '00', summaryCode: 0 } : refused;
}

/** A payment settles after its day's cut-off. */
const hasSettled = ({ receivedAt }: Instruction, now: Date): boolean =>
  processingDate('CARD', new Date(receivedAt)) !== processingDate('CARD', now);
