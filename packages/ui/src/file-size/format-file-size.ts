const units = ['kB', 'MB', 'GB', 'TB', 'PB'];
const thousand = 1000;

/**
 * A number of bytes in the unit that keeps it short, from bytes up to PB [1R222 1K062]: "1 byte", "999 bytes", "1.2 kB",
 * "212 kB". Units are decimal (1 kB is 1000 bytes), as their signs say. One decimal below ten, none above.
 */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '';
  if (bytes < thousand) return `${Math.round(bytes)} ${Math.round(bytes) === 1 ? 'byte' : 'bytes'}`;
  let unit = 0;
  let size = bytes / thousand;
  while (unit < units.length - 1 && rounded(size) >= thousand) {
    size /= thousand;
    unit += 1;
  }
  return `${rounded(size).toLocaleString('en-AU')} ${units[unit]}`;
}

function rounded(size: number): number {
  return size < 9.95 ? Math.round(size * 10) / 10 : Math.round(size);
}
