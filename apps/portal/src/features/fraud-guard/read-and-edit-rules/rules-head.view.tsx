import { BLACKLIST_MONTHS } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-bounds';
import { EnabledBadge } from '../enabled-badge.tsx';

interface RulesHeadProps {
  isEnabled: boolean;
  /** Absent where rules are only read. */
  control?: React.ReactNode;
  title: React.ReactNode;
  mode: React.ReactNode;
  /** For staff only. */
  // In the specification: 1R164
  binTesting?: React.ReactNode;
}

/** The master switch, what happens to a payment that matches, and what is done about BIN testing. */
export function RulesHead({ isEnabled, control, title, mode, binTesting }: RulesHeadProps) {
  return (
    <>
      <div className="flex items-center gap-4 border-b border-line px-5 py-4 max-sm:px-4">
        {control}
        <div className="min-w-0 flex-1">
          <h2 className="text-14 font-strong">{title}</h2>
          <p className="text-13 text-ink-2">When it is off, no rule below has any effect.</p>
        </div>
        <EnabledBadge isEnabled={isEnabled} />
      </div>
      <div
        // Side by side only where the codes of both fit, whatever is beside the card
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-8 gap-y-4 border-b border-line px-5 pt-4 pb-5 max-sm:px-4"
      >
        <Setting title="Fraud guard mode" help="Active suspends the payment. Passive only reports it.">
          {mode}
        </Setting>
        {binTesting !== undefined && (
          <Setting
            title="BIN testing mode"
            help={`A blacklisted card or address is removed after ${BLACKLIST_MONTHS} months.`}
          >
            {binTesting}
          </Setting>
        )}
      </div>
    </>
  );
}

interface SettingProps {
  title: string;
  help: string;
  children: React.ReactNode;
}

const Setting = ({ title, help, children }: SettingProps) => (
  <div className="grid content-start justify-items-start gap-1.5">
    <p className="text-13 font-strong">{title}</p>
    {children}
    <p className="text-13 text-ink-2">{help}</p>
  </div>
);
