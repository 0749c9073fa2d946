import { lastNames, type Country } from '../people.ts';
import type { Random } from '../random.ts';

const words = (text: string) => text.trim().split(/\s+/);

const beginnings = words(`Ash Back Bal Barn Beck Bick Black Brad Bram Brook Buck Burn Cald Carl Chad Ches Clay Clif Cob
  Cran Cross Dal Den Dray Dun East Eck Elm Ever Fair Farn Fen Fox Gar Gold Gran Green Had Hal Ham Hart Haz Heath Hol Hors
  Hurst Ing Kel Ken Kirk Lang Lind Long Lud Lyn Mal Mar Mel Mid Mill Nor North Oak Old Pem Pen Ply Pres Rad Red Rock Row
  Rush Sand Shel Sher South Stan Stock Strat Sut Thorn Tun Under Wad Wake Wal War Wat Wel West Whit Wil Win Wor Yar York`);
const endings =
  words(`bridge brook bury by cliffe combe cott croft dale den don field ford gate grave ham hill holm house
  hurst land leigh ley low man mere more ridge shaw side son stead stoke stone thorpe ton wall ward way well wick wood worth`);

/** How flat the curve begins: the most frequent name is carried by about 1 of 110, the hundredth by 1 of 600. */
const FLATNESS = 20;

interface Ranking {
  names: readonly string[];
  /** The share of people who carry this name or a more frequent one. */
  shares: Float64Array;
}

const rankings: Record<Country, Ranking> = { AU: rank(lastNames.AU), NZ: rank(lastNames.NZ) };

/** A million people have thousands of last names, few of them frequent: by rank after Zipf and Mandelbrot. */
function rank(frequent: readonly string[]): Ranking {
  const composed = beginnings.flatMap((beginning) => endings.map((ending) => `${beginning}${ending}`));
  const names = [...new Set([...frequent, ...composed])];
  const shares = new Float64Array(names.length);
  let sum = 0;
  for (let index = 0; index < names.length; index++) shares[index] = sum += 1 / (index + FLATNESS);
  return { names, shares: shares.map((share) => share / sum) };
}

/** A last name, as often as its rank says. */
export function pickLastName(random: Random, country: Country): string {
  const { names, shares } = rankings[country];
  const wanted = random.next();
  let [low, high] = [0, names.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((shares[middle] ?? 1) < wanted) low = middle + 1;
    else high = middle;
  }
  return names[low] ?? 'Smith';
}
