// `npm run new-noun -- gift-cards gift-card`: the files of a new noun, from contract to story, ready to be made true.
import path from 'node:path';
import { addNoun } from './add-noun.ts';

const [many, single] = process.argv.slice(2).filter((argument) => argument !== '--');
if (!many || !single) throw new Error('Say the noun, many and one: npm run new-noun -- gift-cards gift-card');
const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
for (const file of addNoun(path.resolve(import.meta.dirname, '../..'), { many, one: single, time })) console.log(file);
console.log('Then: npm run registries, npm run domain, npm run generate, npm run openapi, npm run format.');
