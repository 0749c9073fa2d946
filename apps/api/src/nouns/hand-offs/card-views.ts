import { hasCardNumber } from '@quickportal/contracts/rules/cards/card-number-in-text';
import { sentenceInLabels } from '@quickportal/contracts/rules/texts/labels';
import type { CardFields } from './enter-card.ts';
import { facts, handOffPage, money, notice, references, type PageParts } from './hand-off-page.ts';
import { html, type Html } from './html.ts';

function input(
  name: keyof CardFields,
  label: string,
  attributes: string,
  value: string,
  error: string | undefined,
): Html {
  const described = error === undefined ? '' : `${name}-error`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      ${rawAttributes[attributes] ?? html``}
      required
      value="${value}"
      ${error !== undefined && html` aria-invalid="true" aria-describedby="${described}"`}
    />
    ${error !== undefined && html`<p class="error" id="${described}">${error}</p>`}
  </div>`;
}

const rawAttributes: Readonly<Record<string, Html>> = {
  number: html`inputmode="numeric" autocomplete="cc-number" maxlength="40"`,
  name: html`autocomplete="cc-name" maxlength="100"`,
  expiry: html`inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="MM/YY"`,
};

interface CardForm {
  /** What was entered before, but for the number. */
  entered?: CardFields;
  errors?: ReadonlyMap<string, string>;
  message?: string;
}

/** A card number that was entered in the wrong field is not shown again either. */
const again = (text = ''): string => (hasCardNumber(text) ? '' : text);

/** The form of a card. A number that was refused is not shown again. */
export function cardPage(
  { base, handOff }: PageParts,
  { entered, errors = new Map(), message }: CardForm = {},
): string {
  const { handOffKey, businessName } = handOff;
  const hidden = html`<input type="hidden" name="id" value="${handOffKey}" />`;
  return handOffPage({
    base,
    businessName,
    title: `Pay ${money(handOff.principal, handOff)}`,
    content: html`${facts(references(handOff))}
      ${message !== undefined && notice('danger', sentenceInLabels(message, handOff.labels))}
      <form method="post" action="${base}/HandOffView/card" novalidate>
        ${hidden} ${input('cardNumber', 'Card number', 'number', '', errors.get('cardNumber'))}
        ${input('cardholderName', 'Name on the card', 'name', again(entered?.cardholderName), errors.get('cardholderName'))}
        ${input('expiry', 'Expiry', 'expiry', again(entered?.expiry), errors.get('expiry'))}
        <p class="actions"><button class="button">Continue</button></p>
        <p class="help">You see the total before anything is charged.</p>
      </form>
      ${cancelForm(base, handOffKey)}`,
  });
}

const cancelForm = (base: string, handOffKey: string): Html =>
  html`<form class="cancel" method="post" action="${base}/HandOffView/cancel">
    <input type="hidden" name="id" value="${handOffKey}" />
    <button class="link">Cancel the payment</button>
  </form>`;

interface Reviewed {
  maskedNumber: string;
  cardScheme: string;
  surcharge: bigint;
  total: bigint;
  message?: string;
}

/** What will be charged, before the payer confirms it. */
export function reviewPage(
  { base, handOff }: PageParts,
  { maskedNumber, cardScheme, surcharge, total, message }: Reviewed,
): string {
  const { handOffKey, businessName, principal, cardsEntered } = handOff;
  return handOffPage({
    base,
    businessName,
    title: 'Check your payment',
    content: html`${message !== undefined && notice('danger', sentenceInLabels(message, handOff.labels))}
      ${facts([
        ...references(handOff),
        ['Card', `${cardScheme} ${maskedNumber}`],
        ['Amount', surcharge === 0n ? '' : money(principal, handOff)],
        ['Card surcharge', surcharge === 0n ? '' : money(surcharge, handOff)],
        ['Total', money(total, handOff)],
      ])}
      <form method="post" action="${base}/HandOffView/pay">
        <input type="hidden" name="id" value="${handOffKey}" />
        <input type="hidden" name="card" value="${cardsEntered}" />
        <input type="hidden" name="total" value="${String(total)}" />
        <p class="actions"><button class="button">Pay ${money(total, handOff)}</button></p>
      </form>
      <p class="actions">
        <a class="link" href="${base}/HandOffView?id=${encodeURIComponent(handOffKey)}&card=new">Use another card</a>
      </p>
      ${cancelForm(base, handOffKey)}`,
  });
}
