import { cancelExport } from './cancel-export.ts';
import { getExportDownload } from './get-export-download.ts';
import { listExports } from './list-exports.ts';

/** The calls about exports; starting one is a call of the list it exports. */
export const exports = {
  cancel: cancelExport,
  download: getExportDownload,
  list: listExports,
};
