import type { ProductCode } from '@quickportal/contracts/rules/payments/connections';
import type { Right } from '@quickportal/contracts/access/rights';

/** Rights for a call: any of `anyOf` and all of `allOf`; with neither, every user of its audience. */
export interface CallAccess {
  readonly anyOf?: readonly Right[];
  readonly allOf?: readonly Right[];
  /** Any of these rights opens it. */
  readonly anyRight?: true;
  /** Refused while viewing as another user. */
  readonly refusedInViewAs?: true;
  /** Refused where the community has not switched this product on. */
  readonly product?: ProductCode;
}

/** Method and path of a call below the REST base, parameters in braces. */
export interface CallRoute {
  readonly kind: 'query' | 'mutation';
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Whether it has a body, and so a form schema. */
  readonly form?: true;
}
