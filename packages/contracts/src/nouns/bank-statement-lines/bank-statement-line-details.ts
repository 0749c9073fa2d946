import { z } from 'zod';
import { shownText } from '../../kernel/field-builders.ts';
import { date, dateTime, id, money } from '../../kernel/primitives.ts';
import { BankStatementLine } from '../bank-statements/bank-statement-line.ts';

const Comparison = z
  .strictObject({
    isSame: z.boolean().meta({ title: 'Same', description: 'Whether line and invoice agree in it.' }),
    text: shownText('Difference', 'What differs, in words.', 'differs by $0.50'),
  })
  .meta({ id: 'InvoiceComparison', title: 'Comparison' });

/** An open invoice that a line may pay, compared with the line. */
export const InvoiceCandidate = z
  .strictObject({
    invoiceId: id().meta({ title: 'Invoice ID', description: 'Identifier of the invoice.' }),
    invoiceNumber: shownText('Invoice', 'Its number.', 'W-24001'),
    payerName: shownText('Payer', 'The customer or buyer business that owes it.', 'Margaret Olsson'),
    payerReference: shownText('Payer reference', 'Customer number or business code; empty without.', 'HCW-0041827'),
    openAmount: money().meta({ title: 'Open amount', description: 'What is still to be paid.' }),
    issueDate: date().meta({ title: 'Issue date', description: 'When it was issued.' }),
    dueDate: date().meta({ title: 'Due date', description: 'When it is due.' }),
    amount: Comparison.meta({ title: 'Amount', description: 'Open amount against what is left of the line.' }),
    date: Comparison.meta({ title: 'Date', description: 'Due date against value date.' }),
    name: Comparison.meta({ title: 'Name', description: 'The payer’s name against the text.' }),
    reference: Comparison.meta({ title: 'Reference', description: 'Numbers and codes against the text.' }),
  })
  .meta({ id: 'InvoiceCandidate', title: 'Candidate' });
export type InvoiceCandidate = z.output<typeof InvoiceCandidate>;

/** Part of a line that pays an invoice. */
export const LineMatch = z
  .strictObject({
    matchId: id().meta({ title: 'Match ID', description: 'Identifier of the match.' }),
    invoiceId: id().meta({ title: 'Invoice ID', description: 'The invoice that it pays.' }),
    invoiceNumber: shownText('Invoice', 'Number of the invoice.', 'W-24001'),
    payerName: shownText('Payer', 'The customer or buyer business that owed it.', 'Margaret Olsson'),
    dueDate: date().meta({ title: 'Due date', description: 'When the invoice is due.' }),
    amount: money().meta({ title: 'Amount', description: 'What of the line pays the invoice.' }),
    openAmount: money().meta({
      title: 'Still open',
      description: 'What of the invoice is open now; negative where more was paid.',
    }),
    ruleName: z
      .string()
      .nullable()
      .meta({ title: 'Rule', description: 'The rule that made it; null where a user did, or the rule was deleted.' }),
    matchedBy: shownText('Matched by', 'The user, or the kind of rule, that made it.', 'Kim Tan'),
    matchedDate: dateTime().meta({ title: 'Matched', description: 'When it was made, UTC.' }),
  })
  .meta({ id: 'BankStatementLineMatch', title: 'Match' });
export type LineMatch = z.output<typeof LineMatch>;

/** What a rule did with a line. */
export const RuleAttempt = z
  .strictObject({
    ruleName: shownText('Rule', 'Name of the rule.', 'Amount and date'),
    outcome: z
      .enum(['MATCHED', 'FAILED', 'PAUSED', 'NOT_TRIED'])
      .meta({ title: 'Outcome', description: 'NOT_TRIED: an earlier rule decided.' }),
    reason: shownText('Reason', 'What failed, or what it found.', 'The text has the number of no open invoice.'),
    isNear: z.boolean().meta({ title: 'Nearly', description: 'Whether only the amount was in the way.' }),
  })
  .meta({ id: 'MatchingRuleAttempt', title: 'Rule that was tried' });
export type RuleAttempt = z.output<typeof RuleAttempt>;

/** A line of a bank statement with what is matched of it, and why. */
export const BankStatementLineDetails = z
  .strictObject({
    ...BankStatementLine.shape,
    note: shownText('Note', 'What users wrote about it; empty without.', 'Paid by her brother'),
    exclusion: z
      .strictObject({
        reason: shownText('Reason', 'Why it is excluded.', 'Bank fee'),
        excludedBy: shownText('Excluded by', 'Who excluded it; empty where an import did.', 'Kim Tan'),
        excludedDate: dateTime().nullable().meta({ title: 'Excluded', description: 'When it was excluded, UTC.' }),
      })
      .nullable()
      .meta({ title: 'Exclusion', description: 'Why the line is matched to nothing; null where it is not excluded.' }),
    isDayClosed: z.boolean().meta({
      title: 'Day closed',
      description: 'Whether the statement’s day is closed, so that nothing of the line can change.',
    }),
    matches: z.array(LineMatch).meta({ title: 'Matches', description: 'What it pays, in the order of their making.' }),
    rules: z.array(RuleAttempt).meta({
      title: 'Rules',
      description: 'The rules of the business in their order, with what came of each.',
    }),
    rulesTriedDate: dateTime().nullable().meta({
      title: 'Tried',
      description: 'When the rules were tried, UTC; null where `rules` is what they would find now.',
    }),
  })
  .meta({ id: 'BankStatementLineDetails', title: 'Bank statement line with its matches' });
export type BankStatementLineDetails = z.output<typeof BankStatementLineDetails>;
