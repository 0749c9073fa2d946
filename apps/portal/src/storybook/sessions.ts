import { facilityRights, facilityViewRights, staffRights, staffViewRights } from '@quickportal/contracts/access/rights';
import { productFlags } from '@quickportal/contracts/rules/payments/product-flags';
import { FIRST_LABELS } from '@quickportal/contracts/rules/texts/labels';
import type { Session } from '../data/session.ts';

const harbour = {
  communityId: 10,
  communityName: 'Harbour City Utilities',
  timeZone: 'Australia/Sydney',
  currency: 'AUD',
  products: Object.values(productFlags),
  labels: FIRST_LABELS,
} satisfies Session['community'];

const rest = {
  viewedBy: null,
  hasPayToProduct: true,
  csrfToken: 'csrf-of-the-story',
  next: 'home',
  idleTimeoutSeconds: 900,
  expiresAt: '2026-11-20T20:00:00.000Z',
} as const;

const dana = {
  systemUserId: 101,
  loginName: 'facility.admin',
  fullName: 'Dana Petrov',
  email: 'dana.petrov@example.com',
  kind: 'CLIENT',
} as const;
const tess = {
  systemUserId: 1,
  loginName: 'staff.admin',
  fullName: 'Tess Whitlock',
  email: 'tess.whitlock@example.com',
  kind: 'STAFF',
} as const;

/** A facility user with every facility right. */
export const facilityAdmin: Session = {
  ...rest,
  user: dana,
  kind: 'CLIENT',
  community: harbour,
  rights: [...facilityRights],
};

/** A facility user who only looks. */
export const facilityViewer: Session = {
  ...facilityAdmin,
  user: { ...dana, systemUserId: 102, loginName: 'facility.viewer', fullName: 'Priya Nair' },
  rights: [...facilityViewRights],
};

/** Staff with every right, before a community is chosen. */
export const staffAdmin: Session = { ...rest, user: tess, kind: 'STAFF', community: null, rights: [...staffRights] };

/** The same after choosing one. */
export const staffInCommunity: Session = { ...staffAdmin, community: harbour };

/** Staff who only look. */
export const staffSupport: Session = {
  ...staffAdmin,
  user: { ...tess, systemUserId: 3, loginName: 'staff.support', fullName: 'Rowan Achterberg' },
  rights: [...staffViewRights],
};

/** Staff who see the portal as a facility user does. */
export const viewingAs: Session = { ...facilityViewer, viewedBy: tess };

/** A user to whom no right was given. */
export const withoutRights: Session = { ...facilityViewer, rights: [] };
