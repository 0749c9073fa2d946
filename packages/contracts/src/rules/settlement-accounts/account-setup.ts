import { cardSchemes, type CardScheme } from '../cards/cards.ts';
import type { AccountKind } from './account-kinds.ts';

/** Names of the payment instruments that banners give. */
export const instrumentNames = {
  CREDIT_CARD: 'Credit Card',
  TANDEM: 'Tandem',
  MPGS: 'Mastercard Payment Gateway Service',
  DIRECT_ENTRY: 'Direct Entry',
  NZ_TRUST_DIRECT: 'NZ Trust Direct',
  NZ_DIRECT_CREDIT: 'NZ Direct Credit',
  PAYTO: 'PayTo',
  PAYID: 'PayID',
  SIMULATOR: 'Simulator',
} as const;
export type InstrumentCode = keyof typeof instrumentNames;

/** Names of the products that payment terms are for, by their codes. */
export const termProductNames: Readonly<Record<string, string>> = {
  TERMINAL: 'QuickTerminal',
  RESTAPI: 'REST API',
  RECURRING: 'Schedules',
  BATCH: 'Payment files',
  ONLINE: 'Online',
  PHONE: 'Phone',
  PAYTO: 'PayTo',
  PAYID: 'PayID',
};

/** Products that payment terms are for, in the order in which they are offered. */
export const termProducts = ['TERMINAL', 'RESTAPI', 'RECURRING', 'BATCH', 'ONLINE', 'PHONE', 'PAYTO', 'PAYID'] as const;
export type TermProduct = (typeof termProducts)[number];

const cardProducts = ['TERMINAL', 'RESTAPI', 'RECURRING', 'BATCH', 'ONLINE', 'PHONE'] as const;
const debitProducts = ['TERMINAL', 'RESTAPI', 'RECURRING', 'BATCH'] as const;

/** What an account of a kind can take by payment terms. */
export interface KindTerms {
  readonly instrument: InstrumentCode;
  readonly products: readonly TermProduct[];
  /** Schemes for which an account of the kind can have a term; none: it takes no cards. */
  readonly schemes: readonly CardScheme[];
  /** Whether a term names a scheme always. */
  readonly needsScheme?: true;
}

const everyScheme: readonly CardScheme[] = cardSchemes;

/** What accounts of each kind can take by payment terms. */
export const termsOfKinds: Readonly<Record<AccountKind, KindTerms>> = {
  AU_BANK: { instrument: 'DIRECT_ENTRY', products: debitProducts, schemes: [] },
  NZ_BANK: { instrument: 'NZ_TRUST_DIRECT', products: debitProducts, schemes: [] },
  AU_MERCHANT: { instrument: 'CREDIT_CARD', products: cardProducts, schemes: everyScheme },
  TANDEM_MERCHANT: {
    instrument: 'TANDEM',
    products: cardProducts,
    schemes: ['AMEX', 'DINERS'],
    needsScheme: true,
  },
  NZ_MERCHANT: { instrument: 'MPGS', products: cardProducts, schemes: everyScheme },
  PAYTO_PAYEE: { instrument: 'PAYTO', products: ['PAYTO'], schemes: [] },
  PAYID_BILLER: { instrument: 'PAYID', products: ['PAYID'], schemes: [] },
  SIMULATOR: { instrument: 'SIMULATOR', products: cardProducts, schemes: everyScheme },
};

/** What a community has of what its businesses' accounts need (3E003 3E006). */
export interface AccountSetup {
  /** Payment instruments that are enabled. */
  readonly instruments: readonly InstrumentCode[];
  /** Whether APCA_NUMBER and APCA_USER_NAME are set. */
  readonly apcaParametersProvided: boolean;
  readonly serviceConfigured: boolean;
  readonly serviceEnabled: boolean;
}

/** Kinds of NZ bank accounts, and the instrument that each needs (3R250 3R251). */
export const nzBankTypes = {
  NZ_DIRECT_ENTRY: { title: 'NZ Direct Entry', variant: 'Settlement', instrument: 'NZ_TRUST_DIRECT' },
  NZ_DIRECT_ENTRY_TRACE: { title: 'NZ Direct Entry Trace', variant: 'Trace', instrument: 'NZ_DIRECT_CREDIT' },
} as const;
export type NzBankType = keyof typeof nzBankTypes;

/** A banner: what cannot be done, and why. */
export interface Banner {
  readonly title: string;
  readonly reason?: string;
}

const notEnabled = (instrument: InstrumentCode): string =>
  `The '${instrumentNames[instrument]}' payment instrument is not enabled for this community.`;

function directEntryReason(setup: AccountSetup): string | null {
  if (!setup.instruments.includes('DIRECT_ENTRY')) return notEnabled('DIRECT_ENTRY');
  if (!setup.apcaParametersProvided) return 'The community parameters APCA_NUMBER and APCA_USER_NAME are not both set.';
  if (!setup.serviceConfigured) return 'The direct entry service is not present.';
  return setup.serviceEnabled ? null : 'The direct entry service is not active.';
}

function nzBankBanner(setup: AccountSetup, type: NzBankType): Banner | null {
  const { variant, instrument } = nzBankTypes[type];
  if (setup.instruments.includes(instrument)) return null;
  return {
    title: `New Zealand ${variant} Bank Accounts cannot be enabled for this business.`,
    reason: notEnabled(instrument),
  };
}

const needs = (setup: AccountSetup, instrument: InstrumentCode, title: string, reason?: string): Banner | null =>
  setup.instruments.includes(instrument) ? null : { title, ...(reason !== undefined && { reason }) };

/**
 * The banner of accounts that the community is not set up for; null: nothing is missing. An NZ bank account is judged by
 * its type, all of them where none is given.
 */
export function setupBanner(kind: AccountKind, setup: AccountSetup, type?: NzBankType): Banner | null {
  switch (kind) {
    case 'AU_BANK': {
      const reason = directEntryReason(setup);
      return reason === null ? null : { title: 'This business is not correctly configured for Direct Entry.', reason };
    }
    case 'AU_MERCHANT':
    case 'TANDEM_MERCHANT':
      return needs(setup, 'TANDEM', 'Merchants cannot be enabled for this community.');
    case 'NZ_BANK': {
      if (type) return nzBankBanner(setup, type);
      const banners = [nzBankBanner(setup, 'NZ_DIRECT_ENTRY'), nzBankBanner(setup, 'NZ_DIRECT_ENTRY_TRACE')];
      if (banners.every((banner) => banner === null)) return null;
      if (banners.some((banner) => banner === null)) return banners.find((banner) => banner !== null) ?? null;
      const reason = banners.map((banner) => banner?.reason).join(' ');
      return { title: 'New Zealand Bank Accounts cannot be enabled for this business.', reason };
    }
    case 'NZ_MERCHANT':
      return needs(setup, 'MPGS', 'New Zealand Merchants cannot be enabled for this business.', notEnabled('MPGS'));
    case 'PAYID_BILLER':
      return needs(setup, 'PAYID', 'PayID accounts cannot be changed for this community.', notEnabled('PAYID'));
    case 'PAYTO_PAYEE':
      return needs(setup, 'PAYTO', 'PayTo accounts cannot be changed for this community.', notEnabled('PAYTO'));
    default:
      return needs(
        setup,
        'SIMULATOR',
        'Simulator accounts cannot be enabled for this community.',
        notEnabled('SIMULATOR'),
      );
  }
}

/** A banner as one text, as a refused call has it. */
export const bannerText = ({ title, reason }: Banner): string => (reason === undefined ? title : `${title} ${reason}`);
