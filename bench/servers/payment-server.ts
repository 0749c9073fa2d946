// The product as `npm start` runs it, role web, with cards that can be charged, on a database of its own.
import { startChargedProduct } from '../data/charged-product.ts';
import { sendToParent } from './send-to-parent.ts';

const { port, stop } = await startChargedProduct(process.env.BENCH_FOLDER ?? '', 'info');
sendToParent(port, stop);
