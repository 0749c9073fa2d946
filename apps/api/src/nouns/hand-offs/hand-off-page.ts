import { amountWithCurrency } from '@quickportal/contracts/rules/money';
import type { HandOff } from '@quickportal/db/hand-offs/get-hand-off';
import { html, type Html } from './html.ts';

/** What every page of a hand-off shows. */
export interface PageParts {
  base: string;
  handOff: HandOff;
  /** Signed address of the business's own page; null: the hand-off names none. */
  back: string | null;
}

/** An amount with its currency. */
export const money = (cents: bigint, { currency }: Pick<HandOff, 'currency'>): string =>
  amountWithCurrency(cents, currency);

/** The references that the business sent. */
export const references = ({ paymentReferenceNumber, customerReferenceNumber }: HandOff) =>
  [
    ['Reference', paymentReferenceNumber],
    ['Customer reference', customerReferenceNumber],
  ] as const;

interface Frame {
  base: string;
  title: string;
  /** Null: the request named none that could be found. */
  businessName: string | null;
  /** Seconds after which the browser asks again. */
  refreshSeconds?: number;
  content: Html;
}

/** A page for payers: a card in the middle with the name of the business above it. Needs no script. */
export const handOffPage = ({ base, title, businessName, refreshSeconds, content }: Frame): string =>
  html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        ${refreshSeconds !== undefined && html`<meta http-equiv="refresh" content="${refreshSeconds}" />`}
        <title>${title}${businessName !== null && ` · ${businessName}`}</title>
        <link rel="stylesheet" href="${base}/HandOffView/hand-off.css" />
      </head>
      <body>
        <main>
          ${businessName !== null && html`<p class="business">${businessName}</p>`}
          <h1>${title}</h1>
          ${content}
        </main>
        <footer>Payments by QuickPortal</footer>
      </body>
    </html> `.text;

/** A message in a frame. */
export const notice = (tone: 'danger' | 'success' | 'info', text: string): Html =>
  html`<p class="notice ${tone}" role="${tone === 'danger' ? 'alert' : 'status'}">${text}</p>`;

/** Rows of a label and a value; rows without a value are left out. */
export const facts = (rows: readonly (readonly [label: string, value: string])[]): Html =>
  html`<dl>
    ${rows
      .filter(([, value]) => value !== '')
      .map(
        ([label, value]) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
  </dl>`;

/** A way back to the business. */
export const backLink = (address: string | null, text: string, isMain = false): Html =>
  address === null
    ? html``
    : html`<p class="actions">
        <a class="${isMain ? 'button' : 'link'}" rel="noreferrer" href="${address}">${text}</a>
      </p>`;
