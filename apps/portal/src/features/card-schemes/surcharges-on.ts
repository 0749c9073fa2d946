import type {
  BusinessCardScheme,
  BusinessCardSchemes,
} from '@quickportal/contracts/card-schemes/business-card-schemes';

/** A scheme as its form has it: emptied fields may be an empty text. */
export type EnteredScheme = Omit<BusinessCardScheme, 'upcoming'>;

type Surcharges = Pick<BusinessCardScheme, 'surcharge' | 'debitSurcharge'>;

/** What is saved for a scheme on a date, yyyy-mm-dd; without one, today. */
export function surchargesOn(scheme: BusinessCardScheme, on: string | undefined): Surcharges {
  const upcoming = scheme.upcoming.findLast(({ effectiveFrom }) => on !== undefined && effectiveFrom <= on);
  const { surcharge, debitSurcharge } = upcoming ?? scheme;
  return { surcharge, debitSurcharge };
}

/** Entered schemes after another date was chosen: surcharges that were left as saved become those of that date. */
export function moveToDate(
  entered: readonly EnteredScheme[],
  { schemes }: Pick<BusinessCardSchemes, 'schemes'>,
  dates: { from: string | undefined; to: string | undefined },
): EnteredScheme[] {
  return entered.map((scheme) => {
    const saved = schemes.find(({ cardScheme }) => cardScheme === scheme.cardScheme);
    if (!saved) return scheme;
    const [before, after] = [surchargesOn(saved, dates.from), surchargesOn(saved, dates.to)];
    const moved = (field: keyof Surcharges) =>
      (scheme[field] || null) === before[field] ? after[field] : scheme[field];
    return { ...scheme, surcharge: moved('surcharge'), debitSurcharge: moved('debitSurcharge') };
  });
}
