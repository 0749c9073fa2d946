import { page } from '../../pages/page.ts';

/** Services of bank reconciliation that staff run (3P051). */
export const bankrecServicesPages = [
  page({
    view: 'BankRecAdministrationView',
    title: 'BankRec Administration',
    label: 'BankRec administration',
    scope: 'global',
    area: 'Reconciliation',
    order: 60,
    audience: 'staff',
    calls: ['bankrecServices.list'],
    keywords:
      'bankrec services run simulation account onboarding statement status missing clean-up billing update feed onboarding',
    load: () => import('./bank-rec-administration.page.tsx'),
  }),
] as const;
