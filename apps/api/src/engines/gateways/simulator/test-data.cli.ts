// `npm run test-data`: writes the page of the API documentation about test data from the rules of the network.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { testDataPage } from './test-data.ts';

writeFileSync(path.resolve(import.meta.dirname, '../../../../../../docs/api/test-data.md'), testDataPage());
