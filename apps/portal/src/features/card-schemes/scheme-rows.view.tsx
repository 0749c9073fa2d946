import { cardSchemeTitles } from '@quickportal/contracts/rules/accounts/account-display-name';
import type { CardScheme } from '@quickportal/contracts/rules/cards/cards';

interface SchemeRowsProps {
  rows: readonly { cardScheme: CardScheme; credit: React.ReactNode; debit: React.ReactNode }[];
}

const columns = '@min-[40rem]:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]';
const kindLabel = 'text-12 text-ink-2 @min-[40rem]:sr-only';

/** A row for each card scheme, credit cards beside debit cards. */
export function SchemeRows({ rows }: SchemeRowsProps) {
  return (
    <div className="@container">
      <div
        className={`hidden gap-x-6 border-b border-line px-5 py-2.5 text-12 text-ink-2 @min-[40rem]:grid ${columns}`}
      >
        <span>Card scheme</span>
        <span>Credit cards</span>
        <span>Debit cards</span>
      </div>
      <ul className="divide-y divide-line">
        {rows.map(({ cardScheme, credit, debit }) => (
          <li key={cardScheme} className={`grid items-center gap-x-6 gap-y-2 px-5 py-3 max-sm:px-4 ${columns}`}>
            <p className="font-strong">{cardSchemeTitles[cardScheme]}</p>
            <div className="grid gap-1">
              <span className={kindLabel}>Credit cards</span>
              {credit}
            </div>
            {debit ? (
              <div className="grid gap-1">
                <span className={kindLabel}>Debit cards</span>
                {debit}
              </div>
            ) : (
              <span className="text-ink-2 @max-[40rem]:hidden">Counted as credit</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
