import * as fc from 'fast-check';
import { foldText } from '@quickportal/contracts/rules/texts/same-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

async function foldInSql(texts: readonly string[]): Promise<string[]> {
  const { rows } = await test.owner.query<{ folded: string }>(
    'select app.fold(value) as folded from unnest($1::text[]) with ordinality listed (value, place) order by place',
    [texts],
  );
  return rows.map(({ folded }) => folded);
}

const same: [what: string, ...texts: string[]][] = [
  ['a hyphen', 'Anne-Marie', 'annemarie', 'ANNE‑MARIE', 'Anne–Marie'],
  ['full stops', 'J.P. Smith', 'JP Smith', 'jp smith'],
  ['an ampersand', 'Smith & Sons', 'smith and sons', 'Smith&Sons', 'Smith ＆ Sons'],
  ['apostrophes', "O'Brien", 'O’Brien', 'OBrien', 'O`Brien', 'O´Brien', 'Oʼbrien', 'O＇Brien', 'O‘Brien'],
  ['macrons of Māori', 'Māori Wānanga', 'maori wananga', 'MAORI WANANGA'],
  ['sharp s', 'Weiß', 'WEISS', 'Weiss', 'WEIẞ'],
  ['a Turkish i', 'İstanbul Işık', 'istanbul isik', 'ISTANBUL IŞIK'],
  ['letters without decomposition', 'Đặng Łukasz Søren', 'dang lukasz soren'],
  ['Icelandic letters', 'Þóra Guðrún', 'thora gudrun'],
  ['ligatures', 'Æsop Œuvre ﬁne', 'aesop oeuvre fine'],
  ['widths', 'ＡＢＣ　１２３', 'abc 123'],
  ['a final sigma', 'ΟΔΥΣΣΕΥΣ', 'Οδυσσεύς', 'οδυσσευσ'],
  ['invisible characters', 'Pay\u200Broll\u00AD \u202Eteam', 'payroll team'],
  ['a comma and spaces', 'Smith,  John ', 'smith john'],
  ['spaces between Han characters', '王小明', '王 小明'],
  ['Hangul in two forms', '김민준', '김민준'.normalize('NFD')],
];
const different: [string, string][] = [
  ['Over 1.5', 'Over 15'],
  ['王小明', '王明小'],
  ['किरण', 'करण'],
  ['Ann', 'Anne'],
  ['か', 'が'],
];

describe('the key of names that must be unique', () => {
  const keys = async (names: readonly string[]) => {
    const { rows } = await test.owner.query<{ key: string }>(
      'select app.name_key(name) as key from unnest($1::text[]) with ordinality listed (name, place) order by place',
      [names],
    );
    return rows.map(({ key }) => key);
  };

  it('is the same for letters of other scripts that look alike, spaces, invisible characters and case', async () => {
    const names = [
      'Payroll Team',
      'payroll-team',
      'Р\u0430\u0443roll T\u0435\u0430m',
      'Ρ\u0430yr\u03bfll Te\u0430\u039c',
      'Pay\u200broll\u00ad Team',
    ];
    expect(new Set(await keys(names))).toEqual(new Set(['payrollteam']));
    expect(new Set(await keys(['Team 1', 'Team I', 'Team l', '---', '...', '🎉'])).size).toBe(6);
  });
});

describe('the same text', () => {
  it.each(same)('is recognised by both functions in spite of %s', async (_what, ...texts) => {
    const folded = texts.map((text) => foldText(text));
    expect(new Set(folded).size, folded.join(' | ')).toBe(1);
    expect(await foldInSql(texts)).toEqual(folded);
  });

  it.each(different)('is not seen in %s and %s', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });

  it('is the same in SQL and TypeScript for every text, and stays as it is when it is folded again', async () => {
    const { rows } = await test.owner.query<{ text: string }>(
      `select chr(code) as text from generate_series(1, 1114111) code
       where code not between 55296 and 57343 and unicode_assigned(chr(code))`,
    );
    const assigned = rows.map(({ text }) => text).filter((text) => /\p{Assigned}/u.test(text));
    expect(assigned.length).toBeGreaterThan(140_000);
    const alone = await foldInSql(assigned);
    expect(assigned.filter((text, at) => foldText(text) !== alone[at])).toEqual([]);

    const usual = `aàÀbß'’-.,;& 10.5 İıÞæ王小が김́‍­@+()/`;
    const character = fc.oneof(
      fc.constantFrom(...Array.from(usual)),
      fc.nat(assigned.length - 1).map((at) => assigned[at] ?? ''),
    );
    const texts = fc.sample(fc.string({ unit: character, maxLength: 24 }), { numRuns: 20_000, seed: 31_4 });
    const folded = await foldInSql(texts);
    expect(texts.filter((text, at) => foldText(text) !== folded[at])).toEqual([]);
    expect(await foldInSql(folded)).toEqual(folded);
  });
});
