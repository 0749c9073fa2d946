import type { Customisation } from '@quickportal/contracts/facility-settings/customisation';
import { FIRST_LABELS, type Labels } from '@quickportal/contracts/rules/texts/labels';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { updateCommunitySetting } from '../communities/update-community-setting.ts';

/** Columns of `app.community_setting as s` with the labels of a community. */
export const labelColumns = [
  's.supplier_label_singular as supplierLabelSingular',
  's.supplier_label_plural as supplierLabelPlural',
  's.buyer_label_singular as buyerLabelSingular',
  's.buyer_label_plural as buyerLabelPlural',
] as const;

/** The labels of those columns; the first ones where the community has no settings. */
export const labelsOf = (row: { readonly [L in keyof Labels]: string | null }): Labels => ({
  supplierLabelSingular: row.supplierLabelSingular ?? FIRST_LABELS.supplierLabelSingular,
  supplierLabelPlural: row.supplierLabelPlural ?? FIRST_LABELS.supplierLabelPlural,
  buyerLabelSingular: row.buyerLabelSingular ?? FIRST_LABELS.buyerLabelSingular,
  buyerLabelPlural: row.buyerLabelPlural ?? FIRST_LABELS.buyerLabelPlural,
});

const query = preparedQuery('facilitySettings.customisation', ({ communityId }: { communityId: number }) =>
  build
    .selectFrom('app.community_setting as s')
    .select([...labelColumns, 's.labels_version as version'])
    .where('s.community_id', '=', communityId),
);

/** What a community calls those who are paid and those who pay. */
export const getCustomisation = async (db: Reader, communityId: number): Promise<Customisation> =>
  (await db.first(query, { communityId })) ?? { ...FIRST_LABELS, version: 1 };

/** The same without its version. */
export async function getLabels(db: Reader, communityId: number): Promise<Labels> {
  const { version: _, ...labels } = await getCustomisation(db, communityId);
  return labels;
}

/** Replaces them, as the next version. */
export async function saveCustomisation(
  trx: WriteTransaction,
  communityId: number,
  { values, version, at }: { values: Labels; version: number; at: Date },
): Promise<void> {
  await updateCommunitySetting(
    trx,
    communityId,
    {
      supplier_label_singular: values.supplierLabelSingular,
      supplier_label_plural: values.supplierLabelPlural,
      buyer_label_singular: values.buyerLabelSingular,
      buyer_label_plural: values.buyerLabelPlural,
      labels_version: version,
    },
    at,
  );
}
