import { codeNetworks, responseMeaning, type CodeNetwork } from '@quickportal/contracts/rules/payments/response-codes';
import { passesLuhn } from '@quickportal/contracts/rules/cards/cards';
import { formatAmount } from '@quickportal/contracts/rules/money';
import {
  amountDecision,
  australianReturn,
  cardDecision,
  isTakenSilently,
  newZealandReturn,
  payerBehaviour,
  paymentTakesSeconds,
} from './outcomes.ts';

const endings = Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0'));

/** A Visa card that is valid, with these last two digits. */
function cardEndingIn(ending: string): string {
  const number = Array.from({ length: 10 }, (_, digit) => `4242424242424${digit}${ending}`).find(passesLuhn);
  if (number === undefined) throw new Error(`No card ends in ${ending}`);
  return `\`${number}\``;
}

const textOf = (network: CodeNetwork, code: string): string => {
  const { text, nextStep } = responseMeaning(network, code);
  return `\`${code}\` ${text} | ${nextStep || 'Nothing'}`;
};

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

function cards(): string {
  const declined = endings.filter((ending) => !cardDecision(ending).approved);
  const rows = [
    row(cardEndingIn('42'), `\`${cardDecision('42').responseCode}\` Approved`, 'Nothing'),
    ...declined.map((ending) =>
      row(cardEndingIn(ending), textOf(codeNetworks.cards.network, cardDecision(ending).responseCode)),
    ),
  ];
  return table(['Card number', 'Response code', 'What to do'], rows);
}

function amounts(): string {
  const cents = endings.map((ending) => 990_000n + BigInt(ending));
  return table(
    ['Total with surcharge', 'Response code', 'What to do'],
    cents.flatMap((amount) => {
      if (isTakenSilently(amount))
        return row(
          formatAmount(amount),
          'None: the outcome stays unknown for a while',
          'Read the payment again later; do not pay twice',
        );
      const decision = amountDecision(amount);
      return decision ? row(formatAmount(amount), textOf(codeNetworks.cards.network, decision.responseCode)) : [];
    }),
  );
}

function bankAccounts(): string {
  const australian = endings.flatMap((ending) => {
    const code = australianReturn('062-000', `123456${ending}`);
    return code === null
      ? []
      : row(`\`062-000\` \`123456${ending}\``, textOf(codeNetworks.australianDebits.network, code));
  });
  const newZealand = endings.flatMap((ending) => {
    const code = newZealandReturn(`01-0902-00683${ending}-00`);
    return code === null
      ? []
      : row(`New Zealand, base that ends in ${ending}`, textOf(codeNetworks.newZealandDebits.network, code));
  });
  return table(['Account', 'Returned with', 'What to do'], [...australian, ...newZealand]);
}

function payers(): string {
  const behaviours = endings.flatMap((ending) => {
    const behaviour = payerBehaviour(Number(ending));
    return behaviour === 'approves' ? [] : row(`… ${ending}`, `The payer ${behaviour}.`);
  });
  const slow = endings.flatMap((ending) => {
    const seconds = paymentTakesSeconds(Number(ending));
    return seconds === 0 ? [] : row(`… ${ending}`, `Payments take ${seconds} seconds.`);
  });
  return table(['Account of the payer', 'What happens'], [...behaviours, ...slow]);
}

/** What to enter for each outcome in a portal with the built-in network, as a page of the API documentation. */
export const testDataPage =
  (): string => `In a demo portal no money moves: a built-in network decides by the last two digits of a number, or by an amount. Use these numbers in a demo only.

### Test cards
Any expiry date that is not past and any security code work. Cards with other endings are approved.

${cards()}

### Test amounts
Card payments of these totals are decided by the amount, whatever the card.

${amounts()}

### Test bank accounts
A bank debit of these accounts is sent and comes back after three banking days, as \`payment.dishonoured\`. All others settle. \`npm run clock -- +4d\` lets the days of a demo pass.

${bankAccounts()}

### Test PayTo payers
Payers with other endings approve. A PayID is unknown where it begins with \`unknown\`.

${payers()}
`;
