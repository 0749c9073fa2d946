import { SaxesParser } from 'saxes';
import { parseAmount, type Currency } from '@quickportal/contracts/rules/money';
import { faultAt } from '../../uploads/file-fault.ts';
import type { StatementPart } from './statement-part.ts';
import { StatementTally, type StatedTotals } from './statement-tally.ts';
import { currencyOf, dayOf, narrativeOf, referenceOf } from './statement-values.ts';

/** Elements within each other; the deepest of the standard is at about 15. */
const DEEPEST = 40;
/** Characters of one text. */
const LONGEST_TEXT = 10_000;
/** Characters without the end of an element, which no bank writes. */
const LONGEST_SILENCE = 1_000_000;

const STATEMENT = '/Document/BkToCstmrStmt/Stmt';
const ENTRY = `${STATEMENT}/Ntry`;

interface Statement {
  lineNumber: number;
  account: string;
  currency: string;
  number: string;
  legalNumber: string;
  balances: Map<string, { amount: bigint; date: string; lineNumber: number }>;
  stated: StatedTotals;
}
type Values = Map<string, string>;

const newStatement = (lineNumber: number): Statement => ({
  lineNumber,
  account: '',
  currency: '',
  number: '',
  legalNumber: '',
  balances: new Map(),
  stated: {},
});

/**
 * Reads ISO 20022 camt.053 as it comes in. A document type is refused, so no entity is ever expanded
 * or fetched. Pending entries are left out.
 */
export function camt053Reader(emit: (part: StatementPart) => void) {
  const tally = new StatementTally(emit);
  const parser = new SaxesParser({ xmlns: false, position: true });
  const path: string[] = [];
  let statement: Statement | null = null;
  /** Texts of the entry or balance that is read, by their path within it. */
  let values: Values = new Map();
  let text = '';
  let silence = 0;
  let count = 0;
  let begins = 0;
  const here = (): string => `/${path.join('/')}`;
  const fault = (message: string) => faultAt(parser.line, message);

  parser.on('doctype', () => {
    throw fault('The file has a document type (DOCTYPE). Statements have none, so it is not read.');
  });
  parser.on('error', ({ message }) => {
    throw fault(`The XML cannot be read: ${message.replace(/^\d+:\d+: /, '')}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    silence = 0;
    text = '';
    path.push(name.split(':').at(-1) ?? name);
    if (path.length > DEEPEST) throw fault(`Elements are nested more than ${DEEPEST} deep.`);
    const at = here();
    if (path.length === 2 && at !== '/Document/BkToCstmrStmt')
      throw fault('This is not a camt.053 statement: BkToCstmrStmt is missing.');
    if (at === STATEMENT) statement = newStatement(parser.line);
    if (at === ENTRY || at === `${STATEMENT}/Bal`) {
      values = new Map();
      begins = parser.line;
    }
    if (at.endsWith('/Amt') && at.startsWith(STATEMENT)) readCurrency(at, attributes['Ccy'] ?? '');
  });
  parser.on('text', (piece) => {
    silence = 0;
    text += piece;
    if (text.length > LONGEST_TEXT) throw fault(`A text has more than ${LONGEST_TEXT} characters.`);
  });
  parser.on('cdata', (piece) => {
    text += piece;
    if (text.length > LONGEST_TEXT) throw fault(`A text has more than ${LONGEST_TEXT} characters.`);
  });
  parser.on('closetag', () => {
    silence = 0;
    const at = here();
    path.pop();
    if (statement) take(statement, at, text.trim());
    text = '';
  });

  /** The amounts of entries and balances are in the currency of the account. */
  function readCurrency(at: string, currency: string): void {
    if (!statement || (at !== `${ENTRY}/Amt` && at !== `${STATEMENT}/Bal/Amt`)) return;
    const known = currencyOf(currency, parser.line);
    if (statement.currency === '') statement.currency = known;
    if (statement.currency !== known) throw fault('The statement has amounts of two currencies.');
  }

  function take(of: Statement, at: string, value: string): void {
    if (at === STATEMENT) return endStatement(of);
    if (at === ENTRY) return endEntry(values, begins);
    if (at === `${STATEMENT}/Bal`) return endBalance(of);
    const within = at.slice(STATEMENT.length);
    if (within.startsWith('/Ntry/')) {
      const key = within.slice('/Ntry/'.length);
      if (key === 'NtryDtls/TxDtls') values.set('#', String(Number(values.get('#') ?? 0) + 1));
      if (value !== '') addText(key, value);
    } else if (within.startsWith('/Bal/')) values.set(within.slice('/Bal/'.length), value);
    else takeHeader(of, within, value);
  }

  /** Unstructured texts add up; of anything else the first counts. */
  function addText(key: string, value: string): void {
    const known = values.get(key);
    if (known === undefined) values.set(key, value);
    else if (key.endsWith('/Ustrd') && known.length < LONGEST_TEXT) values.set(key, `${known} ${value}`);
  }

  function takeHeader(of: Statement, within: string, value: string): void {
    if (within === '/Acct/Id/IBAN' || within === '/Acct/Id/Othr/Id') of.account ||= value.replaceAll(/[ -]/g, '');
    if (within === '/Acct/Ccy') {
      const currency = currencyOf(value, parser.line);
      if (of.currency !== '' && of.currency !== currency) throw fault('The statement has amounts of two currencies.');
      of.currency = currency;
    }
    if (within === '/ElctrncSeqNb') of.number = value;
    if (within === '/LglSeqNb') of.legalNumber = value;
    if (within === '/TxsSummry/TtlNtries/NbOfNtries') of.stated.lineCount = countOf(value);
    if (within === '/TxsSummry/TtlCdtNtries/NbOfNtries') of.stated.creditCount = countOf(value);
    if (within === '/TxsSummry/TtlDbtNtries/NbOfNtries') of.stated.debitCount = countOf(value);
    if (within === '/TxsSummry/TtlCdtNtries/Sum') of.stated.credits = amountOf(value);
    if (within === '/TxsSummry/TtlDbtNtries/Sum') of.stated.debits = amountOf(value);
  }

  function countOf(value: string): number {
    if (!/^\d{1,10}$/.test(value)) throw fault('A number of entries must be digits.');
    return Number(value);
  }
  function amountOf(value: string): bigint {
    const [, whole = '', cents = '', rest = ''] = /^(\d{1,13})(?:\.(\d{1,2})(0*))?$/.exec(value) ?? [];
    const amount = whole === '' ? null : parseAmount(`${whole}.${cents.padEnd(2, '0')}`);
    if (amount === null || rest === undefined) throw fault('An amount must be digits with at most two decimals.');
    return amount;
  }
  function signed(of: Values): bigint {
    const amount = amountOf(of.get('Amt') ?? '');
    const direction = of.get('CdtDbtInd');
    if (direction !== 'CRDT' && direction !== 'DBIT') throw fault('CdtDbtInd must be CRDT or DBIT.');
    return direction === 'CRDT' ? amount : -amount;
  }
  function dateOf(of: Values, element: string): string | null {
    const written = of.get(`${element}/Dt`) ?? of.get(`${element}/DtTm`);
    if (written === undefined) return null;
    const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(written) ?? [];
    const date = dayOf(year, month, day);
    if (date === null) throw fault(`${element} is not a date.`);
    return date;
  }

  function endBalance(of: Statement): void {
    const kind = values.get('Tp/CdOrPrtry/Cd') ?? '';
    const date = dateOf(values, 'Dt');
    if (kind === 'OPBD' || kind === 'PRCD' || kind === 'CLBD') {
      if (date === null) throw fault('A balance has no date.');
      if (of.balances.has(kind)) throw fault(`The balance ${kind} is there twice.`);
      of.balances.set(kind, { amount: signed(values), date, lineNumber: begins });
    }
  }

  function endEntry(of: Values, lineNumber: number): void {
    const status = of.get('Sts') ?? of.get('Sts/Cd');
    if (status !== 'BOOK') {
      if (status === 'PDNG' || status === 'INFO') return;
      throw faultAt(lineNumber, 'The status of an entry must be BOOK, PDNG or INFO.');
    }
    const transactions = Number(of.get('#') ?? 0);
    const endToEnd = of.get('NtryDtls/TxDtls/Refs/EndToEndId') ?? '';
    const remittance = of.get('NtryDtls/TxDtls/RmtInf/Ustrd') ?? of.get('NtryDtls/TxDtls/RmtInf/Strd/CdtrRefInf/Ref');
    const batch = of.get('NtryDtls/Btch/NbOfTxs') ?? (transactions > 1 ? String(transactions) : undefined);
    tally.add({
      lineNumber,
      valueDate: dateOf(of, 'ValDt') ?? dateOf(of, 'BookgDt') ?? missingDate(lineNumber),
      amount: signed(of),
      tranCode: codeOf(of),
      bankReference: referenceOf(of.get('AcctSvcrRef') ?? '', lineNumber),
      customerReference: transactions === 1 && endToEnd !== 'NOTPROVIDED' ? referenceOf(endToEnd, lineNumber) : '',
      narrative: narrativeOf(remittance ?? of.get('AddtlNtryInf') ?? (batch ? `Batch of ${batch}` : ''), lineNumber),
    });
  }

  function endStatement(of: Statement): void {
    const opening = of.balances.get('OPBD') ?? of.balances.get('PRCD');
    const closing = of.balances.get('CLBD');
    if (of.account === '') throw faultAt(of.lineNumber, 'The statement has no account (Acct).');
    if (!opening) throw faultAt(of.lineNumber, 'The statement has no opening balance (OPBD).');
    if (!closing) throw faultAt(of.lineNumber, 'The statement has no closing balance (CLBD).');
    tally.close(
      {
        lineNumber: of.lineNumber,
        account: of.account,
        currency: of.currency as Currency,
        statementDate: closing.date,
        statementNumber: referenceOf(of.number || of.legalNumber, of.lineNumber),
        openingBalance: opening.amount,
        closingBalance: closing.amount,
      },
      closing.lineNumber,
      of.stated,
    );
    statement = null;
    count += 1;
  }

  return {
    write(piece: string): void {
      silence += piece.length;
      parser.write(piece);
      if (silence > LONGEST_SILENCE) throw fault('An element or text is longer than any of a statement.');
    },
    end(): void {
      parser.close();
      if (count === 0) throw fault('The file has no statement.');
    },
  };
}

const missingDate = (lineNumber: number): never => {
  throw faultAt(lineNumber, 'The entry has no value date.');
};

/** PMNT-RCDT-DMCT, or the bank's own code. */
function codeOf(of: Values): string {
  const codes = ['Domn/Cd', 'Domn/Fmly/Cd', 'Domn/Fmly/SubFmlyCd'].map((part) => of.get(`BkTxCd/${part}`));
  const written = codes.every((code) => code !== undefined) ? codes.join('-') : (of.get('BkTxCd/Prtry/Cd') ?? '');
  return written.slice(0, 35);
}
