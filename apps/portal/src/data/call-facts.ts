import type { Right } from '@quickportal/contracts/access/rights';

/** Who may make a call: any one of `anyOf` and every one of `allOf`; neither: every user it is for. */
export interface CallAccess {
  readonly anyOf?: readonly Right[];
  readonly allOf?: readonly Right[];
  /** Any right opens it. */
  readonly anyRight?: true;
  /** Refused while viewing as another user. */
  readonly refusedInViewAs?: true;
}

/** Where a call is: its method and its path below the REST base, parameters in braces. */
export interface CallRoute {
  readonly kind: 'query' | 'mutation';
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** It has a body, and so a form schema. */
  readonly form?: true;
}
