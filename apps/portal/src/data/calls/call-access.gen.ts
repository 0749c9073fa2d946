// Written by `npm run registries` from the contracts.
import type { CallAccess } from './call-facts.ts';

/** Who may make the calls of each noun: their verbs, and the rights that they take. */
export const accessByNoun: Readonly<Record<string, readonly (readonly [verbs: string, access: CallAccess])[]>> = {
  accountAuthorisations: [
    ['approve reject', { allOf: ['AUTHORISE_ACCOUNTS'], refusedInViewAs: true }],
    ['get', { anyOf: ['AUTHORISE_ACCOUNTS', 'MANAGE_ACCOUNTS', 'VIEW_ACCOUNTS'] }],
  ],
  administrators: [
    ['create disable enable update', { allOf: ['MANAGE_ADMINISTRATORS'], refusedInViewAs: true }],
    ['get search', { anyOf: ['AUTHORISE_ADMINISTRATORS', 'MANAGE_ADMINISTRATORS', 'VIEW_ADMINISTRATORS'] }],
  ],
  apiKeys: [
    ['generate generateInitialKeys rotate saveConfig setStatus takeSecret', { anyOf: ['MANAGE_API_KEYS'], refusedInViewAs: true, product: 'RESTAPI' }],
    ['get getConfig getUse list listAccessBusinesses listAuditEntries', { anyOf: ['MANAGE_API_KEYS', 'VIEW_API_KEYS'], product: 'RESTAPI' }],
  ],
  apiLogs: [
    ['get getRelated getSummary list listOperations', { anyOf: ['VIEW_API_LOG'], product: 'RESTAPI' }],
  ],
  bankStatementAccounts: [
    ['addAccounts create', { anyOf: ['MANAGE_RECONCILIATION'], refusedInViewAs: true }],
    ['get getBankrecLink listAccountGroups searchBusinessAccounts searchGroupAccounts', { anyOf: ['MANAGE_RECONCILIATION', 'VIEW_RECONCILIATION'] }],
  ],
  bankStatementDays: [
    ['close reopen', { anyOf: ['MANAGE_RECONCILIATION'], refusedInViewAs: true }],
    ['get', { anyOf: ['MANAGE_RECONCILIATION', 'VIEW_RECONCILIATION'] }],
  ],
  bankStatementLines: [
    ['addMatches exclude include removeMatch saveNote', { anyOf: ['MANAGE_RECONCILIATION'] }],
    ['get listCandidates', { anyOf: ['MANAGE_RECONCILIATION', 'VIEW_RECONCILIATION'] }],
  ],
  bankStatements: [
    ['getFile list listBalances listFiles listLines', { anyOf: ['MANAGE_RECONCILIATION', 'VIEW_RECONCILIATION'] }],
    ['resumeFile', { anyOf: ['MANAGE_RECONCILIATION'] }],
  ],
  bankrecServices: [
    ['list', { anyOf: ['MANAGE_RECONCILIATION'] }],
    ['startAccountOnboarding startBillingUpdate startCleanUp startFeedOnboarding startSimulation startStatementStatus', { anyOf: ['MANAGE_RECONCILIATION'], refusedInViewAs: true }],
  ],
  billingCodes: [
    ['list', { anyOf: ['MANAGE_BILLING', 'VIEW_BILLING'] }],
  ],
  billingFacilities: [
    ['confirmBillingFacilities saveBillingFacilities', { anyOf: ['MANAGE_BILLING'], refusedInViewAs: true }],
    ['getBillingFacilities', { anyOf: ['MANAGE_BILLING', 'VIEW_BILLING'] }],
  ],
  billingInstruments: [
    ['addBillingInstruments removeBillingInstrument', { anyOf: ['MANAGE_BILLING'], refusedInViewAs: true }],
    ['list listCommunityInstruments', { anyOf: ['MANAGE_BILLING', 'VIEW_BILLING'] }],
  ],
  bsbBranches: [
    ['search', {}],
  ],
  businesses: [
    ['get getMigratedToBankrec', { anyOf: ['MANAGE_BUSINESSES', 'MANAGE_RECONCILIATION', 'VIEW_BUSINESSES', 'VIEW_RECONCILIATION'] }],
    ['getDetails getEnablement getSettings searchOverviews', { anyOf: ['MANAGE_BUSINESSES', 'VIEW_BUSINESSES'] }],
    ['search', { anyRight: true }],
    ['setDualAuthorisation', { anyOf: ['MANAGE_ACCOUNTS'], refusedInViewAs: true }],
    ['updateDetails updateEnablement updateSettings', { anyOf: ['MANAGE_BUSINESSES'] }],
  ],
  cardSchemes: [
    ['getCardSchemes', { anyOf: ['MANAGE_BUSINESSES', 'VIEW_BUSINESSES'] }],
    ['saveCardSchemes', { anyOf: ['MANAGE_BUSINESSES'] }],
  ],
  certificates: [
    ['disable generate takePassword updateConfig', { anyOf: ['MANAGE_CERTIFICATES'], refusedInViewAs: true }],
    ['getConfig getUse list', { anyOf: ['MANAGE_CERTIFICATES', 'VIEW_CONNECTION_DETAILS'] }],
  ],
  communities: [
    ['locate search searchOverviews', {}],
  ],
  communityApiKeys: [
    ['get list', { anyOf: ['MANAGE_API_KEYS', 'VIEW_API_KEYS'] }],
    ['setStatus', { anyOf: ['MANAGE_API_KEYS'], refusedInViewAs: true }],
  ],
  connectionDetails: [
    ['checkHandoff', { anyOf: ['MANAGE_API_KEYS', 'MANAGE_CERTIFICATES', 'VIEW_CONNECTION_DETAILS'], product: 'QUICKBILLS' }],
    ['get listCcapiBusinesses listOnlineBusinesses listRestapiBusinesses', { anyOf: ['MANAGE_API_KEYS', 'MANAGE_CERTIFICATES', 'VIEW_CONNECTION_DETAILS'] }],
    ['renewHandoffKey', { anyOf: ['MANAGE_API_KEYS', 'MANAGE_CERTIFICATES'], refusedInViewAs: true, product: 'QUICKBILLS' }],
  ],
  countries: [
    ['search', {}],
  ],
  customerAccounts: [
    ['addAccountFromSingleUseToken addBankAccount addCreditCard addNzBankAccount', { anyOf: ['MANAGE_CUSTOMER_ACCOUNTS'], product: 'QUICKVAULT' }],
    ['countDisabledAccounts get list listAcceptedAccountTypes listAcceptedCardSchemes listDisabledAccounts', { anyOf: ['MANAGE_CUSTOMER_ACCOUNTS', 'MANAGE_RECURRING_CUSTOMERS', 'TERMINAL_EXISTING_CUSTOMER', 'VIEW_CUSTOMER_ACCOUNTS'] }],
    ['disable enable previewStatusChange setDefault update', { anyOf: ['MANAGE_CUSTOMER_ACCOUNTS'] }],
    ['listExpiringCards', { anyOf: ['MANAGE_CUSTOMER_ACCOUNTS', 'VIEW_CUSTOMER_ACCOUNTS'] }],
    ['pollExpiringCardExport startExpiringCardExport', { anyOf: ['MANAGE_CUSTOMER_ACCOUNTS', 'VIEW_CUSTOMER_ACCOUNTS'], allOf: ['EXPORT_CUSTOMERS'] }],
  ],
  customers: [
    ['create previewStatusChange setStatus updateDetails', { anyOf: ['MANAGE_CUSTOMERS', 'MANAGE_CUSTOMER_ACCOUNTS', 'MANAGE_RECURRING_CUSTOMERS'] }],
    ['get getRights getSummary listAuditEntries search', { anyOf: ['MANAGE_CUSTOMERS', 'MANAGE_CUSTOMER_ACCOUNTS', 'MANAGE_RECURRING_CUSTOMERS', 'TERMINAL_EXISTING_CUSTOMER', 'VIEW_CUSTOMERS', 'VIEW_CUSTOMER_ACCOUNTS', 'VIEW_RECURRING_CUSTOMERS'] }],
    ['pollExport startExport', { anyOf: ['MANAGE_CUSTOMERS', 'MANAGE_CUSTOMER_ACCOUNTS', 'MANAGE_RECURRING_CUSTOMERS', 'TERMINAL_EXISTING_CUSTOMER', 'VIEW_CUSTOMERS', 'VIEW_CUSTOMER_ACCOUNTS', 'VIEW_RECURRING_CUSTOMERS'], allOf: ['EXPORT_CUSTOMERS'] }],
  ],
  dashboard: [
    ['getTransactionSummary', { anyOf: ['TransactionDetailView'] }],
    ['listGadgetAuditHistory', { anyOf: ['VIEW_AUDIT'] }],
    ['listGadgetServiceMessages listSilentNodes', { anyOf: ['MANAGE_OPERATIONS', 'VIEW_OPERATIONS'] }],
    ['listGadgetUsers', { anyOf: ['MANAGE_USERS', 'VIEW_USERS'] }],
  ],
  decommission: [
    ['decommissionCommunity', { anyOf: ['DECOMMISSION_COMMUNITIES'], refusedInViewAs: true }],
    ['getCommunity', { anyOf: ['DECOMMISSION_COMMUNITIES', 'MANAGE_COMMUNITIES', 'VIEW_COMMUNITIES'] }],
    ['getInfo', { anyOf: ['DECOMMISSION_COMMUNITIES'] }],
  ],
  domains: [
    ['create delete update', { anyOf: ['MANAGE_WHITELISTS'], refusedInViewAs: true }],
    ['list', { anyOf: ['MANAGE_WHITELISTS', 'VIEW_WHITELISTS'] }],
  ],
  dualAuthorisation: [
    ['get', { anyOf: ['MANAGE_FACILITY_SETTINGS', 'VIEW_FACILITY_SETTINGS'] }],
    ['update', { anyOf: ['MANAGE_FACILITY_SETTINGS'], refusedInViewAs: true }],
  ],
  expectedRevenues: [
    ['create delete update', { anyOf: ['MANAGE_BILLING'], refusedInViewAs: true }],
    ['get listMonthlyRevenues listOneOffRevenues', { anyOf: ['MANAGE_BILLING', 'VIEW_BILLING'] }],
  ],
  exports: [
    ['cancel getDownload list', {}],
  ],
  externalSystemClients: [
    ['search', { anyOf: ['MANAGE_BUSINESSES', 'VIEW_BUSINESSES'] }],
  ],
  facilitySettings: [
    ['getAutomaticRetry getCustomisation getElectronicCommunications getGeneral getSecurity getTransactionExport getTransactions listLastChanges previewGeneral', { anyOf: ['MANAGE_FACILITY_SETTINGS', 'VIEW_FACILITY_SETTINGS'] }],
    ['getBusinessNotifications getCustomerNotifications', { anyOf: ['MANAGE_FACILITY_SETTINGS', 'VIEW_FACILITY_SETTINGS'], product: 'NOTIFICATIONS' }],
    ['updateAutomaticRetry updateCustomisation updateGeneral updateTransactionExport updateTransactions', { anyOf: ['MANAGE_FACILITY_SETTINGS'] }],
    ['updateBusinessNotifications updateCustomerNotifications', { anyOf: ['MANAGE_FACILITY_SETTINGS'], product: 'NOTIFICATIONS' }],
  ],
  fraudBackTests: [
    ['cancel get listPayments start', { anyOf: ['MANAGE_FRAUD_GUARD', 'VIEW_FRAUD_GUARD'] }],
  ],
  fraudGuard: [
    ['countRuleHits getBusinessRules getFacilityRules listBinAlerts listBusinessRules', { anyOf: ['MANAGE_FRAUD_GUARD', 'VIEW_FRAUD_GUARD'] }],
    ['deleteBusinessRules saveBusinessRules saveFacilityRules', { anyOf: ['MANAGE_FRAUD_GUARD'] }],
  ],
  fraudReviews: [
    ['approve decline', { anyOf: ['REVIEW_SUSPENDED_PAYMENTS'], refusedInViewAs: true }],
    ['list', { anyOf: ['MANAGE_FRAUD_GUARD', 'REVIEW_SUSPENDED_PAYMENTS', 'VIEW_FRAUD_GUARD'] }],
  ],
  globalSearch: [
    ['findAccounts', { anyOf: ['MANAGE_ACCOUNTS', 'VIEW_ACCOUNTS'] }],
    ['findBatchEntries findPaymentBatchGroups findPaymentBatches findServiceMessages', { anyOf: ['MANAGE_OPERATIONS', 'VIEW_OPERATIONS'] }],
    ['findBusinesses findExternalSystemClients', { anyOf: ['MANAGE_BUSINESSES', 'VIEW_BUSINESSES'] }],
    ['findCommunities', { anyOf: ['MANAGE_COMMUNITIES', 'VIEW_COMMUNITIES'] }],
    ['findCustomers', { anyOf: ['MANAGE_CUSTOMERS', 'MANAGE_CUSTOMER_ACCOUNTS', 'MANAGE_RECURRING_CUSTOMERS', 'TERMINAL_EXISTING_CUSTOMER', 'VIEW_CUSTOMERS', 'VIEW_CUSTOMER_ACCOUNTS', 'VIEW_RECURRING_CUSTOMERS'] }],
    ['findInvoices', { anyOf: ['MANAGE_RECONCILIATION', 'VIEW_RECONCILIATION'] }],
    ['findQuickVoiceProfiles', { anyOf: ['MANAGE_QUICKVOICE', 'VIEW_QUICKVOICE'] }],
    ['findUsers', { anyOf: ['MANAGE_USERS', 'VIEW_USERS'] }],
  ],
  ipAddresses: [
    ['create delete update', { anyOf: ['MANAGE_WHITELISTS'], refusedInViewAs: true }],
    ['list', { anyOf: ['MANAGE_WHITELISTS', 'VIEW_WHITELISTS'] }],
  ],
  mailbox: [
    ['getMail listMail', {}],
  ],
  matchingRegistrations: [
    ['create delete update', { anyOf: ['MANAGE_RECONCILIATION'], refusedInViewAs: true }],
    ['list listSweepAccounts', { anyOf: ['MANAGE_RECONCILIATION', 'VIEW_RECONCILIATION'] }],
  ],
  matchingRules: [
    ['create delete lower pause raise resume update', { anyOf: ['MANAGE_RECONCILIATION'], refusedInViewAs: true }],
    ['list', { anyOf: ['MANAGE_RECONCILIATION', 'VIEW_RECONCILIATION'] }],
  ],
  merchantAccounts: [
    ['add addTandemMerchantAccount link update updateTandemMerchantAccount', { anyOf: ['MANAGE_ACCOUNTS'], refusedInViewAs: true }],
    ['checkUniqueMerchantAccountId checkUniqueMerchantAccountName getTandemStatus list searchLinkableMerchantAccounts', { anyOf: ['MANAGE_ACCOUNTS', 'VIEW_ACCOUNTS'] }],
  ],
  merchantChoiceRouting: [
    ['checkRoutingConfigurations getManageBusiness', { anyOf: ['MANAGE_CARD_ROUTING'] }],
    ['get', { anyOf: ['MANAGE_CARD_ROUTING', 'MANAGE_SETTLEMENT_ACCOUNTS', 'VIEW_SETTLEMENT_ACCOUNTS'] }],
    ['save saveRoutingConfigurations', { anyOf: ['MANAGE_CARD_ROUTING'], refusedInViewAs: true }],
  ],
  myProfile: [
    ['changePassword confirmSecondFactor endOtherSessions endSession listSessions removeSecondFactor renewRecoveryCodes startSecondFactor', { refusedInViewAs: true }],
    ['get', {}],
  ],
  notifications: [
    ['getCustomerSwitches', { anyOf: ['MANAGE_CUSTOMERS', 'MANAGE_CUSTOMER_ACCOUNTS', 'MANAGE_RECURRING_CUSTOMERS', 'TERMINAL_EXISTING_CUSTOMER', 'VIEW_CUSTOMERS', 'VIEW_CUSTOMER_ACCOUNTS', 'VIEW_RECURRING_CUSTOMERS'], product: 'NOTIFICATIONS' }],
    ['getSwitches', { anyOf: ['MANAGE_FACILITY_SETTINGS', 'VIEW_FACILITY_SETTINGS'], product: 'NOTIFICATIONS' }],
    ['setCustomerSwitches', { anyOf: ['MANAGE_CUSTOMERS', 'MANAGE_CUSTOMER_ACCOUNTS', 'MANAGE_RECURRING_CUSTOMERS'], product: 'NOTIFICATIONS' }],
    ['setSwitches', { anyOf: ['MANAGE_FACILITY_SETTINGS'], product: 'NOTIFICATIONS' }],
  ],
  paymentFiles: [
    ['chooseLines release updateLine', { allOf: ['MANAGE_FILES', 'TERMINAL_EXISTING_CUSTOMER'], product: 'QUICKBATCH' }],
    ['get listLines locate', { anyOf: ['MANAGE_FILES', 'VIEW_FILES'], product: 'QUICKBATCH' }],
  ],
  paymentTerms: [
    ['create delete', { anyOf: ['MANAGE_BUSINESSES'], refusedInViewAs: true }],
    ['getUse', { anyOf: ['MANAGE_BUSINESSES', 'VIEW_BUSINESSES'] }],
  ],
  payments: [
    ['take', { anyOf: ['TERMINAL_EXISTING_CUSTOMER'], refusedInViewAs: true, product: 'QUICKTERMINAL' }],
  ],
  paytoAccounts: [
    ['add block unblock update', { anyOf: ['MANAGE_ACCOUNTS'], refusedInViewAs: true }],
    ['getStatus list', { anyOf: ['MANAGE_ACCOUNTS', 'VIEW_ACCOUNTS'] }],
  ],
  paytoAgreements: [
    ['amend create recallAmendment', { anyOf: ['MANAGE_CUSTOMERS'], refusedInViewAs: true, product: 'PAYTO' }],
    ['checkAmendment checkParty checkPayment getAccountInfo getAlias getFormData', { anyOf: ['MANAGE_CUSTOMERS'], product: 'PAYTO' }],
    ['checkEcommerceParty checkEcommercePayment getPayerAlias reviewEcommercePayment', { anyOf: ['TERMINAL_EXISTING_CUSTOMER'], product: 'PAYTO' }],
    ['confirmEcommercePayment', { anyOf: ['TERMINAL_EXISTING_CUSTOMER'], refusedInViewAs: true, product: 'PAYTO' }],
    ['get getBilateralAmendment list listTimeline search', { anyOf: ['MANAGE_CUSTOMERS', 'VIEW_CUSTOMERS'], product: 'PAYTO' }],
    ['getData', { anyOf: ['MANAGE_CUSTOMERS', 'TERMINAL_EXISTING_CUSTOMER', 'VIEW_CUSTOMERS'], product: 'PAYTO' }],
    ['pollExport startExport', { anyOf: ['MANAGE_CUSTOMERS', 'VIEW_CUSTOMERS'], allOf: ['EXPORT_CUSTOMERS'], product: 'PAYTO' }],
    ['takePayment', { anyOf: ['MANAGE_CUSTOMERS', 'TERMINAL_EXISTING_CUSTOMER', 'VIEW_CUSTOMERS'], refusedInViewAs: true, product: 'PAYTO' }],
  ],
  paytoMigrations: [
    ['change start', { allOf: ['MANAGE_CUSTOMERS', 'MANAGE_RECURRING_CUSTOMERS'], refusedInViewAs: true, product: 'PAYTO' }],
    ['get list listSchedules', { anyOf: ['MANAGE_CUSTOMERS', 'VIEW_CUSTOMERS'], product: 'PAYTO' }],
    ['pollExport startExport', { anyOf: ['MANAGE_CUSTOMERS', 'VIEW_CUSTOMERS'], allOf: ['EXPORT_CUSTOMERS'], product: 'PAYTO' }],
    ['preview', { allOf: ['MANAGE_CUSTOMERS', 'MANAGE_RECURRING_CUSTOMERS'], product: 'PAYTO' }],
  ],
  products: [
    ['getConfig getUse', { anyOf: ['MANAGE_COMMUNITIES', 'VIEW_COMMUNITIES'] }],
    ['list', { anyOf: ['MANAGE_FACILITY_SETTINGS', 'VIEW_FACILITY_SETTINGS'] }],
    ['updateConfig', { anyOf: ['MANAGE_COMMUNITIES'], refusedInViewAs: true }],
  ],
  proposals: [
    ['approve reject', { anyOf: ['APPROVE_REFUNDS', 'APPROVE_REQUESTS', 'AUTHORISE_ACCOUNTS', 'AUTHORISE_ADMINISTRATORS'], refusedInViewAs: true }],
    ['count get list', { anyOf: ['APPROVE_REFUNDS', 'APPROVE_REQUESTS', 'AUTHORISE_ACCOUNTS', 'AUTHORISE_ADMINISTRATORS', 'MANAGE_ACCOUNTS', 'MANAGE_ADMINISTRATORS', 'MANAGE_API_KEYS', 'MANAGE_BUSINESSES', 'MANAGE_CARD_ROUTING', 'MANAGE_CERTIFICATES', 'MANAGE_COMMUNITIES', 'MANAGE_FACILITY_SETTINGS', 'MANAGE_FILES', 'MANAGE_FRAUD_GUARD', 'MANAGE_RECONCILIATION', 'MANAGE_REPORTS', 'MANAGE_SETTLEMENT_ACCOUNTS', 'MANAGE_USERS', 'MANAGE_WEBHOOKS', 'MANAGE_WHITELISTS', 'REFUND_TRANSACTIONS'] }],
    ['requestAgain', { anyOf: ['MANAGE_ACCOUNTS', 'MANAGE_ADMINISTRATORS', 'MANAGE_API_KEYS', 'MANAGE_BUSINESSES', 'MANAGE_CARD_ROUTING', 'MANAGE_CERTIFICATES', 'MANAGE_COMMUNITIES', 'MANAGE_FACILITY_SETTINGS', 'MANAGE_FILES', 'MANAGE_FRAUD_GUARD', 'MANAGE_RECONCILIATION', 'MANAGE_REPORTS', 'MANAGE_SETTLEMENT_ACCOUNTS', 'MANAGE_USERS', 'MANAGE_WEBHOOKS', 'MANAGE_WHITELISTS', 'REFUND_TRANSACTIONS'], refusedInViewAs: true }],
    ['withdraw', { anyOf: ['APPROVE_REFUNDS', 'APPROVE_REQUESTS', 'AUTHORISE_ACCOUNTS', 'AUTHORISE_ADMINISTRATORS', 'MANAGE_ACCOUNTS', 'MANAGE_ADMINISTRATORS', 'MANAGE_API_KEYS', 'MANAGE_BUSINESSES', 'MANAGE_CARD_ROUTING', 'MANAGE_CERTIFICATES', 'MANAGE_COMMUNITIES', 'MANAGE_FACILITY_SETTINGS', 'MANAGE_FILES', 'MANAGE_FRAUD_GUARD', 'MANAGE_RECONCILIATION', 'MANAGE_REPORTS', 'MANAGE_SETTLEMENT_ACCOUNTS', 'MANAGE_USERS', 'MANAGE_WEBHOOKS', 'MANAGE_WHITELISTS', 'REFUND_TRANSACTIONS'], refusedInViewAs: true }],
  ],
  quickrec: [
    ['addSimulationBusiness createSimulationLine deleteSimulationLine removeSimulationBusiness updateSimulationConfiguration', { anyOf: ['MANAGE_RECONCILIATION'], refusedInViewAs: true }],
    ['getSimulationConfiguration listSimulationLines searchQuickRecBusinesses searchQuickRecCommunities', { anyOf: ['MANAGE_RECONCILIATION', 'VIEW_RECONCILIATION'] }],
  ],
  recurringPayments: [
    ['changeDate getFormData getFormDefaults notifyFailure preview stop', { anyOf: ['MANAGE_RECURRING_CUSTOMERS'] }],
    ['create', { anyOf: ['MANAGE_RECURRING_CUSTOMERS'], refusedInViewAs: true, product: 'QUICKVAULT' }],
    ['get getCardSurchargesMessage getFailure list listOccurrences search', { anyOf: ['MANAGE_RECURRING_CUSTOMERS', 'VIEW_RECURRING_CUSTOMERS'] }],
    ['payByAccount resume retry update', { anyOf: ['MANAGE_RECURRING_CUSTOMERS'], refusedInViewAs: true }],
    ['pollExport startExport', { anyOf: ['MANAGE_RECURRING_CUSTOMERS', 'VIEW_RECURRING_CUSTOMERS'], allOf: ['EXPORT_CUSTOMERS'] }],
  ],
  reportSchedules: [
    ['disable enable update', { anyOf: ['MANAGE_REPORTS'] }],
    ['list listRuns', { anyOf: ['MANAGE_REPORTS', 'VIEW_REPORTS'] }],
  ],
  reports: [
    ['countOpenPaymentBatches getCustomReport listCustomReports previewCustomReport', { anyOf: ['MANAGE_REPORTS'] }],
    ['createCustomReport generateBankReconciliationReport generateCashAppliedFile generateCustomReport generateCustomerSnapshotFile generateExpiredCardsReport generateMerchantDefinitionFile generateNewCustomerReport generateQuickCaptureAllocationReport generateRegisteredAccountsReport generateTransactionCsvReport generateUserAccessReport updateCustomReport updateCustomReportColumns', { anyOf: ['MANAGE_REPORTS'], refusedInViewAs: true }],
  ],
  roles: [
    ['create delete update', { allOf: ['MANAGE_USERS'], refusedInViewAs: true }],
    ['list', { anyOf: ['MANAGE_USERS', 'VIEW_USERS'] }],
  ],
  sandboxes: [
    ['confirm create delete getProgress getVerification resendVerification start', {}],
    ['end', { anyOf: ['MANAGE_COMMUNITIES'], refusedInViewAs: true }],
    ['list', { anyOf: ['MANAGE_COMMUNITIES', 'VIEW_COMMUNITIES'] }],
  ],
  savedViews: [
    ['create delete update', { refusedInViewAs: true }],
    ['list', {}],
  ],
  serverToServerNotifications: [
    ['get', { anyOf: ['MANAGE_WEBHOOKS', 'VIEW_WEBHOOKS'] }],
    ['sendTest update', { anyOf: ['MANAGE_WEBHOOKS'], refusedInViewAs: true }],
  ],
  serviceMessages: [
    ['get getSummary list', { anyOf: ['MANAGE_OPERATIONS', 'VIEW_OPERATIONS'] }],
    ['resend', { anyOf: ['MANAGE_OPERATIONS'] }],
  ],
  session: [
    ['chooseCommunity get', {}],
  ],
  settlementAccounts: [
    ['list pollExport startExport', { anyOf: ['MANAGE_SETTLEMENT_ACCOUNTS', 'VIEW_SETTLEMENT_ACCOUNTS'] }],
    ['updateRemitterNames', { anyOf: ['MANAGE_SETTLEMENT_ACCOUNTS'], refusedInViewAs: true }],
  ],
  singleUseTokens: [
    ['create', { product: 'QUICKVAULT' }],
    ['get locate', { anyOf: ['MANAGE_CUSTOMER_ACCOUNTS', 'VIEW_CUSTOMER_ACCOUNTS'], product: 'QUICKVAULT' }],
  ],
  supplierAccounts: [
    ['addAuBankAccount addNzDirectEntryAccount addNzMerchantAccount addSimulatorAccount disable enable updateAuBankAccount updateNzDirectEntryAccount updateNzMerchantAccount updateSimulatorAccount', { anyOf: ['MANAGE_ACCOUNTS'], refusedInViewAs: true }],
    ['addPayIdAccount disablePayIdAccount updatePayIdAccount', { anyOf: ['MANAGE_ACCOUNTS'], refusedInViewAs: true, product: 'PAYID' }],
    ['get getAuthorisationStatus getDetails getDirectEntryStatus getDualAuth getNzBankStatus getNzMerchantStatus getSetup getSimulatorStatus getUse listAuBankAccounts listAuditEntries listNzDirectEntryAccounts listNzMerchantAccounts listSimulatorAccounts', { anyOf: ['MANAGE_ACCOUNTS', 'VIEW_ACCOUNTS'] }],
    ['getPayIdStatus listPayIdAccounts', { anyOf: ['MANAGE_ACCOUNTS', 'VIEW_ACCOUNTS'], product: 'PAYID' }],
    ['listPayments', { anyOf: ['MANAGE_ACCOUNTS', 'VIEW_ACCOUNTS'], allOf: ['TransactionDetailView'] }],
  ],
  transactions: [
    ['get getTransactionsToday search', { anyOf: ['TransactionDetailView'] }],
    ['listCustomerTransactions', { anyOf: ['MANAGE_CUSTOMERS', 'MANAGE_CUSTOMER_ACCOUNTS', 'MANAGE_RECURRING_CUSTOMERS', 'TERMINAL_EXISTING_CUSTOMER', 'VIEW_CUSTOMERS', 'VIEW_CUSTOMER_ACCOUNTS', 'VIEW_RECURRING_CUSTOMERS'] }],
    ['pollExport previewExport startExport', { anyOf: ['TransactionDetailView'], allOf: ['EXPORT_TRANSACTIONS'] }],
    ['refund void', { anyOf: ['REFUND_TRANSACTIONS'], refusedInViewAs: true }],
    ['requery', { anyOf: ['REQUERY_TRANSACTIONS'] }],
    ['sendReceipt', { anyOf: ['TERMINAL_EXISTING_CUSTOMER'] }],
  ],
  uploadedFiles: [
    ['cancel dismiss', { anyOf: ['MANAGE_FILES'] }],
    ['get list listErrors listFileFormats', { anyOf: ['MANAGE_FILES', 'VIEW_FILES'] }],
  ],
  userAuthorisations: [
    ['approve reject', { allOf: ['AUTHORISE_ADMINISTRATORS'], refusedInViewAs: true }],
    ['get search', { anyOf: ['AUTHORISE_ADMINISTRATORS', 'MANAGE_ADMINISTRATORS', 'VIEW_ADMINISTRATORS'] }],
  ],
  userUploads: [
    ['check listRoles', { allOf: ['MANAGE_USERS'] }],
    ['save', { allOf: ['MANAGE_USERS'], refusedInViewAs: true }],
  ],
  users: [
    ['create endSessions resendInvitation resetPassword resetSecondFactor setStatus unlock updateDetails', { allOf: ['MANAGE_USERS'], refusedInViewAs: true }],
    ['get listAuditEntries search', { anyOf: ['MANAGE_USERS', 'VIEW_USERS'] }],
  ],
  viewAs: [
    ['listViewableUsers start', { allOf: ['VIEW_AS_USER'], refusedInViewAs: true }],
    ['stop', {}],
  ],
  webhooks: [
    ['changeReplay create delete resend rotateSecret sendTest setStatus startReplay update', { anyOf: ['MANAGE_WEBHOOKS'], refusedInViewAs: true, product: 'WEBHOOKS' }],
    ['getDelivery list listDeliveries listReplays', { anyOf: ['MANAGE_WEBHOOKS', 'VIEW_WEBHOOKS'], product: 'WEBHOOKS' }],
    ['previewReplay', { anyOf: ['MANAGE_WEBHOOKS'], product: 'WEBHOOKS' }],
  ],
};
