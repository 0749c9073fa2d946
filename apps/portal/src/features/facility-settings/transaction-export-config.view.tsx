import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { ColumnChooser, titleOfColumn, type ColumnChooserProps } from '../../layout/columns/column-chooser.tsx';
import { ColumnPreview, type PreviewedRows } from '../../layout/columns/column-preview.tsx';

export interface TransactionExportConfigViewProps extends Omit<ColumnChooserProps, 'note' | 'whatChanges'> {
  columnsVersion: number;
  /** Null while it loads; undefined where there is none to show. */
  preview: PreviewedRows | null | undefined;
}

/** The columns of transaction files, in their order, with a preview. */
// In the specification: 2P036
export function TransactionExportConfigView({ columnsVersion, preview, ...chooser }: TransactionExportConfigViewProps) {
  return (
    <PageStack>
      <PageHeader
        title="Transaction Export Configuration"
        subtitle="Columns of transaction files for which no others are chosen"
      />
      <ColumnChooser
        {...chooser}
        note={`Version ${columnsVersion}`}
        whatChanges="Files that were made before keep their columns and version."
      />
      {preview !== undefined && (
        <ColumnPreview
          preview={preview}
          note="Your newest transactions"
          empty="The preview shows your first transactions once there are some."
          chosen={chooser.chosen}
          titleOf={titleOfColumn(chooser.columns)}
        />
      )}
    </PageStack>
  );
}
