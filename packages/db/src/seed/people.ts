import type { Random } from './random.ts';

export type Country = 'AU' | 'NZ';
/** City, state (empty in New Zealand) and postcode that belong together. */
type Place = readonly [city: string, state: string, postcode: string];

/** What a customer record says about its owner, before it has an id or a number. */
export interface Person {
  customerName: string;
  email: string;
  phoneNumber: string;
  street1: string;
  street2: string;
  city: string;
  state: string;
  postcode: string;
  country: Country;
}

const words = (text: string) => text.trim().split(/\s+/);

const firstNames: Record<Country, readonly string[]> = {
  AU: words(`Charlotte Oliver Amelia Noah Isla William Olivia Jack Mia Leo Ava Henry Grace Thomas Willow Charlie Matilda
    Lucas Ella Elijah Sienna Hudson Zara Lachlan Freya Angus Bronte Hamish Imogen Callum Priya Arjun Mei Wei Linh Minh
    Fatima Yusuf Layla Omar Chiara Marco Elena Nikos Ingrid Saoirse Declan Margaret Brendan Heather Graeme Narelle Darren
    Kylie Shane Tegan Bodhi Marlee Jarrah Kirra Adaeze Chinedu Hana Kenji Soo-Jin Danilo Marisol Thi Anh José Zoë Renée`),
  NZ: words(`Isla Noah Charlotte Oliver Amelia Leo Lily Theodore Olivia Jack Mila Luca Harper Nikau Aroha Wiremu Anahera
    Tāne Mere Hēmi Kahurangi Rangi Manaia Mikaere Hine Tama Ngaire Sione Talia Mele Tevita Losa Semisi Ana Priyanka Rohan
    Aarav Mei Jian Hyun Grace Hamish Fergus Bridget Duncan Kirsty Angus Moana Kauri Te-Ao Ariana Whetu Niko Sefina`),
};
/** Of the demo's people; in bulk they are the most frequent ones. */
export const lastNames: Record<Country, readonly string[]> = {
  AU: words(`Smith Jones Williams Brown Wilson Taylor Nguyen Johnson Martin White Anderson Walker Thompson Thomas Lee Harris
    Ryan Robinson Kelly King Davis Wright Evans Roberts Green Hall Wood Jackson Clarke Patel Khan Lewis James Phillips
    Mason Mitchell Rose Davies Rodriguez Cox Alexander Tran Singh Chen Wang Kaur Sharma Papadopoulos Rossi Russo Nowak
    Kovačević O’Brien O’Connor McDonald McKenzie MacGregor Fitzgerald Whitcombe Prideaux Delacroix Olsson Haddad Nassar
    Okafor Bakare Tanabe Sato Kim Park Fernandez Santos Yusupov Petrov Horvat Lindqvist Abbott Barlow Carmody Dwyer`),
  NZ: words(`Smith Wilson Williams Brown Taylor Jones Singh Wang Anderson Li Zhang Thompson Chen Patel Walker Scott Robinson
    Ngata Parata Tamihana Rewi Hohepa Te-Rangi Walters Kereama Pōtae Marino Tūhoro Waititi Manu Fonoti Taufa Leota Faleolo
    Tuilagi Vaega Kaur Sharma Kumar Kim McLeod Fraser Campbell Sutherland Baxter Grigor Henare Paewai Rata Tawhiri`),
};
const streetNames = words(`Bolton Harbour Victoria George Elizabeth Albert Station Church Railway High Park Beach Ocean
  Wattle Banksia Acacia Kauri Rimu Tui Kowhai Queen King Princes Wellington Nelson Darling Macquarie Hunter Flinders Cook
  Bourke Collins Hay Murray Barrack Grenfell Pirie Rundle Eagle Creek Adelaide Cuba Lambton Willis Ponsonby Colombo`);
const streetKinds = words('Street Street Street Road Road Avenue Lane Crescent Parade Terrace Drive Place Way Court');
const trades = [
  'Plumbing',
  'Electrical',
  'Joinery',
  'Bakery',
  'Early Learning',
  'Dental Care',
  'Veterinary Clinic',
  'Motors',
  'Landscaping',
  'Pharmacy',
  'Strata Services',
  'Tennis Club',
  'Cafe',
  'Physiotherapy',
  'Freight',
  'Roofing',
  'Bookshop',
  'Surf School',
];
const endings = ['Pty Ltd', '& Sons', 'Group', 'Services', 'Co-operative', '', ''];

const places: Record<Country, readonly Place[]> = {
  AU: [
    ['Newcastle', 'NSW', '2300'],
    ['Sydney', 'NSW', '2000'],
    ['Parramatta', 'NSW', '2150'],
    ['Wollongong', 'NSW', '2500'],
    ['Cabramatta', 'NSW', '2166'],
    ['Manly', 'NSW', '2095'],
    ['Dubbo', 'NSW', '2830'],
    ['Melbourne', 'VIC', '3000'],
    ['Geelong', 'VIC', '3220'],
    ['Ballarat', 'VIC', '3350'],
    ['Bendigo', 'VIC', '3550'],
    ['Sandringham', 'VIC', '3191'],
    ['Brisbane City', 'QLD', '4000'],
    ['Logan Central', 'QLD', '4114'],
    ['Toowoomba', 'QLD', '4350'],
    ['Cairns', 'QLD', '4870'],
    ['Adelaide', 'SA', '5000'],
    ['Glenelg', 'SA', '5045'],
    ['Perth', 'WA', '6000'],
    ['Fremantle', 'WA', '6160'],
    ['Bunbury', 'WA', '6230'],
    ['Hobart', 'TAS', '7000'],
    ['Launceston', 'TAS', '7250'],
    ['Darwin City', 'NT', '0800'],
    ['Belconnen', 'ACT', '2617'],
    ['Canberra', 'ACT', '2601'],
  ],
  NZ: [
    ['Auckland', 'OUTSIDE_AUSTRALIA', '1010'],
    ['Manukau', 'OUTSIDE_AUSTRALIA', '2104'],
    ['Hamilton', 'OUTSIDE_AUSTRALIA', '3204'],
    ['Tauranga', 'OUTSIDE_AUSTRALIA', '3110'],
    ['Rotorua', 'OUTSIDE_AUSTRALIA', '3010'],
    ['Napier', 'OUTSIDE_AUSTRALIA', '4110'],
    ['Palmerston North', 'OUTSIDE_AUSTRALIA', '4410'],
    ['Wellington', 'OUTSIDE_AUSTRALIA', '6011'],
    ['Nelson', 'OUTSIDE_AUSTRALIA', '7010'],
    ['Christchurch', 'OUTSIDE_AUSTRALIA', '8011'],
    ['Queenstown', 'OUTSIDE_AUSTRALIA', '9300'],
    ['Dunedin', 'OUTSIDE_AUSTRALIA', '9016'],
  ],
};

/**
 * Invents a person, or now and then a business. E-mail addresses end in example.com, which is kept for that. Phone
 * numbers only look like the ones kept for fiction (0491 57, 021 555): they may be a user's, so nothing is sent to them.
 */
export function inventPerson(
  random: Random,
  country: Country,
  key: number,
  pickLastName: (random: Random, country: Country) => string = (source, of) => source.pick(lastNames[of]),
): Person {
  const [city, state, postcode] = random.pick(places[country]);
  const last = pickLastName(random, country);
  const company = random.chance(0.07);
  const name = company
    ? `${random.pick([last, city])} ${random.pick(trades)} ${random.pick(endings)}`.trim()
    : `${random.pick(firstNames[country])} ${last}`;
  const mailbox = name
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .trim()
    .replace(/\s+/g, '.')
    .toLowerCase();
  const number = `${random.between(1, 240)} ${random.pick(streetNames)} ${random.pick(streetKinds)}`;
  const unit = random.chance(0.2);
  return {
    customerName: name,
    email: random.chance(0.97) ? `${mailbox}${key % 1000}@example.com` : '',
    phoneNumber: country === 'AU' ? australianMobile(random) : `+64 21 555 ${digits(random, 4)}`,
    street1: unit ? `Unit ${random.between(1, 40)}` : number,
    street2: unit ? number : '',
    city,
    state,
    postcode,
    country,
  };
}

function australianMobile(random: Random): string {
  return `0491 57${random.between(0, 9)} ${digits(random, 3)}`;
}

function digits(random: Random, count: number): string {
  return String(random.between(0, 10 ** count - 1)).padStart(count, '0');
}
