import { processingDate } from '@quickportal/contracts/rules/banking-calendar/settlement';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findAgreement } from '@quickportal/db/simulator/agreements';
import { lockInstruction, sumFollowUps, type Instruction } from '@quickportal/db/simulator/instructions';
import { agreementDecision, rejected, type Decision } from './outcomes.ts';
import { termsFrom } from './terms.ts';

/** What was drawn when it was sent, or what the state of its payment or agreement says now. */
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
  // The payment is locked: two refunds at once don't both find enough left
  const original = await lockInstruction(trx, instruction.originalId ?? '');
  if (!original?.approved || original.state !== 'DECIDED' || original.operation !== 'PAYMENT') return refused;
  const { captured, refunded, voided } = await sumFollowUps(trx, original.instructionId);
  if (voided) return refused;
  const payment = original.captured ? original.amount : captured;
  const held = original.captured ? 0 : original.amount - captured;
  const possible = {
    CAPTURE: instruction.amount > 0 && instruction.amount <= held && captured === 0,
    REFUND: instruction.amount > 0 && instruction.amount <= payment - refunded,
    VOID: refunded === 0 && !hasSettled(original, now),
    PAYMENT: false,
  }[instruction.operation];
  return possible ? { approved: true, responseCode: '00', summaryCode: 0 } : refused;
}

/** After the cut-off of its day a payment is on its way to the business. */
const hasSettled = ({ receivedAt }: Instruction, now: Date): boolean =>
  processingDate('CARD', new Date(receivedAt)) !== processingDate('CARD', now);
