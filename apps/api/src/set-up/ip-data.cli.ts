import { reportFailures } from '@quickportal/db/terminal/report-failure';
import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import { givenArguments } from './arguments.ts';
import { downloadCountryData } from './download-country-data.ts';
import { dayOf, loadCountries, loadProxies, unloadIpData, type DataState } from './load-ip-data.ts';
import { readNamedFile } from './read-named-file.ts';
import { operatorOf, runSetUp } from './run-set-up.ts';

// `npm run ip-data` shows the data about IP addresses; with arguments it loads newer (docs/operations.md)
reportFailures('Nothing was loaded');
const USAGE =
  'npm run ip-data, npm run ip-data -- countries FILE | newest | built-in, or npm run ip-data -- proxies FILE ... | built-in.';
const [kind, ...names] = givenArguments();
const operator = operatorOf('ip-data');
const shownState = ({ networks, builtAt }: DataState) => `${networks} networks, built on ${dayOf(builtAt)}`;

if (kind === undefined)
  await runSetUp(async ({ ipFacts }) => {
    await ipFacts.refresh();
    const { countries, proxies } = ipFacts.dataInUse();
    const from = ({ origin }: Pick<typeof proxies, 'origin'>) =>
      origin === 'built-in' ? 'part of the product' : 'loaded';
    const state = { networks: countries.countNetworks(), builtAt: countries.builtAt };
    console.log(`Countries: ${shownState(state)} (${from(countries)}).`);
    console.log(`Proxies: ${proxies.size} networks (${from(proxies)}).`);
  });
else if (kind === 'countries' && names.length === 1 && names[0]) await changeCountries(names[0]);
else if (kind === 'proxies' && names.length > 0) await changeProxies(names);
else throw new SetUpError('The commands are', USAGE);

async function changeCountries(name: string): Promise<void> {
  if (name === 'built-in') return unload('COUNTRIES');
  const content = name === 'newest' ? await downloadCountryData() : readNamedFile(name);
  await runSetUp(async (services) => {
    await services.ipFacts.refresh();
    const { before, after } = await loadCountries(services, operator, content);
    if (after.builtAt.getTime() === before.builtAt.getTime()) {
      console.log(`This data is in use already: ${shownState(before)}.`);
      return;
    }
    console.log(`Countries before: ${shownState(before)}.`);
    console.log(`Countries now: ${shownState(after)}. Every process uses them within a minute.`);
  });
}

async function changeProxies(given: readonly string[]): Promise<void> {
  if (given.length === 1 && given[0] === 'built-in') return unload('PROXIES');
  const files = given.map((name) => ({ name, text: readNamedFile(name).toString('utf8') }));
  await runSetUp(async (services) => {
    await services.ipFacts.refresh();
    const { before, after } = await loadProxies(services, operator, files);
    console.log(`Proxies: ${before} networks before, ${after} now. Every process uses them within a minute.`);
  });
}

function unload(which: 'COUNTRIES' | 'PROXIES'): Promise<void> {
  return runSetUp(async (services) => {
    const wasLoaded = await unloadIpData(services, operator, which);
    console.log(wasLoaded ? 'The data of the product is used again.' : 'Nothing was loaded: no change.');
  });
}
