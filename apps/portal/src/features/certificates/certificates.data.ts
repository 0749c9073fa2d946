import { shownInline } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';

/** Every certificate that is not disabled. */
export const useCertificates = () => trpc.certificates.list.useQuery({ query: {} }, shownInline);

/** What a certificate is used for. */
export const useCertificateUse = (id: number) =>
  trpc.certificates.getUse.useQuery({ params: { id } }, { staleTime: 0, ...shownInline });

/** What applies to all certificates. */
export const useCertificateConfig = () => trpc.certificates.getConfig.useQuery(undefined, shownInline);
