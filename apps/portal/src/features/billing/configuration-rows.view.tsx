export interface ConfigurationRow {
  product: string;
  scheme: React.ReactNode;
  code: React.ReactNode;
}

const columns = '@min-[40rem]:grid-cols-[8rem_minmax(0,14rem)_minmax(0,1fr)]';
const label = 'text-12 text-ink-2 @min-[40rem]:sr-only';

/** A row for each product that is billed: who pays, and by which code. */
export function ConfigurationRows({ rows }: { rows: readonly ConfigurationRow[] }) {
  return (
    <div className="@container">
      <div
        className={`hidden gap-x-6 border-b border-line px-5 py-2.5 text-12 text-ink-2 @min-[40rem]:grid ${columns}`}
      >
        <span>Product</span>
        <span>Billing scheme</span>
        <span>Billing code</span>
      </div>
      <ul className="divide-y divide-line">
        {rows.map(({ product, scheme, code }) => (
          <li key={product} className={`grid items-start gap-x-6 gap-y-2 px-5 py-3 max-sm:px-4 ${columns}`}>
            <p className="font-strong @min-[40rem]:pt-1.5">{product}</p>
            <div className="grid gap-1">
              <span className={label}>Billing scheme</span>
              {scheme}
            </div>
            <div className="grid gap-1">
              <span className={label}>Billing code</span>
              {code}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
