import { create } from 'qrcode';

/** A QR code for drawing: side length in modules, and an SVG path of the dark ones. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** Creates the QR code of a text with error correction M, without a quiet zone. */
export function qrCode(text: string): QrCode {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue;
      const start = column;
      while (column + 1 < modules.size && modules.get(row, column + 1)) column++;
      path += `M${start} ${row}h${column - start + 1}v1h-${column - start + 1}z`;
    }
  }
  return { size: modules.size, path };
}
