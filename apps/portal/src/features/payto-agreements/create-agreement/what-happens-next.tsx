import { useNewAgreementData } from './new-agreement.data.ts';
import type { EnteredTerms } from '../agreement-words.ts';
import { WhatHappensNextView } from './what-happens-next.view.tsx';

interface WhatHappensNextProps {
  customerId: number;
  body: EnteredTerms;
  onChangeDate: () => void;
}

/** Asks again until when the payer could respond: the form may have been open for hours. */
export function WhatHappensNext({ customerId, ...props }: WhatHappensNextProps) {
  const { data } = useNewAgreementData(customerId);
  return data && <WhatHappensNextView {...props} today={data.today} respondBy={data.respondBy} />;
}
