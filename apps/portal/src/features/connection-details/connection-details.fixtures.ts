import type { HandoffCheck } from '@quickportal/contracts/connection-details/check';
import type { ConnectionBusiness } from '@quickportal/contracts/connection-details/connection-business';
import type { ConnectionDetails } from '@quickportal/contracts/connection-details/connection-details';

const base = 'https://portal.example.com/quickportal';

/** Details whose secrets are hidden from a user who may see them. */
export const connectionDetails: ConnectionDetails = {
  communityCode: 'HARBOUR',
  customerUsername: 'harbour.connect',
  customerPassword: null,
  signedHandoffKey: null,
  secretsHidden: true,
  mayShowSecrets: true,
  handoffKeyTooShort: false,
  formerHandoffKeyUntil: null,
  urls: {
    apiRequest: `${base}/rest/internal`,
    tokenRequest: `${base}/rest/internal/single-use-tokens`,
    signedHandoff: `${base}/HandOffView`,
    restApi: `${base}/rest/internal`,
  },
  products: {
    apiRequest: [
      { productCode: 'QUICKTERMINAL', productName: 'QuickTerminal' },
      { productCode: 'QUICKVAULT', productName: 'QuickVault' },
    ],
    tokenRequest: [{ productCode: 'QUICKVAULT', productName: 'QuickVault' }],
    signedHandoff: [],
    restApi: [
      { productCode: 'PAYTO', productName: 'PayTo' },
      { productCode: 'RESTAPI', productName: 'REST API' },
    ],
  },
  version: 3,
};

/** The same with its secrets. */
export const shownDetails: ConnectionDetails = {
  ...connectionDetails,
  customerPassword: 'password-of-the-story-which-opens-nothing-x',
  signedHandoffKey: 'key-of-the-story-which-signs-nothing-at-all',
  secretsHidden: false,
};

export const connectionBusinesses: readonly ConnectionBusiness[] = [
  {
    businessName: 'Harbour Water',
    businessCode: 'HWATER',
    currencyCode: 'AUD',
    accountPaymentMethod: 'Credit card',
    accountName: 'Water cards',
  },
  {
    businessName: 'Harbour Water Aotearoa',
    businessCode: 'HWNZ',
    currencyCode: 'NZD',
    accountPaymentMethod: 'NZ direct debit',
    accountName: 'NZ debits',
  },
];

/** A request whose amount was changed after it was signed. */
export const differingCheck: HandoffCheck = {
  isValid: false,
  isSignatureRight: false,
  fault: 'The text that you signed differs from the request.',
  signedText: 'communityCode=HARBOUR\nprincipalAmount=120.50',
  fields: [
    { name: 'communityCode', value: 'HARBOUR', signedValue: 'HARBOUR', verdict: 'RIGHT', fault: null },
    {
      name: 'principalAmount',
      value: '120.50',
      signedValue: '120.5',
      verdict: 'DIFFERENT',
      fault: 'The text that you signed has another value.',
    },
    { name: 'timestamp', value: null, signedValue: null, verdict: 'MISSING', fault: 'It is missing.' },
  ],
};
