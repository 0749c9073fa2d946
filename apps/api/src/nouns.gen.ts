// Written by `npm run registries` from the contracts.
import { createAdministrator } from './administrators/create-administrator.ts';
import { enableAdministrator } from './administrators/enable-administrator.ts';
import { getAdministrator } from './administrators/get-administrator.ts';
import { updateAdministrator } from './administrators/update-administrator.ts';
import { searchBsbBranches } from './bsb-branches/search-bsb-branches.ts';
import { searchBusinesses } from './businesses/search-businesses.ts';
import { locateCommunity } from './communities/locate-community.ts';
import { searchCommunities } from './communities/search-communities.ts';
import { searchCountries } from './countries/search-countries.ts';
import { addBankAccount } from './customer-accounts/add-bank-account.ts';
import { addCreditCard } from './customer-accounts/add-credit-card.ts';
import { addNzBankAccount } from './customer-accounts/add-nz-bank-account.ts';
import { countDisabledAccounts } from './customer-accounts/count-disabled-accounts.ts';
import { disableCustomerAccount } from './customer-accounts/disable-customer-account.ts';
import { enableCustomerAccount } from './customer-accounts/enable-customer-account.ts';
import { getCustomerAccount } from './customer-accounts/get-customer-account.ts';
import { listCustomerAccounts } from './customer-accounts/list-customer-accounts.ts';
import { listAcceptedAccountTypes } from './customer-accounts/list-accepted-account-types.ts';
import { listAcceptedCardSchemes } from './customer-accounts/list-accepted-card-schemes.ts';
import { listDisabledAccounts } from './customer-accounts/list-disabled-accounts.ts';
import { listExpiringCards } from './customer-accounts/list-expiring-cards.ts';
import { pollExpiringCardExport } from './customer-accounts/poll-expiring-card-export.ts';
import { previewCustomerAccountStatusChange } from './customer-accounts/preview-customer-account-status-change.ts';
import { setCustomerAccountDefault } from './customer-accounts/set-customer-account-default.ts';
import { startExpiringCardExport } from './customer-accounts/start-expiring-card-export.ts';
import { updateCustomerAccount } from './customer-accounts/update-customer-account.ts';
import { createCustomer } from './customers/create-customer.ts';
import { getCustomer } from './customers/get-customer.ts';
import { getCustomerRights } from './customers/get-customer-rights.ts';
import { getCustomerSummary } from './customers/get-customer-summary.ts';
import { listCustomerAuditEntries } from './customers/list-customer-audit-entries.ts';
import { pollCustomerExport } from './customers/poll-customer-export.ts';
import { previewCustomerStatusChange } from './customers/preview-customer-status-change.ts';
import { searchCustomers } from './customers/search-customers.ts';
import { setCustomerStatus } from './customers/set-customer-status.ts';
import { startCustomerExport } from './customers/start-customer-export.ts';
import { updateCustomerDetails } from './customers/update-customer-details.ts';
import { getTransactionSummary } from './dashboard/get-transaction-summary.ts';
import { listGadgetAuditHistory } from './dashboard/list-gadget-audit-history.ts';
import { listGadgetServiceMessages } from './dashboard/list-gadget-service-messages.ts';
import { listGadgetUsers } from './dashboard/list-gadget-users.ts';
import { listSilentNodes } from './dashboard/list-silent-nodes.ts';
import { cancelExport } from './exports/cancel-export.ts';
import { getExportDownload } from './exports/get-export-download.ts';
import { listExports } from './exports/list-exports.ts';
import { cancelFraudBackTest } from './fraud-back-tests/cancel-fraud-back-test.ts';
import { getFraudBackTest } from './fraud-back-tests/get-fraud-back-test.ts';
import { listFraudBackTestPayments } from './fraud-back-tests/list-fraud-back-test-payments.ts';
import { startFraudBackTest } from './fraud-back-tests/start-fraud-back-test.ts';
import { countRuleHits } from './fraud-guard/count-rule-hits.ts';
import { deleteBusinessRules } from './fraud-guard/delete-business-rules.ts';
import { getBusinessRules } from './fraud-guard/get-business-rules.ts';
import { getFacilityRules } from './fraud-guard/get-facility-rules.ts';
import { listBinAlerts } from './fraud-guard/list-bin-alerts.ts';
import { listBusinessRules } from './fraud-guard/list-business-rules.ts';
import { saveBusinessRules } from './fraud-guard/save-business-rules.ts';
import { saveFacilityRules } from './fraud-guard/save-facility-rules.ts';
import { approveFraudReview } from './fraud-reviews/approve-fraud-review.ts';
import { declineFraudReview } from './fraud-reviews/decline-fraud-review.ts';
import { listFraudReviews } from './fraud-reviews/list-fraud-reviews.ts';
import { findAccounts } from './global-search/find-accounts.ts';
import { findBatchEntries } from './global-search/find-batch-entries.ts';
import { findBusinesses } from './global-search/find-businesses.ts';
import { findCommunities } from './global-search/find-communities.ts';
import { findCustomers } from './global-search/find-customers.ts';
import { findExternalSystemClients } from './global-search/find-external-system-clients.ts';
import { findInvoices } from './global-search/find-invoices.ts';
import { findPaymentBatchGroups } from './global-search/find-payment-batch-groups.ts';
import { findPaymentBatches } from './global-search/find-payment-batches.ts';
import { findQuickVoiceProfiles } from './global-search/find-quick-voice-profiles.ts';
import { findServiceMessages } from './global-search/find-service-messages.ts';
import { findUsers } from './global-search/find-users.ts';
import { createIpAddress } from './ip-addresses/create-ip-address.ts';
import { deleteIpAddress } from './ip-addresses/delete-ip-address.ts';
import { listIpAddresses } from './ip-addresses/list-ip-addresses.ts';
import { updateIpAddress } from './ip-addresses/update-ip-address.ts';
import { getMail } from './mailbox/get-mail.ts';
import { listMail } from './mailbox/list-mail.ts';
import { changePassword } from './my-profile/change-password.ts';
import { confirmSecondFactor } from './my-profile/confirm-second-factor.ts';
import { endOtherSessions } from './my-profile/end-other-sessions.ts';
import { endSession } from './my-profile/end-session.ts';
import { getMyProfile } from './my-profile/get-my-profile.ts';
import { listSessions } from './my-profile/list-sessions.ts';
import { removeSecondFactor } from './my-profile/remove-second-factor.ts';
import { renewRecoveryCodes } from './my-profile/renew-recovery-codes.ts';
import { startSecondFactor } from './my-profile/start-second-factor.ts';
import { getNotificationCustomerSwitches } from './notifications/get-notification-customer-switches.ts';
import { getNotificationSwitches } from './notifications/get-notification-switches.ts';
import { setNotificationCustomerSwitches } from './notifications/set-notification-customer-switches.ts';
import { setNotificationSwitches } from './notifications/set-notification-switches.ts';
import { takePayment } from './payments/take-payment.ts';
import { amendPayToAgreement } from './payto-agreements/amend-payto-agreement.ts';
import { checkPayToAgreementAmendment } from './payto-agreements/check-payto-agreement-amendment.ts';
import { checkPayToAgreementEcommerceParty } from './payto-agreements/check-payto-agreement-ecommerce-party.ts';
import { checkPayToAgreementEcommercePayment } from './payto-agreements/check-payto-agreement-ecommerce-payment.ts';
import { checkPayToAgreementParty } from './payto-agreements/check-payto-agreement-party.ts';
import { checkPayToAgreementPayment } from './payto-agreements/check-payto-agreement-payment.ts';
import { confirmPayToAgreementEcommercePayment } from './payto-agreements/confirm-payto-agreement-ecommerce-payment.ts';
import { createPayToAgreement } from './payto-agreements/create-payto-agreement.ts';
import { getPayToAgreement } from './payto-agreements/get-payto-agreement.ts';
import { getPayToAgreementAccountInfo } from './payto-agreements/get-payto-agreement-account-info.ts';
import { getPayToAgreementAlias } from './payto-agreements/get-payto-agreement-alias.ts';
import { getPayToAgreementBilateralAmendment } from './payto-agreements/get-payto-agreement-bilateral-amendment.ts';
import { getPayToAgreementData } from './payto-agreements/get-payto-agreement-data.ts';
import { getPayToAgreementFormData } from './payto-agreements/get-payto-agreement-form-data.ts';
import { getPayToAgreementPayerAlias } from './payto-agreements/get-payto-agreement-payer-alias.ts';
import { listPayToAgreements } from './payto-agreements/list-payto-agreements.ts';
import { listPayToAgreementTimeline } from './payto-agreements/list-payto-agreement-timeline.ts';
import { pollPayToAgreementExport } from './payto-agreements/poll-payto-agreement-export.ts';
import { recallPayToAgreementAmendment } from './payto-agreements/recall-payto-agreement-amendment.ts';
import { reviewPayToAgreementEcommercePayment } from './payto-agreements/review-payto-agreement-ecommerce-payment.ts';
import { searchPayToAgreements } from './payto-agreements/search-payto-agreements.ts';
import { startPayToAgreementExport } from './payto-agreements/start-payto-agreement-export.ts';
import { takePayToAgreementPayment } from './payto-agreements/take-payto-agreement-payment.ts';
import { changePayToMigration } from './payto-migrations/change-payto-migration.ts';
import { getPayToMigration } from './payto-migrations/get-payto-migration.ts';
import { listPayToMigrations } from './payto-migrations/list-payto-migrations.ts';
import { listPayToMigrationSchedules } from './payto-migrations/list-payto-migration-schedules.ts';
import { pollPayToMigrationExport } from './payto-migrations/poll-payto-migration-export.ts';
import { previewPayToMigration } from './payto-migrations/preview-payto-migration.ts';
import { startPayToMigration } from './payto-migrations/start-payto-migration.ts';
import { startPayToMigrationExport } from './payto-migrations/start-payto-migration-export.ts';
import { approveProposal } from './proposals/approve-proposal.ts';
import { countProposals } from './proposals/count-proposals.ts';
import { getProposal } from './proposals/get-proposal.ts';
import { listProposals } from './proposals/list-proposals.ts';
import { rejectProposal } from './proposals/reject-proposal.ts';
import { withdrawProposal } from './proposals/withdraw-proposal.ts';
import { changeRecurringPaymentDate } from './recurring-payments/change-recurring-payment-date.ts';
import { createRecurringPayment } from './recurring-payments/create-recurring-payment.ts';
import { getRecurringPayment } from './recurring-payments/get-recurring-payment.ts';
import { getCardSurchargesMessage } from './recurring-payments/get-card-surcharges-message.ts';
import { getRecurringPaymentFailure } from './recurring-payments/get-recurring-payment-failure.ts';
import { getRecurringPaymentFormData } from './recurring-payments/get-recurring-payment-form-data.ts';
import { getRecurringPaymentFormDefaults } from './recurring-payments/get-recurring-payment-form-defaults.ts';
import { listRecurringPayments } from './recurring-payments/list-recurring-payments.ts';
import { listRecurringPaymentOccurrences } from './recurring-payments/list-recurring-payment-occurrences.ts';
import { notifyRecurringPaymentFailure } from './recurring-payments/notify-recurring-payment-failure.ts';
import { payRecurringPaymentByAccount } from './recurring-payments/pay-recurring-payment-by-account.ts';
import { pollRecurringPaymentExport } from './recurring-payments/poll-recurring-payment-export.ts';
import { previewRecurringPayment } from './recurring-payments/preview-recurring-payment.ts';
import { resumeRecurringPayment } from './recurring-payments/resume-recurring-payment.ts';
import { retryRecurringPayment } from './recurring-payments/retry-recurring-payment.ts';
import { searchRecurringPayments } from './recurring-payments/search-recurring-payments.ts';
import { startRecurringPaymentExport } from './recurring-payments/start-recurring-payment-export.ts';
import { stopRecurringPayment } from './recurring-payments/stop-recurring-payment.ts';
import { updateRecurringPayment } from './recurring-payments/update-recurring-payment.ts';
import { createRole } from './roles/create-role.ts';
import { deleteRole } from './roles/delete-role.ts';
import { listRoles } from './roles/list-roles.ts';
import { updateRole } from './roles/update-role.ts';
import { createSavedView } from './saved-views/create-saved-view.ts';
import { deleteSavedView } from './saved-views/delete-saved-view.ts';
import { listSavedViews } from './saved-views/list-saved-views.ts';
import { updateSavedView } from './saved-views/update-saved-view.ts';
import { getServiceMessage } from './service-messages/get-service-message.ts';
import { getServiceMessageSummary } from './service-messages/get-service-message-summary.ts';
import { listServiceMessages } from './service-messages/list-service-messages.ts';
import { resendServiceMessage } from './service-messages/resend-service-message.ts';
import { chooseCommunity } from './session/choose-community.ts';
import { getSession } from './session/get-session.ts';
import { getTransaction } from './transactions/get-transaction.ts';
import { getTransactionsToday } from './transactions/get-transactions-today.ts';
import { listCustomerTransactions } from './transactions/list-customer-transactions.ts';
import { pollTransactionExport } from './transactions/poll-transaction-export.ts';
import { refundTransaction } from './transactions/refund-transaction.ts';
import { requeryTransaction } from './transactions/requery-transaction.ts';
import { searchTransactions } from './transactions/search-transactions.ts';
import { sendTransactionReceipt } from './transactions/send-transaction-receipt.ts';
import { startTransactionExport } from './transactions/start-transaction-export.ts';
import { voidTransaction } from './transactions/void-transaction.ts';
import { cancelUploadedFile } from './uploaded-files/cancel-uploaded-file.ts';
import { dismissUploadedFile } from './uploaded-files/dismiss-uploaded-file.ts';
import { getUploadedFile } from './uploaded-files/get-uploaded-file.ts';
import { listUploadedFiles } from './uploaded-files/list-uploaded-files.ts';
import { listUploadedFileErrors } from './uploaded-files/list-uploaded-file-errors.ts';
import { listFileFormats } from './uploaded-files/list-file-formats.ts';
import { createUser } from './users/create-user.ts';
import { endUserSessions } from './users/end-user-sessions.ts';
import { getUser } from './users/get-user.ts';
import { listUserAuditEntries } from './users/list-user-audit-entries.ts';
import { resendUserInvitation } from './users/resend-user-invitation.ts';
import { resetUserPassword } from './users/reset-user-password.ts';
import { resetUserSecondFactor } from './users/reset-user-second-factor.ts';
import { searchUsers } from './users/search-users.ts';
import { setUserStatus } from './users/set-user-status.ts';
import { unlockUser } from './users/unlock-user.ts';
import { updateUserDetails } from './users/update-user-details.ts';
import { listViewableUsers } from './view-as/list-viewable-users.ts';
import { startViewAs } from './view-as/start-view-as.ts';
import { stopViewAs } from './view-as/stop-view-as.ts';
import { changeWebhookReplay } from './webhooks/change-webhook-replay.ts';
import { createWebhook } from './webhooks/create-webhook.ts';
import { deleteWebhook } from './webhooks/delete-webhook.ts';
import { getWebhookDelivery } from './webhooks/get-webhook-delivery.ts';
import { listWebhooks } from './webhooks/list-webhooks.ts';
import { listWebhookDeliveries } from './webhooks/list-webhook-deliveries.ts';
import { listWebhookReplays } from './webhooks/list-webhook-replays.ts';
import { previewWebhookReplay } from './webhooks/preview-webhook-replay.ts';
import { resendWebhook } from './webhooks/resend-webhook.ts';
import { rotateWebhookSecret } from './webhooks/rotate-webhook-secret.ts';
import { sendWebhookTest } from './webhooks/send-webhook-test.ts';
import { setWebhookStatus } from './webhooks/set-webhook-status.ts';
import { startWebhookReplay } from './webhooks/start-webhook-replay.ts';
import { updateWebhook } from './webhooks/update-webhook.ts';

/** The calls of every noun. */
export const nouns = {
  administrators: {
    create: createAdministrator,
    enable: enableAdministrator,
    get: getAdministrator,
    update: updateAdministrator,
  },
  bsbBranches: {
    search: searchBsbBranches,
  },
  businesses: {
    search: searchBusinesses,
  },
  communities: {
    locate: locateCommunity,
    search: searchCommunities,
  },
  countries: {
    search: searchCountries,
  },
  customerAccounts: {
    addBankAccount,
    addCreditCard,
    addNzBankAccount,
    countDisabledAccounts,
    disable: disableCustomerAccount,
    enable: enableCustomerAccount,
    get: getCustomerAccount,
    list: listCustomerAccounts,
    listAcceptedAccountTypes,
    listAcceptedCardSchemes,
    listDisabledAccounts,
    listExpiringCards,
    pollExpiringCardExport,
    previewStatusChange: previewCustomerAccountStatusChange,
    setDefault: setCustomerAccountDefault,
    startExpiringCardExport,
    update: updateCustomerAccount,
  },
  customers: {
    create: createCustomer,
    get: getCustomer,
    getRights: getCustomerRights,
    getSummary: getCustomerSummary,
    listAuditEntries: listCustomerAuditEntries,
    pollExport: pollCustomerExport,
    previewStatusChange: previewCustomerStatusChange,
    search: searchCustomers,
    setStatus: setCustomerStatus,
    startExport: startCustomerExport,
    updateDetails: updateCustomerDetails,
  },
  dashboard: {
    getTransactionSummary,
    listGadgetAuditHistory,
    listGadgetServiceMessages,
    listGadgetUsers,
    listSilentNodes,
  },
  exports: {
    cancel: cancelExport,
    getDownload: getExportDownload,
    list: listExports,
  },
  fraudBackTests: {
    cancel: cancelFraudBackTest,
    get: getFraudBackTest,
    listPayments: listFraudBackTestPayments,
    start: startFraudBackTest,
  },
  fraudGuard: {
    countRuleHits,
    deleteBusinessRules,
    getBusinessRules,
    getFacilityRules,
    listBinAlerts,
    listBusinessRules,
    saveBusinessRules,
    saveFacilityRules,
  },
  fraudReviews: {
    approve: approveFraudReview,
    decline: declineFraudReview,
    list: listFraudReviews,
  },
  globalSearch: {
    findAccounts,
    findBatchEntries,
    findBusinesses,
    findCommunities,
    findCustomers,
    findExternalSystemClients,
    findInvoices,
    findPaymentBatchGroups,
    findPaymentBatches,
    findQuickVoiceProfiles,
    findServiceMessages,
    findUsers,
  },
  ipAddresses: {
    create: createIpAddress,
    delete: deleteIpAddress,
    list: listIpAddresses,
    update: updateIpAddress,
  },
  mailbox: {
    getMail,
    listMail,
  },
  myProfile: {
    changePassword,
    confirmSecondFactor,
    endOtherSessions,
    endSession,
    get: getMyProfile,
    listSessions,
    removeSecondFactor,
    renewRecoveryCodes,
    startSecondFactor,
  },
  notifications: {
    getCustomerSwitches: getNotificationCustomerSwitches,
    getSwitches: getNotificationSwitches,
    setCustomerSwitches: setNotificationCustomerSwitches,
    setSwitches: setNotificationSwitches,
  },
  payments: {
    take: takePayment,
  },
  paytoAgreements: {
    amend: amendPayToAgreement,
    checkAmendment: checkPayToAgreementAmendment,
    checkEcommerceParty: checkPayToAgreementEcommerceParty,
    checkEcommercePayment: checkPayToAgreementEcommercePayment,
    checkParty: checkPayToAgreementParty,
    checkPayment: checkPayToAgreementPayment,
    confirmEcommercePayment: confirmPayToAgreementEcommercePayment,
    create: createPayToAgreement,
    get: getPayToAgreement,
    getAccountInfo: getPayToAgreementAccountInfo,
    getAlias: getPayToAgreementAlias,
    getBilateralAmendment: getPayToAgreementBilateralAmendment,
    getData: getPayToAgreementData,
    getFormData: getPayToAgreementFormData,
    getPayerAlias: getPayToAgreementPayerAlias,
    list: listPayToAgreements,
    listTimeline: listPayToAgreementTimeline,
    pollExport: pollPayToAgreementExport,
    recallAmendment: recallPayToAgreementAmendment,
    reviewEcommercePayment: reviewPayToAgreementEcommercePayment,
    search: searchPayToAgreements,
    startExport: startPayToAgreementExport,
    takePayment: takePayToAgreementPayment,
  },
  paytoMigrations: {
    change: changePayToMigration,
    get: getPayToMigration,
    list: listPayToMigrations,
    listSchedules: listPayToMigrationSchedules,
    pollExport: pollPayToMigrationExport,
    preview: previewPayToMigration,
    start: startPayToMigration,
    startExport: startPayToMigrationExport,
  },
  proposals: {
    approve: approveProposal,
    count: countProposals,
    get: getProposal,
    list: listProposals,
    reject: rejectProposal,
    withdraw: withdrawProposal,
  },
  recurringPayments: {
    changeDate: changeRecurringPaymentDate,
    create: createRecurringPayment,
    get: getRecurringPayment,
    getCardSurchargesMessage,
    getFailure: getRecurringPaymentFailure,
    getFormData: getRecurringPaymentFormData,
    getFormDefaults: getRecurringPaymentFormDefaults,
    list: listRecurringPayments,
    listOccurrences: listRecurringPaymentOccurrences,
    notifyFailure: notifyRecurringPaymentFailure,
    payByAccount: payRecurringPaymentByAccount,
    pollExport: pollRecurringPaymentExport,
    preview: previewRecurringPayment,
    resume: resumeRecurringPayment,
    retry: retryRecurringPayment,
    search: searchRecurringPayments,
    startExport: startRecurringPaymentExport,
    stop: stopRecurringPayment,
    update: updateRecurringPayment,
  },
  roles: {
    create: createRole,
    delete: deleteRole,
    list: listRoles,
    update: updateRole,
  },
  savedViews: {
    create: createSavedView,
    delete: deleteSavedView,
    list: listSavedViews,
    update: updateSavedView,
  },
  serviceMessages: {
    get: getServiceMessage,
    getSummary: getServiceMessageSummary,
    list: listServiceMessages,
    resend: resendServiceMessage,
  },
  session: {
    chooseCommunity,
    get: getSession,
  },
  transactions: {
    get: getTransaction,
    getTransactionsToday,
    listCustomerTransactions,
    pollExport: pollTransactionExport,
    refund: refundTransaction,
    requery: requeryTransaction,
    search: searchTransactions,
    sendReceipt: sendTransactionReceipt,
    startExport: startTransactionExport,
    void: voidTransaction,
  },
  uploadedFiles: {
    cancel: cancelUploadedFile,
    dismiss: dismissUploadedFile,
    get: getUploadedFile,
    list: listUploadedFiles,
    listErrors: listUploadedFileErrors,
    listFileFormats,
  },
  users: {
    create: createUser,
    endSessions: endUserSessions,
    get: getUser,
    listAuditEntries: listUserAuditEntries,
    resendInvitation: resendUserInvitation,
    resetPassword: resetUserPassword,
    resetSecondFactor: resetUserSecondFactor,
    search: searchUsers,
    setStatus: setUserStatus,
    unlock: unlockUser,
    updateDetails: updateUserDetails,
  },
  viewAs: {
    listViewableUsers,
    start: startViewAs,
    stop: stopViewAs,
  },
  webhooks: {
    changeReplay: changeWebhookReplay,
    create: createWebhook,
    delete: deleteWebhook,
    getDelivery: getWebhookDelivery,
    list: listWebhooks,
    listDeliveries: listWebhookDeliveries,
    listReplays: listWebhookReplays,
    previewReplay: previewWebhookReplay,
    resend: resendWebhook,
    rotateSecret: rotateWebhookSecret,
    sendTest: sendWebhookTest,
    setStatus: setWebhookStatus,
    startReplay: startWebhookReplay,
    update: updateWebhook,
  },
};
