import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files for which compressing pays. */
const TEXT = /\.(?:js|css|svg|json|txt)$/;

/** Writes `.br` and `.gz` beside every text file of a folder, so that the server never compresses while it serves. */
export async function compressAssets(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!TEXT.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    const best = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await writeFile(`${file}.br`, await brotli(bytes, { params: best }));
    await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
  }
}
