import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { queryText } from '../../kernel/primitives.ts';
import { BankStatementLineDetails, InvoiceCandidate } from './bank-statement-line-details.ts';
import { audience, MOST_CANDIDATES, ofLine, readRights } from './call-parts.ts';

const reads = { kind: 'query', method: 'GET', audience, rights: readRights } as const;

export const getBankStatementLine = contract({
  ...reads,
  name: 'bankStatementLines.get',
  path: 'bank-statement-lines/{id}',
  params: ofLine,
  responses: { 200: BankStatementLineDetails },
  summary: 'Retrieve a bank statement line',
  description: 'A line with its matches, who or what made each, and what every rule found.',
});

export const listBankStatementLineCandidates = contract({
  ...reads,
  name: 'bankStatementLines.listCandidates',
  path: 'bank-statement-lines/{id}/candidates',
  params: ofLine,
  query: z.strictObject({
    query: queryText({ max: 100 })
      .optional()
      .meta({
        title: 'Text',
        description: 'The beginning of an invoice number, part of the payer’s name or number, or an open amount.',
        examples: ['W-24'],
      }),
  }),
  responses: {
    200: z
      .strictObject({
        items: z.array(InvoiceCandidate).meta({
          title: 'Candidates',
          description: `Open invoices, the nearest first, at most ${MOST_CANDIDATES}.`,
        }),
      })
      .meta({ id: 'InvoiceCandidateList' }),
  },
  summary: 'List candidates of a bank statement line',
  description:
    'Open invoices of the same business and currency that the line may pay, each compared with it. Empty for a line that took money from the account.',
});
