import { detailsShape } from '@quickportal/contracts/businesses/business-details';
import { settingsShape } from '@quickportal/contracts/businesses/business-settings';
import { normalAbn } from '@quickportal/contracts/rules/abn';
import { normalNzbn } from '@quickportal/contracts/rules/nzbn';
import { updateBusiness } from '@quickportal/db/businesses/change-business-sections';
import {
  findBusinessContact,
  findBusinessIdentity,
  type BusinessContact,
  type BusinessIdentity,
} from '@quickportal/db/businesses/read-business-sections';
import { businessSectionKind } from './business-section-kind.ts';

export type Contact = Pick<BusinessContact, 'contactName' | 'contactEmail' | 'contactPhone' | 'notificationEmail'>;

/** Contact and notices of a business. */
export const settingsKind = businessSectionKind<Contact>({
  name: 'settings',
  title: 'Business settings',
  shape: settingsShape,
  isForStaff: false,
  get: async (db, key) => (await findBusinessContact(db, key)) ?? null,
  save: (trx, key, { values, at }) =>
    updateBusiness(trx, key, {
      section: 'settings',
      values: {
        contact_name: values.contactName,
        contact_email: values.contactEmail,
        contact_phone: values.contactPhone,
        notification_email: values.notificationEmail,
      },
      at,
    }),
});

export type Identity = Pick<BusinessIdentity, keyof typeof detailsShape>;

/** Names, numbers, category and address of a business. */
export const detailsKind = businessSectionKind<Identity>({
  name: 'details',
  title: 'Business details',
  shape: detailsShape,
  isForStaff: true,
  get: async (db, key) => (await findBusinessIdentity(db, key)) ?? null,
  save: (trx, key, { values, at }) =>
    updateBusiness(trx, key, {
      section: 'details',
      values: {
        name: values.name,
        registered_name: values.registeredName,
        abn: values.abn === '' ? null : values.abn,
        nzbn: values.nzbn === '' ? null : values.nzbn,
        merchant_category_code: values.merchantCategoryCode === '' ? null : values.merchantCategoryCode,
        street1: values.street1,
        street2: values.street2,
        city: values.city,
        state: values.state,
        postcode: values.postcode,
        country: values.country,
      },
      at,
    }),
});

/** The digits of the numbers that were entered: their rules have read them. */
export const withPlainNumbers = <B extends { abn?: string | undefined; nzbn?: string | undefined }>(body: B): B => ({
  ...body,
  ...(body.abn !== undefined && { abn: normalAbn(body.abn) ?? '' }),
  ...(body.nzbn !== undefined && { nzbn: normalNzbn(body.nzbn) ?? '' }),
});
