import { z } from 'zod';
import { currentVersion, shownText } from '../../kernel/field-builders.ts';
import { dateTime } from '../../kernel/primitives.ts';
import { connectionTitles, productNames, type ConnectionType } from '../../rules/payments/connections.ts';
import { FORMER_KEY_HOURS, LEAST_KEY_LENGTH, SECRETS_SHOWN_MINUTES } from './call-parts.ts';

const url = (type: ConnectionType, path: string) =>
  shownText(connectionTitles[type], `Address for ${path}.`, 'https://portal.example.com/quickportal/rest/internal');

const ConnectionProduct = z
  .strictObject({
    productCode: shownText('Product code', 'Code of the product.', 'QUICKVAULT'),
    productName: shownText('Product', 'Name of the product.', 'QuickVault'),
  })
  .meta({ id: 'ConnectionProduct', description: 'A product of the facility that a connection serves.' });

const products = (type: ConnectionType) =>
  z.array(ConnectionProduct).meta({
    title: connectionTitles[type],
    description: 'Products of the facility that this connection serves, by name.',
    examples: [[{ productCode: 'QUICKVAULT', productName: productNames.QUICKVAULT }]],
  });

/** What a facility's programs and pages need to connect (2E050). */
export const ConnectionDetails = z
  .strictObject({
    communityCode: shownText('Community code', 'Identifies the facility in hand-offs.', 'HARBOUR'),
    customerUsername: shownText('Customer username', 'Identifies the facility to API requests.', 'harbour.connect'),
    customerPassword: z.string().nullable().meta({
      title: 'Customer password',
      description: `Null where secrets are hidden.`,
    }),
    signedHandoffKey: z.string().nullable().meta({
      title: 'Signed hand-off key',
      description: 'Key of the HMAC SHA256 of signed hand-offs; null where secrets are hidden.',
    }),
    secretsHidden: z.boolean().meta({
      title: 'Secrets hidden',
      description: `Secrets are shown to facility users who may change certificates or API keys and entered their password in the last ${SECRETS_SHOWN_MINUTES} minutes.`,
    }),
    mayShowSecrets: z.boolean().meta({
      title: 'May show secrets',
      description: 'Whether they would be shown after the password was entered.',
    }),
    handoffKeyTooShort: z.boolean().meta({
      title: 'Hand-off key too short',
      description: `Whether the key has fewer than ${LEAST_KEY_LENGTH} characters. Replace it.`,
    }),
    formerHandoffKeyUntil: dateTime()
      .nullable()
      .meta({
        title: 'Former key until',
        description: `Until when the former key is accepted too, ${FORMER_KEY_HOURS} hours after it was replaced, UTC; null: there is none.`,
      }),
    urls: z
      .strictObject({
        apiRequest: url('apiRequest', 'requests of programs with a certificate'),
        tokenRequest: url('tokenRequest', 'creating single use tokens'),
        signedHandoff: url('signedHandoff', 'the form that hands a payer over'),
        restApi: url('restApi', 'the REST API'),
      })
      .meta({ id: 'ConnectionUrls', title: 'URLs', description: 'Addresses of this installation.' }),
    products: z
      .strictObject({
        apiRequest: products('apiRequest'),
        tokenRequest: products('tokenRequest'),
        signedHandoff: products('signedHandoff'),
        restApi: products('restApi'),
      })
      .meta({ id: 'ConnectionProducts', title: 'Products', description: 'Products by connection.' }),
    version: currentVersion(),
  })
  .meta({
    id: 'ConnectionDetails',
    title: 'Connection details',
    description: 'What programs and pages of a facility need to connect.',
  });
export type ConnectionDetails = z.output<typeof ConnectionDetails>;
