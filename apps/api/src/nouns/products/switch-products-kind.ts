import { ProductFlagsSchema } from '@quickportal/contracts/products/product-config';
import type { FieldError } from '@quickportal/contracts/kernel/problem';
import { productTitle, switchProducts } from '@quickportal/contracts/rules/payments/product-chains';
import {
  flagsOfProducts,
  type ProductFlag,
  type ProductFlags,
} from '@quickportal/contracts/rules/payments/product-flags';
import type { Reader } from '@quickportal/db/connect/reader';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import {
  getProducts,
  lockProducts,
  setInstrument,
  setProducts,
  type StoredProducts,
} from '@quickportal/db/products/change-products';
import { z } from 'zod';
import { difference, proposalKind, type CurrentState } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity } from '../../engines/proposals/setting-kind.ts';
import { changedFields } from '../../kernel/changed-fields.ts';
import { conflict, Problem } from '../../kernel/problem.ts';

/** The external payment gateway's own community: its products are changed there (decisions, 3-backoffice). */
const PAYWAY_COMMUNITY = 1;

type State = Omit<StoredProducts, 'version'>;
interface ProductSwitch {
  communityId: number;
  confirm: boolean;
  wanted: { [F in ProductFlag]?: boolean | undefined };
}

/** PayTo and PayID have a payment instrument and accounts, which are disabled with them. */
const instrumentFlags = ['payto', 'payid'] as const;

const wantedOf = ({ wanted }: ProductSwitch): Partial<ProductFlags> =>
  Object.fromEntries(Object.entries(wanted).filter(([, isOn]) => isOn !== undefined));

const switched = (change: ProductSwitch, { flags, preregAccountTokenGenIsProvided }: State) =>
  switchProducts(flags, wantedOf(change), { providesTokens: preregAccountTokenGenIsProvided });

function confirmErrors({ confirm }: ProductSwitch, stored: ProductFlags, flags: ProductFlags): FieldError[] {
  const ending = confirm ? [] : instrumentFlags.filter((flag) => stored[flag] && !flags[flag]);
  if (ending.length === 0) return [];
  const names = ending.map(productTitle).join(' and ');
  return [
    {
      field: 'confirm',
      messages: [
        `Confirm that ${names} ${ending.length === 1 ? 'is' : 'are'} switched off: the payment ${ending.length === 1 ? 'instrument and its' : 'instruments and their'} accounts are disabled.`,
      ],
    },
  ];
}

const onOff = (isOn: boolean) => (isOn ? 'On' : 'Off');

/** Switches products of a community: staff do so, two of them where its settings need a second person. */
export const switchProductsKind = proposalKind<ProductSwitch, State>({
  kind: 'products.switch',
  objectType: 'product',
  noun: 'setting',
  changeType: 'Switch products',
  audience: 'STAFF',
  rights: { propose: 'MANAGE_COMMUNITIES', approve: 'APPROVE_REQUESTS' },
  schema: z.strictObject({ ...ofCommunity, confirm: z.boolean(), wanted: ProductFlagsSchema.partial() }),
  scope: () => ({ kind: 'staff' }),
  object: () => ({ key: 'products', id: null }),
  async load(db: Reader, { communityId }, lock): Promise<CurrentState<State> | null> {
    if (lock && db instanceof WriteTransaction) await lockProducts(db, communityId);
    const stored = await getProducts(db, communityId);
    if (!stored) return null;
    const { version, ...state } = stored;
    return { version, state };
  },
  check(_db, change, { state }) {
    if (change.communityId === PAYWAY_COMMUNITY)
      throw conflict('The products of the PayWay community cannot be changed here.');
    const { flags, refusals } = switched(change, state);
    const refused = flagsOfProducts.flatMap((field) => {
      const message = refusals[field];
      return message === undefined ? [] : [{ field, messages: [message] }];
    });
    const errors = [...refused, ...confirmErrors(change, state.flags, flags)];
    if (errors.length > 0) throw new Problem('validation-failed', { errors });
    changedFields(state.flags, flags);
    return Promise.resolve();
  },
  title: () => 'Switch products',
  differences: (_db, change, state) => {
    const { flags } = switched(change, state);
    return Promise.resolve(
      flagsOfProducts.map((flag) => difference(productTitle(flag), onOff(state.flags[flag]), onOff(flags[flag]))),
    );
  },
  async apply({ trx, now }, change, { state }) {
    const { communityId } = change;
    const { flags } = switched(change, state);
    const changed = flagsOfProducts.filter((flag) => flags[flag] !== state.flags[flag]);
    await setProducts(trx, { communityId, flags: changed.map((flag) => [flag, flags[flag]]), at: now });
    const ended: string[] = [];
    for (const flag of instrumentFlags.filter((each) => changed.includes(each))) {
      const disabled = await setInstrument(trx, { communityId, flag, enabled: flags[flag], at: now });
      if (disabled > 0) ended.push(`${disabled} ${productTitle(flag)} account${disabled === 1 ? '' : 's'} disabled`);
    }
    const texts = changed.map((flag) => `${productTitle(flag)}: ${onOff(state.flags[flag])} to ${onOff(flags[flag])}`);
    const { before, after } = changedFields(state.flags, flags);
    return {
      objectId: communityId,
      action: 'products.update-config',
      description: `Products switched. ${[...texts, ...ended].join('; ')}`,
      before,
      after,
    };
  },
});
