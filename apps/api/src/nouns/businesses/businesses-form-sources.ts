import {
  updateBusinessDetails,
  updateBusinessEnablement,
  updateBusinessSettings,
} from '@quickportal/contracts/businesses/contracts';
import { detailsShape } from '@quickportal/contracts/businesses/business-details';
import { enablementShape } from '@quickportal/contracts/businesses/business-enablement';
import { settingsShape } from '@quickportal/contracts/businesses/business-settings';
import { formSource } from '../../forms/form-source.ts';
import { keyOf, showDetails, showEnablement, showSettings } from './shown-business.ts';

/** The fields of a form, with the version that they were read in. */
const pick = <V extends { version: number }>(values: V, shape: object) =>
  Object.fromEntries([...Object.keys(shape), 'version'].map((field) => [field, values[field as keyof V]]));

/** Current values of the forms. */
export const businessesFormSources = [
  formSource(updateBusinessSettings, async (ctx, params) => ({
    values: pick(await showSettings(ctx, ctx.db, keyOf(ctx, params), null), settingsShape),
  })),
  formSource(updateBusinessDetails, async (ctx, params) => ({
    values: pick(await showDetails(ctx.db, keyOf(ctx, params)), detailsShape),
  })),
  formSource(updateBusinessEnablement, async (ctx, params) => ({
    values: pick(await showEnablement(ctx.db, keyOf(ctx, params)), enablementShape),
  })),
];
