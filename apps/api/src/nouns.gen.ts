// Written by `npm run registries` from the contracts.
import { approveAccountAuthorisation } from './nouns/account-authorisations/approve-account-authorisation.ts';
import { getAccountAuthorisation } from './nouns/account-authorisations/get-account-authorisation.ts';
import { rejectAccountAuthorisation } from './nouns/account-authorisations/reject-account-authorisation.ts';
import { createAdministrator } from './nouns/administrators/create-administrator.ts';
import { disableAdministrator } from './nouns/administrators/disable-administrator.ts';
import { enableAdministrator } from './nouns/administrators/enable-administrator.ts';
import { getAdministrator } from './nouns/administrators/get-administrator.ts';
import { searchAdministrators } from './nouns/administrators/search-administrators.ts';
import { updateAdministrator } from './nouns/administrators/update-administrator.ts';
import { generateApiKey } from './nouns/api-keys/generate-api-key.ts';
import { generateInitialKeys } from './nouns/api-keys/generate-initial-keys.ts';
import { getApiKey } from './nouns/api-keys/get-api-key.ts';
import { getApiKeyConfig } from './nouns/api-keys/get-api-key-config.ts';
import { getApiKeyUse } from './nouns/api-keys/get-api-key-use.ts';
import { listApiKeys } from './nouns/api-keys/list-api-keys.ts';
import { listApiKeyAccessBusinesses } from './nouns/api-keys/list-api-key-access-businesses.ts';
import { listApiKeyAuditEntries } from './nouns/api-keys/list-api-key-audit-entries.ts';
import { rotateApiKey } from './nouns/api-keys/rotate-api-key.ts';
import { saveApiKeyConfig } from './nouns/api-keys/save-api-key-config.ts';
import { setApiKeyStatus } from './nouns/api-keys/set-api-key-status.ts';
import { takeApiKeySecret } from './nouns/api-keys/take-api-key-secret.ts';
import { getApiLog } from './nouns/api-logs/get-api-log.ts';
import { getApiLogRelated } from './nouns/api-logs/get-api-log-related.ts';
import { getApiLogSummary } from './nouns/api-logs/get-api-log-summary.ts';
import { listApiLogs } from './nouns/api-logs/list-api-logs.ts';
import { listApiLogOperations } from './nouns/api-logs/list-api-log-operations.ts';
import { addAccounts } from './nouns/bank-statement-accounts/add-accounts.ts';
import { createBankStatementAccount } from './nouns/bank-statement-accounts/create-bank-statement-account.ts';
import { getBankStatementAccount } from './nouns/bank-statement-accounts/get-bank-statement-account.ts';
import { getBankStatementAccountBankrecLink } from './nouns/bank-statement-accounts/get-bank-statement-account-bankrec-link.ts';
import { listAccountGroups } from './nouns/bank-statement-accounts/list-account-groups.ts';
import { searchBusinessAccounts } from './nouns/bank-statement-accounts/search-business-accounts.ts';
import { searchGroupAccounts } from './nouns/bank-statement-accounts/search-group-accounts.ts';
import { closeBankStatementDay } from './nouns/bank-statement-days/close-bank-statement-day.ts';
import { getBankStatementDay } from './nouns/bank-statement-days/get-bank-statement-day.ts';
import { reopenBankStatementDay } from './nouns/bank-statement-days/reopen-bank-statement-day.ts';
import { addBankStatementLineMatches } from './nouns/bank-statement-lines/add-bank-statement-line-matches.ts';
import { excludeBankStatementLine } from './nouns/bank-statement-lines/exclude-bank-statement-line.ts';
import { getBankStatementLine } from './nouns/bank-statement-lines/get-bank-statement-line.ts';
import { includeBankStatementLine } from './nouns/bank-statement-lines/include-bank-statement-line.ts';
import { listBankStatementLineCandidates } from './nouns/bank-statement-lines/list-bank-statement-line-candidates.ts';
import { removeBankStatementLineMatch } from './nouns/bank-statement-lines/remove-bank-statement-line-match.ts';
import { saveBankStatementLineNote } from './nouns/bank-statement-lines/save-bank-statement-line-note.ts';
import { getBankStatementFile } from './nouns/bank-statements/get-bank-statement-file.ts';
import { listBankStatements } from './nouns/bank-statements/list-bank-statements.ts';
import { listBankStatementBalances } from './nouns/bank-statements/list-bank-statement-balances.ts';
import { listBankStatementFiles } from './nouns/bank-statements/list-bank-statement-files.ts';
import { listBankStatementLines } from './nouns/bank-statements/list-bank-statement-lines.ts';
import { resumeBankStatementFile } from './nouns/bank-statements/resume-bank-statement-file.ts';
import { listBankrecServices } from './nouns/bankrec-services/list-bankrec-services.ts';
import { startBankrecServiceAccountOnboarding } from './nouns/bankrec-services/start-bankrec-service-account-onboarding.ts';
import { startBankrecServiceBillingUpdate } from './nouns/bankrec-services/start-bankrec-service-billing-update.ts';
import { startBankrecServiceCleanUp } from './nouns/bankrec-services/start-bankrec-service-clean-up.ts';
import { startBankrecServiceFeedOnboarding } from './nouns/bankrec-services/start-bankrec-service-feed-onboarding.ts';
import { startBankrecServiceSimulation } from './nouns/bankrec-services/start-bankrec-service-simulation.ts';
import { startBankrecServiceStatementStatus } from './nouns/bankrec-services/start-bankrec-service-statement-status.ts';
import { listBillingCodes } from './nouns/billing-codes/list-billing-codes.ts';
import { confirmBillingFacilities } from './nouns/billing-facilities/confirm-billing-facilities.ts';
import { getBillingFacilities } from './nouns/billing-facilities/get-billing-facilities.ts';
import { saveBillingFacilities } from './nouns/billing-facilities/save-billing-facilities.ts';
import { addBillingInstruments } from './nouns/billing-instruments/add-billing-instruments.ts';
import { listBillingInstruments } from './nouns/billing-instruments/list-billing-instruments.ts';
import { listCommunityInstruments } from './nouns/billing-instruments/list-community-instruments.ts';
import { removeBillingInstrument } from './nouns/billing-instruments/remove-billing-instrument.ts';
import { searchBsbBranches } from './nouns/bsb-branches/search-bsb-branches.ts';
import { getBusiness } from './nouns/businesses/get-business.ts';
import { getBusinessDetails } from './nouns/businesses/get-business-details.ts';
import { getBusinessEnablement } from './nouns/businesses/get-business-enablement.ts';
import { getBusinessMigratedToBankrec } from './nouns/businesses/get-business-migrated-to-bankrec.ts';
import { getBusinessSettings } from './nouns/businesses/get-business-settings.ts';
import { searchBusinesses } from './nouns/businesses/search-businesses.ts';
import { searchBusinessOverviews } from './nouns/businesses/search-business-overviews.ts';
import { setBusinessDualAuthorisation } from './nouns/businesses/set-business-dual-authorisation.ts';
import { updateBusinessDetails } from './nouns/businesses/update-business-details.ts';
import { updateBusinessEnablement } from './nouns/businesses/update-business-enablement.ts';
import { updateBusinessSettings } from './nouns/businesses/update-business-settings.ts';
import { getCardSchemes } from './nouns/card-schemes/get-card-schemes.ts';
import { saveCardSchemes } from './nouns/card-schemes/save-card-schemes.ts';
import { disableCertificate } from './nouns/certificates/disable-certificate.ts';
import { generateCertificate } from './nouns/certificates/generate-certificate.ts';
import { getCertificateConfig } from './nouns/certificates/get-certificate-config.ts';
import { getCertificateUse } from './nouns/certificates/get-certificate-use.ts';
import { listCertificates } from './nouns/certificates/list-certificates.ts';
import { takeCertificatePassword } from './nouns/certificates/take-certificate-password.ts';
import { updateCertificateConfig } from './nouns/certificates/update-certificate-config.ts';
import { locateCommunity } from './nouns/communities/locate-community.ts';
import { searchCommunities } from './nouns/communities/search-communities.ts';
import { searchCommunityOverviews } from './nouns/communities/search-community-overviews.ts';
import { getCommunityApiKey } from './nouns/community-api-keys/get-community-api-key.ts';
import { listCommunityApiKeys } from './nouns/community-api-keys/list-community-api-keys.ts';
import { setCommunityApiKeyStatus } from './nouns/community-api-keys/set-community-api-key-status.ts';
import { checkHandoff } from './nouns/connection-details/check-handoff.ts';
import { getConnectionDetails } from './nouns/connection-details/get-connection-details.ts';
import { listCcapiBusinesses } from './nouns/connection-details/list-ccapi-businesses.ts';
import { listOnlineBusinesses } from './nouns/connection-details/list-online-businesses.ts';
import { listRestapiBusinesses } from './nouns/connection-details/list-restapi-businesses.ts';
import { renewHandoffKey } from './nouns/connection-details/renew-handoff-key.ts';
import { searchCountries } from './nouns/countries/search-countries.ts';
import { addAccountFromSingleUseToken } from './nouns/customer-accounts/add-account-from-single-use-token.ts';
import { addBankAccount } from './nouns/customer-accounts/add-bank-account.ts';
import { addCreditCard } from './nouns/customer-accounts/add-credit-card.ts';
import { addNzBankAccount } from './nouns/customer-accounts/add-nz-bank-account.ts';
import { countDisabledAccounts } from './nouns/customer-accounts/count-disabled-accounts.ts';
import { disableCustomerAccount } from './nouns/customer-accounts/disable-customer-account.ts';
import { enableCustomerAccount } from './nouns/customer-accounts/enable-customer-account.ts';
import { getCustomerAccount } from './nouns/customer-accounts/get-customer-account.ts';
import { listCustomerAccounts } from './nouns/customer-accounts/list-customer-accounts.ts';
import { listAcceptedAccountTypes } from './nouns/customer-accounts/list-accepted-account-types.ts';
import { listAcceptedCardSchemes } from './nouns/customer-accounts/list-accepted-card-schemes.ts';
import { listDisabledAccounts } from './nouns/customer-accounts/list-disabled-accounts.ts';
import { listExpiringCards } from './nouns/customer-accounts/list-expiring-cards.ts';
import { pollExpiringCardExport } from './nouns/customer-accounts/poll-expiring-card-export.ts';
import { previewCustomerAccountStatusChange } from './nouns/customer-accounts/preview-customer-account-status-change.ts';
import { setCustomerAccountDefault } from './nouns/customer-accounts/set-customer-account-default.ts';
import { startExpiringCardExport } from './nouns/customer-accounts/start-expiring-card-export.ts';
import { updateCustomerAccount } from './nouns/customer-accounts/update-customer-account.ts';
import { createCustomer } from './nouns/customers/create-customer.ts';
import { getCustomer } from './nouns/customers/get-customer.ts';
import { getCustomerRights } from './nouns/customers/get-customer-rights.ts';
import { getCustomerSummary } from './nouns/customers/get-customer-summary.ts';
import { listCustomerAuditEntries } from './nouns/customers/list-customer-audit-entries.ts';
import { pollCustomerExport } from './nouns/customers/poll-customer-export.ts';
import { previewCustomerStatusChange } from './nouns/customers/preview-customer-status-change.ts';
import { searchCustomers } from './nouns/customers/search-customers.ts';
import { setCustomerStatus } from './nouns/customers/set-customer-status.ts';
import { startCustomerExport } from './nouns/customers/start-customer-export.ts';
import { updateCustomerDetails } from './nouns/customers/update-customer-details.ts';
import { getTransactionSummary } from './nouns/dashboard/get-transaction-summary.ts';
import { listGadgetAuditHistory } from './nouns/dashboard/list-gadget-audit-history.ts';
import { listGadgetServiceMessages } from './nouns/dashboard/list-gadget-service-messages.ts';
import { listGadgetUsers } from './nouns/dashboard/list-gadget-users.ts';
import { listSilentNodes } from './nouns/dashboard/list-silent-nodes.ts';
import { decommissionCommunity } from './nouns/decommission/decommission-community.ts';
import { getCommunity } from './nouns/decommission/get-community.ts';
import { getInfo } from './nouns/decommission/get-info.ts';
import { createDomain } from './nouns/domains/create-domain.ts';
import { deleteDomain } from './nouns/domains/delete-domain.ts';
import { listDomains } from './nouns/domains/list-domains.ts';
import { updateDomain } from './nouns/domains/update-domain.ts';
import { getDualAuthorisation } from './nouns/dual-authorisation/get-dual-authorisation.ts';
import { updateDualAuthorisation } from './nouns/dual-authorisation/update-dual-authorisation.ts';
import { createExpectedRevenue } from './nouns/expected-revenues/create-expected-revenue.ts';
import { deleteExpectedRevenue } from './nouns/expected-revenues/delete-expected-revenue.ts';
import { getExpectedRevenue } from './nouns/expected-revenues/get-expected-revenue.ts';
import { listMonthlyRevenues } from './nouns/expected-revenues/list-monthly-revenues.ts';
import { listOneOffRevenues } from './nouns/expected-revenues/list-one-off-revenues.ts';
import { updateExpectedRevenue } from './nouns/expected-revenues/update-expected-revenue.ts';
import { cancelExport } from './nouns/exports/cancel-export.ts';
import { getExportDownload } from './nouns/exports/get-export-download.ts';
import { listExports } from './nouns/exports/list-exports.ts';
import { searchExternalSystemClients } from './nouns/external-system-clients/search-external-system-clients.ts';
import { getFacilitySettingAutomaticRetry } from './nouns/facility-settings/get-facility-setting-automatic-retry.ts';
import { getFacilitySettingBusinessNotifications } from './nouns/facility-settings/get-facility-setting-business-notifications.ts';
import { getFacilitySettingCustomerNotifications } from './nouns/facility-settings/get-facility-setting-customer-notifications.ts';
import { getFacilitySettingCustomisation } from './nouns/facility-settings/get-facility-setting-customisation.ts';
import { getFacilitySettingElectronicCommunications } from './nouns/facility-settings/get-facility-setting-electronic-communications.ts';
import { getFacilitySettingGeneral } from './nouns/facility-settings/get-facility-setting-general.ts';
import { getFacilitySettingSecurity } from './nouns/facility-settings/get-facility-setting-security.ts';
import { getFacilitySettingTransactionExport } from './nouns/facility-settings/get-facility-setting-transaction-export.ts';
import { getFacilitySettingTransactions } from './nouns/facility-settings/get-facility-setting-transactions.ts';
import { listFacilitySettingLastChanges } from './nouns/facility-settings/list-facility-setting-last-changes.ts';
import { previewFacilitySettingGeneral } from './nouns/facility-settings/preview-facility-setting-general.ts';
import { updateFacilitySettingAutomaticRetry } from './nouns/facility-settings/update-facility-setting-automatic-retry.ts';
import { updateFacilitySettingBusinessNotifications } from './nouns/facility-settings/update-facility-setting-business-notifications.ts';
import { updateFacilitySettingCustomerNotifications } from './nouns/facility-settings/update-facility-setting-customer-notifications.ts';
import { updateFacilitySettingCustomisation } from './nouns/facility-settings/update-facility-setting-customisation.ts';
import { updateFacilitySettingGeneral } from './nouns/facility-settings/update-facility-setting-general.ts';
import { updateFacilitySettingTransactionExport } from './nouns/facility-settings/update-facility-setting-transaction-export.ts';
import { updateFacilitySettingTransactions } from './nouns/facility-settings/update-facility-setting-transactions.ts';
import { cancelFraudBackTest } from './nouns/fraud-back-tests/cancel-fraud-back-test.ts';
import { getFraudBackTest } from './nouns/fraud-back-tests/get-fraud-back-test.ts';
import { listFraudBackTestPayments } from './nouns/fraud-back-tests/list-fraud-back-test-payments.ts';
import { startFraudBackTest } from './nouns/fraud-back-tests/start-fraud-back-test.ts';
import { countRuleHits } from './nouns/fraud-guard/count-rule-hits.ts';
import { deleteBusinessRules } from './nouns/fraud-guard/delete-business-rules.ts';
import { getBusinessRules } from './nouns/fraud-guard/get-business-rules.ts';
import { getFacilityRules } from './nouns/fraud-guard/get-facility-rules.ts';
import { listBinAlerts } from './nouns/fraud-guard/list-bin-alerts.ts';
import { listBusinessRules } from './nouns/fraud-guard/list-business-rules.ts';
import { saveBusinessRules } from './nouns/fraud-guard/save-business-rules.ts';
import { saveFacilityRules } from './nouns/fraud-guard/save-facility-rules.ts';
import { approveFraudReview } from './nouns/fraud-reviews/approve-fraud-review.ts';
import { declineFraudReview } from './nouns/fraud-reviews/decline-fraud-review.ts';
import { listFraudReviews } from './nouns/fraud-reviews/list-fraud-reviews.ts';
import { findAccounts } from './nouns/global-search/find-accounts.ts';
import { findBatchEntries } from './nouns/global-search/find-batch-entries.ts';
import { findBusinesses } from './nouns/global-search/find-businesses.ts';
import { findCommunities } from './nouns/global-search/find-communities.ts';
import { findCustomers } from './nouns/global-search/find-customers.ts';
import { findExternalSystemClients } from './nouns/global-search/find-external-system-clients.ts';
import { findInvoices } from './nouns/global-search/find-invoices.ts';
import { findPaymentBatchGroups } from './nouns/global-search/find-payment-batch-groups.ts';
import { findPaymentBatches } from './nouns/global-search/find-payment-batches.ts';
import { findQuickVoiceProfiles } from './nouns/global-search/find-quick-voice-profiles.ts';
import { findServiceMessages } from './nouns/global-search/find-service-messages.ts';
import { findUsers } from './nouns/global-search/find-users.ts';
import { createIpAddress } from './nouns/ip-addresses/create-ip-address.ts';
import { deleteIpAddress } from './nouns/ip-addresses/delete-ip-address.ts';
import { listIpAddresses } from './nouns/ip-addresses/list-ip-addresses.ts';
import { updateIpAddress } from './nouns/ip-addresses/update-ip-address.ts';
import { getMail } from './nouns/mailbox/get-mail.ts';
import { listMail } from './nouns/mailbox/list-mail.ts';
import { createMatchingRegistration } from './nouns/matching-registrations/create-matching-registration.ts';
import { deleteMatchingRegistration } from './nouns/matching-registrations/delete-matching-registration.ts';
import { listMatchingRegistrations } from './nouns/matching-registrations/list-matching-registrations.ts';
import { listMatchingRegistrationSweepAccounts } from './nouns/matching-registrations/list-matching-registration-sweep-accounts.ts';
import { updateMatchingRegistration } from './nouns/matching-registrations/update-matching-registration.ts';
import { createMatchingRule } from './nouns/matching-rules/create-matching-rule.ts';
import { deleteMatchingRule } from './nouns/matching-rules/delete-matching-rule.ts';
import { listMatchingRules } from './nouns/matching-rules/list-matching-rules.ts';
import { lowerMatchingRule } from './nouns/matching-rules/lower-matching-rule.ts';
import { pauseMatchingRule } from './nouns/matching-rules/pause-matching-rule.ts';
import { raiseMatchingRule } from './nouns/matching-rules/raise-matching-rule.ts';
import { resumeMatchingRule } from './nouns/matching-rules/resume-matching-rule.ts';
import { updateMatchingRule } from './nouns/matching-rules/update-matching-rule.ts';
import { addMerchantAccount } from './nouns/merchant-accounts/add-merchant-account.ts';
import { addTandemMerchantAccount } from './nouns/merchant-accounts/add-tandem-merchant-account.ts';
import { checkUniqueMerchantAccountId } from './nouns/merchant-accounts/check-unique-merchant-account-id.ts';
import { checkUniqueMerchantAccountName } from './nouns/merchant-accounts/check-unique-merchant-account-name.ts';
import { getMerchantAccountTandemStatus } from './nouns/merchant-accounts/get-merchant-account-tandem-status.ts';
import { linkMerchantAccount } from './nouns/merchant-accounts/link-merchant-account.ts';
import { listMerchantAccounts } from './nouns/merchant-accounts/list-merchant-accounts.ts';
import { searchLinkableMerchantAccounts } from './nouns/merchant-accounts/search-linkable-merchant-accounts.ts';
import { updateMerchantAccount } from './nouns/merchant-accounts/update-merchant-account.ts';
import { updateTandemMerchantAccount } from './nouns/merchant-accounts/update-tandem-merchant-account.ts';
import { checkRoutingConfigurations } from './nouns/merchant-choice-routing/check-routing-configurations.ts';
import { getMerchantChoiceRouting } from './nouns/merchant-choice-routing/get-merchant-choice-routing.ts';
import { getManageBusiness } from './nouns/merchant-choice-routing/get-manage-business.ts';
import { saveMerchantChoiceRouting } from './nouns/merchant-choice-routing/save-merchant-choice-routing.ts';
import { saveRoutingConfigurations } from './nouns/merchant-choice-routing/save-routing-configurations.ts';
import { changePassword } from './nouns/my-profile/change-password.ts';
import { confirmSecondFactor } from './nouns/my-profile/confirm-second-factor.ts';
import { endOtherSessions } from './nouns/my-profile/end-other-sessions.ts';
import { endSession } from './nouns/my-profile/end-session.ts';
import { getMyProfile } from './nouns/my-profile/get-my-profile.ts';
import { listSessions } from './nouns/my-profile/list-sessions.ts';
import { removeSecondFactor } from './nouns/my-profile/remove-second-factor.ts';
import { renewRecoveryCodes } from './nouns/my-profile/renew-recovery-codes.ts';
import { startSecondFactor } from './nouns/my-profile/start-second-factor.ts';
import { getNotificationCustomerSwitches } from './nouns/notifications/get-notification-customer-switches.ts';
import { getNotificationSwitches } from './nouns/notifications/get-notification-switches.ts';
import { setNotificationCustomerSwitches } from './nouns/notifications/set-notification-customer-switches.ts';
import { setNotificationSwitches } from './nouns/notifications/set-notification-switches.ts';
import { choosePaymentFileLines } from './nouns/payment-files/choose-payment-file-lines.ts';
import { getPaymentFile } from './nouns/payment-files/get-payment-file.ts';
import { listPaymentFileLines } from './nouns/payment-files/list-payment-file-lines.ts';
import { locatePaymentFile } from './nouns/payment-files/locate-payment-file.ts';
import { releasePaymentFile } from './nouns/payment-files/release-payment-file.ts';
import { updatePaymentFileLine } from './nouns/payment-files/update-payment-file-line.ts';
import { createPaymentTerm } from './nouns/payment-terms/create-payment-term.ts';
import { deletePaymentTerm } from './nouns/payment-terms/delete-payment-term.ts';
import { getPaymentTermUse } from './nouns/payment-terms/get-payment-term-use.ts';
import { takePayment } from './nouns/payments/take-payment.ts';
import { addPayToAccount } from './nouns/payto-accounts/add-payto-account.ts';
import { blockPayToAccount } from './nouns/payto-accounts/block-payto-account.ts';
import { getPayToAccountStatus } from './nouns/payto-accounts/get-payto-account-status.ts';
import { listPayToAccounts } from './nouns/payto-accounts/list-payto-accounts.ts';
import { unblockPayToAccount } from './nouns/payto-accounts/unblock-payto-account.ts';
import { updatePayToAccount } from './nouns/payto-accounts/update-payto-account.ts';
import { amendPayToAgreement } from './nouns/payto-agreements/amend-payto-agreement.ts';
import { checkPayToAgreementAmendment } from './nouns/payto-agreements/check-payto-agreement-amendment.ts';
import { checkPayToAgreementEcommerceParty } from './nouns/payto-agreements/check-payto-agreement-ecommerce-party.ts';
import { checkPayToAgreementEcommercePayment } from './nouns/payto-agreements/check-payto-agreement-ecommerce-payment.ts';
import { checkPayToAgreementParty } from './nouns/payto-agreements/check-payto-agreement-party.ts';
import { checkPayToAgreementPayment } from './nouns/payto-agreements/check-payto-agreement-payment.ts';
import { confirmPayToAgreementEcommercePayment } from './nouns/payto-agreements/confirm-payto-agreement-ecommerce-payment.ts';
import { createPayToAgreement } from './nouns/payto-agreements/create-payto-agreement.ts';
import { getPayToAgreement } from './nouns/payto-agreements/get-payto-agreement.ts';
import { getPayToAgreementAccountInfo } from './nouns/payto-agreements/get-payto-agreement-account-info.ts';
import { getPayToAgreementAlias } from './nouns/payto-agreements/get-payto-agreement-alias.ts';
import { getPayToAgreementBilateralAmendment } from './nouns/payto-agreements/get-payto-agreement-bilateral-amendment.ts';
import { getPayToAgreementData } from './nouns/payto-agreements/get-payto-agreement-data.ts';
import { getPayToAgreementFormData } from './nouns/payto-agreements/get-payto-agreement-form-data.ts';
import { getPayToAgreementPayerAlias } from './nouns/payto-agreements/get-payto-agreement-payer-alias.ts';
import { listPayToAgreements } from './nouns/payto-agreements/list-payto-agreements.ts';
import { listPayToAgreementTimeline } from './nouns/payto-agreements/list-payto-agreement-timeline.ts';
import { pollPayToAgreementExport } from './nouns/payto-agreements/poll-payto-agreement-export.ts';
import { recallPayToAgreementAmendment } from './nouns/payto-agreements/recall-payto-agreement-amendment.ts';
import { reviewPayToAgreementEcommercePayment } from './nouns/payto-agreements/review-payto-agreement-ecommerce-payment.ts';
import { searchPayToAgreements } from './nouns/payto-agreements/search-payto-agreements.ts';
import { startPayToAgreementExport } from './nouns/payto-agreements/start-payto-agreement-export.ts';
import { takePayToAgreementPayment } from './nouns/payto-agreements/take-payto-agreement-payment.ts';
import { changePayToMigration } from './nouns/payto-migrations/change-payto-migration.ts';
import { getPayToMigration } from './nouns/payto-migrations/get-payto-migration.ts';
import { listPayToMigrations } from './nouns/payto-migrations/list-payto-migrations.ts';
import { listPayToMigrationSchedules } from './nouns/payto-migrations/list-payto-migration-schedules.ts';
import { pollPayToMigrationExport } from './nouns/payto-migrations/poll-payto-migration-export.ts';
import { previewPayToMigration } from './nouns/payto-migrations/preview-payto-migration.ts';
import { startPayToMigration } from './nouns/payto-migrations/start-payto-migration.ts';
import { startPayToMigrationExport } from './nouns/payto-migrations/start-payto-migration-export.ts';
import { getProductConfig } from './nouns/products/get-product-config.ts';
import { getProductUse } from './nouns/products/get-product-use.ts';
import { listProducts } from './nouns/products/list-products.ts';
import { updateProductConfig } from './nouns/products/update-product-config.ts';
import { approveProposal } from './nouns/proposals/approve-proposal.ts';
import { countProposals } from './nouns/proposals/count-proposals.ts';
import { getProposal } from './nouns/proposals/get-proposal.ts';
import { listProposals } from './nouns/proposals/list-proposals.ts';
import { rejectProposal } from './nouns/proposals/reject-proposal.ts';
import { requestProposalAgain } from './nouns/proposals/request-proposal-again.ts';
import { withdrawProposal } from './nouns/proposals/withdraw-proposal.ts';
import { addSimulationBusiness } from './nouns/quickrec/add-simulation-business.ts';
import { createSimulationLine } from './nouns/quickrec/create-simulation-line.ts';
import { deleteSimulationLine } from './nouns/quickrec/delete-simulation-line.ts';
import { getSimulationConfiguration } from './nouns/quickrec/get-simulation-configuration.ts';
import { listSimulationLines } from './nouns/quickrec/list-simulation-lines.ts';
import { removeSimulationBusiness } from './nouns/quickrec/remove-simulation-business.ts';
import { searchQuickRecBusinesses } from './nouns/quickrec/search-quick-rec-businesses.ts';
import { searchQuickRecCommunities } from './nouns/quickrec/search-quick-rec-communities.ts';
import { updateSimulationConfiguration } from './nouns/quickrec/update-simulation-configuration.ts';
import { changeRecurringPaymentDate } from './nouns/recurring-payments/change-recurring-payment-date.ts';
import { createRecurringPayment } from './nouns/recurring-payments/create-recurring-payment.ts';
import { getRecurringPayment } from './nouns/recurring-payments/get-recurring-payment.ts';
import { getCardSurchargesMessage } from './nouns/recurring-payments/get-card-surcharges-message.ts';
import { getRecurringPaymentFailure } from './nouns/recurring-payments/get-recurring-payment-failure.ts';
import { getRecurringPaymentFormData } from './nouns/recurring-payments/get-recurring-payment-form-data.ts';
import { getRecurringPaymentFormDefaults } from './nouns/recurring-payments/get-recurring-payment-form-defaults.ts';
import { listRecurringPayments } from './nouns/recurring-payments/list-recurring-payments.ts';
import { listRecurringPaymentOccurrences } from './nouns/recurring-payments/list-recurring-payment-occurrences.ts';
import { notifyRecurringPaymentFailure } from './nouns/recurring-payments/notify-recurring-payment-failure.ts';
import { payRecurringPaymentByAccount } from './nouns/recurring-payments/pay-recurring-payment-by-account.ts';
import { pollRecurringPaymentExport } from './nouns/recurring-payments/poll-recurring-payment-export.ts';
import { previewRecurringPayment } from './nouns/recurring-payments/preview-recurring-payment.ts';
import { resumeRecurringPayment } from './nouns/recurring-payments/resume-recurring-payment.ts';
import { retryRecurringPayment } from './nouns/recurring-payments/retry-recurring-payment.ts';
import { searchRecurringPayments } from './nouns/recurring-payments/search-recurring-payments.ts';
import { startRecurringPaymentExport } from './nouns/recurring-payments/start-recurring-payment-export.ts';
import { stopRecurringPayment } from './nouns/recurring-payments/stop-recurring-payment.ts';
import { updateRecurringPayment } from './nouns/recurring-payments/update-recurring-payment.ts';
import { disableReportSchedule } from './nouns/report-schedules/disable-report-schedule.ts';
import { enableReportSchedule } from './nouns/report-schedules/enable-report-schedule.ts';
import { listReportSchedules } from './nouns/report-schedules/list-report-schedules.ts';
import { listReportScheduleRuns } from './nouns/report-schedules/list-report-schedule-runs.ts';
import { updateReportSchedule } from './nouns/report-schedules/update-report-schedule.ts';
import { countReportOpenPaymentBatches } from './nouns/reports/count-report-open-payment-batches.ts';
import { createCustomReport } from './nouns/reports/create-custom-report.ts';
import { generateBankReconciliationReport } from './nouns/reports/generate-bank-reconciliation-report.ts';
import { generateReportCashAppliedFile } from './nouns/reports/generate-report-cash-applied-file.ts';
import { generateCustomReport } from './nouns/reports/generate-custom-report.ts';
import { generateReportCustomerSnapshotFile } from './nouns/reports/generate-report-customer-snapshot-file.ts';
import { generateExpiredCardsReport } from './nouns/reports/generate-expired-cards-report.ts';
import { generateReportMerchantDefinitionFile } from './nouns/reports/generate-report-merchant-definition-file.ts';
import { generateNewCustomerReport } from './nouns/reports/generate-new-customer-report.ts';
import { generateQuickCaptureAllocationReport } from './nouns/reports/generate-quick-capture-allocation-report.ts';
import { generateRegisteredAccountsReport } from './nouns/reports/generate-registered-accounts-report.ts';
import { generateTransactionCsvReport } from './nouns/reports/generate-transaction-csv-report.ts';
import { generateUserAccessReport } from './nouns/reports/generate-user-access-report.ts';
import { getCustomReport } from './nouns/reports/get-custom-report.ts';
import { listCustomReports } from './nouns/reports/list-custom-reports.ts';
import { previewCustomReport } from './nouns/reports/preview-custom-report.ts';
import { updateCustomReport } from './nouns/reports/update-custom-report.ts';
import { updateCustomReportColumns } from './nouns/reports/update-custom-report-columns.ts';
import { createRole } from './nouns/roles/create-role.ts';
import { deleteRole } from './nouns/roles/delete-role.ts';
import { listRoles } from './nouns/roles/list-roles.ts';
import { updateRole } from './nouns/roles/update-role.ts';
import { confirmSandbox } from './nouns/sandboxes/confirm-sandbox.ts';
import { createSandbox } from './nouns/sandboxes/create-sandbox.ts';
import { deleteSandbox } from './nouns/sandboxes/delete-sandbox.ts';
import { endSandbox } from './nouns/sandboxes/end-sandbox.ts';
import { getSandboxProgress } from './nouns/sandboxes/get-sandbox-progress.ts';
import { getSandboxVerification } from './nouns/sandboxes/get-sandbox-verification.ts';
import { listSandboxes } from './nouns/sandboxes/list-sandboxes.ts';
import { resendSandboxVerification } from './nouns/sandboxes/resend-sandbox-verification.ts';
import { startSandbox } from './nouns/sandboxes/start-sandbox.ts';
import { createSavedView } from './nouns/saved-views/create-saved-view.ts';
import { deleteSavedView } from './nouns/saved-views/delete-saved-view.ts';
import { listSavedViews } from './nouns/saved-views/list-saved-views.ts';
import { updateSavedView } from './nouns/saved-views/update-saved-view.ts';
import { getServerToServerNotification } from './nouns/server-to-server-notifications/get-server-to-server-notification.ts';
import { sendServerToServerNotificationTest } from './nouns/server-to-server-notifications/send-server-to-server-notification-test.ts';
import { updateServerToServerNotification } from './nouns/server-to-server-notifications/update-server-to-server-notification.ts';
import { getServiceMessage } from './nouns/service-messages/get-service-message.ts';
import { getServiceMessageSummary } from './nouns/service-messages/get-service-message-summary.ts';
import { listServiceMessages } from './nouns/service-messages/list-service-messages.ts';
import { resendServiceMessage } from './nouns/service-messages/resend-service-message.ts';
import { chooseCommunity } from './nouns/session/choose-community.ts';
import { getSession } from './nouns/session/get-session.ts';
import { listSettlementAccounts } from './nouns/settlement-accounts/list-settlement-accounts.ts';
import { pollSettlementAccountExport } from './nouns/settlement-accounts/poll-settlement-account-export.ts';
import { startSettlementAccountExport } from './nouns/settlement-accounts/start-settlement-account-export.ts';
import { updateSettlementAccountRemitterNames } from './nouns/settlement-accounts/update-settlement-account-remitter-names.ts';
import { createSingleUseToken } from './nouns/single-use-tokens/create-single-use-token.ts';
import { getSingleUseToken } from './nouns/single-use-tokens/get-single-use-token.ts';
import { locateSingleUseToken } from './nouns/single-use-tokens/locate-single-use-token.ts';
import { addAuBankAccount } from './nouns/supplier-accounts/add-au-bank-account.ts';
import { addNzDirectEntryAccount } from './nouns/supplier-accounts/add-nz-direct-entry-account.ts';
import { addNzMerchantAccount } from './nouns/supplier-accounts/add-nz-merchant-account.ts';
import { addPayIdAccount } from './nouns/supplier-accounts/add-pay-id-account.ts';
import { addSimulatorAccount } from './nouns/supplier-accounts/add-simulator-account.ts';
import { disableSupplierAccount } from './nouns/supplier-accounts/disable-supplier-account.ts';
import { disablePayIdAccount } from './nouns/supplier-accounts/disable-pay-id-account.ts';
import { enableSupplierAccount } from './nouns/supplier-accounts/enable-supplier-account.ts';
import { getSupplierAccount } from './nouns/supplier-accounts/get-supplier-account.ts';
import { getSupplierAccountAuthorisationStatus } from './nouns/supplier-accounts/get-supplier-account-authorisation-status.ts';
import { getSupplierAccountDetails } from './nouns/supplier-accounts/get-supplier-account-details.ts';
import { getSupplierAccountDirectEntryStatus } from './nouns/supplier-accounts/get-supplier-account-direct-entry-status.ts';
import { getSupplierAccountDualAuth } from './nouns/supplier-accounts/get-supplier-account-dual-auth.ts';
import { getSupplierAccountNzBankStatus } from './nouns/supplier-accounts/get-supplier-account-nz-bank-status.ts';
import { getSupplierAccountNzMerchantStatus } from './nouns/supplier-accounts/get-supplier-account-nz-merchant-status.ts';
import { getSupplierAccountPayIdStatus } from './nouns/supplier-accounts/get-supplier-account-pay-id-status.ts';
import { getSupplierAccountSetup } from './nouns/supplier-accounts/get-supplier-account-setup.ts';
import { getSupplierAccountSimulatorStatus } from './nouns/supplier-accounts/get-supplier-account-simulator-status.ts';
import { getSupplierAccountUse } from './nouns/supplier-accounts/get-supplier-account-use.ts';
import { listAuBankAccounts } from './nouns/supplier-accounts/list-au-bank-accounts.ts';
import { listSupplierAccountAuditEntries } from './nouns/supplier-accounts/list-supplier-account-audit-entries.ts';
import { listNzDirectEntryAccounts } from './nouns/supplier-accounts/list-nz-direct-entry-accounts.ts';
import { listNzMerchantAccounts } from './nouns/supplier-accounts/list-nz-merchant-accounts.ts';
import { listPayIdAccounts } from './nouns/supplier-accounts/list-pay-id-accounts.ts';
import { listSupplierAccountPayments } from './nouns/supplier-accounts/list-supplier-account-payments.ts';
import { listSimulatorAccounts } from './nouns/supplier-accounts/list-simulator-accounts.ts';
import { updateAuBankAccount } from './nouns/supplier-accounts/update-au-bank-account.ts';
import { updateNzDirectEntryAccount } from './nouns/supplier-accounts/update-nz-direct-entry-account.ts';
import { updateNzMerchantAccount } from './nouns/supplier-accounts/update-nz-merchant-account.ts';
import { updatePayIdAccount } from './nouns/supplier-accounts/update-pay-id-account.ts';
import { updateSimulatorAccount } from './nouns/supplier-accounts/update-simulator-account.ts';
import { getTransaction } from './nouns/transactions/get-transaction.ts';
import { getTransactionsToday } from './nouns/transactions/get-transactions-today.ts';
import { listCustomerTransactions } from './nouns/transactions/list-customer-transactions.ts';
import { pollTransactionExport } from './nouns/transactions/poll-transaction-export.ts';
import { previewTransactionExport } from './nouns/transactions/preview-transaction-export.ts';
import { refundTransaction } from './nouns/transactions/refund-transaction.ts';
import { requeryTransaction } from './nouns/transactions/requery-transaction.ts';
import { searchTransactions } from './nouns/transactions/search-transactions.ts';
import { sendTransactionReceipt } from './nouns/transactions/send-transaction-receipt.ts';
import { startTransactionExport } from './nouns/transactions/start-transaction-export.ts';
import { voidTransaction } from './nouns/transactions/void-transaction.ts';
import { cancelUploadedFile } from './nouns/uploaded-files/cancel-uploaded-file.ts';
import { dismissUploadedFile } from './nouns/uploaded-files/dismiss-uploaded-file.ts';
import { getUploadedFile } from './nouns/uploaded-files/get-uploaded-file.ts';
import { listUploadedFiles } from './nouns/uploaded-files/list-uploaded-files.ts';
import { listUploadedFileErrors } from './nouns/uploaded-files/list-uploaded-file-errors.ts';
import { listFileFormats } from './nouns/uploaded-files/list-file-formats.ts';
import { approveUserAuthorisation } from './nouns/user-authorisations/approve-user-authorisation.ts';
import { getUserAuthorisation } from './nouns/user-authorisations/get-user-authorisation.ts';
import { rejectUserAuthorisation } from './nouns/user-authorisations/reject-user-authorisation.ts';
import { searchUserAuthorisations } from './nouns/user-authorisations/search-user-authorisations.ts';
import { checkUserUpload } from './nouns/user-uploads/check-user-upload.ts';
import { listUserUploadRoles } from './nouns/user-uploads/list-user-upload-roles.ts';
import { saveUserUpload } from './nouns/user-uploads/save-user-upload.ts';
import { createUser } from './nouns/users/create-user.ts';
import { endUserSessions } from './nouns/users/end-user-sessions.ts';
import { getUser } from './nouns/users/get-user.ts';
import { listUserAuditEntries } from './nouns/users/list-user-audit-entries.ts';
import { resendUserInvitation } from './nouns/users/resend-user-invitation.ts';
import { resetUserPassword } from './nouns/users/reset-user-password.ts';
import { resetUserSecondFactor } from './nouns/users/reset-user-second-factor.ts';
import { searchUsers } from './nouns/users/search-users.ts';
import { setUserStatus } from './nouns/users/set-user-status.ts';
import { unlockUser } from './nouns/users/unlock-user.ts';
import { updateUserDetails } from './nouns/users/update-user-details.ts';
import { listViewableUsers } from './nouns/view-as/list-viewable-users.ts';
import { startViewAs } from './nouns/view-as/start-view-as.ts';
import { stopViewAs } from './nouns/view-as/stop-view-as.ts';
import { changeWebhookReplay } from './nouns/webhooks/change-webhook-replay.ts';
import { createWebhook } from './nouns/webhooks/create-webhook.ts';
import { deleteWebhook } from './nouns/webhooks/delete-webhook.ts';
import { getWebhookDelivery } from './nouns/webhooks/get-webhook-delivery.ts';
import { listWebhooks } from './nouns/webhooks/list-webhooks.ts';
import { listWebhookDeliveries } from './nouns/webhooks/list-webhook-deliveries.ts';
import { listWebhookReplays } from './nouns/webhooks/list-webhook-replays.ts';
import { previewWebhookReplay } from './nouns/webhooks/preview-webhook-replay.ts';
import { resendWebhook } from './nouns/webhooks/resend-webhook.ts';
import { rotateWebhookSecret } from './nouns/webhooks/rotate-webhook-secret.ts';
import { sendWebhookTest } from './nouns/webhooks/send-webhook-test.ts';
import { setWebhookStatus } from './nouns/webhooks/set-webhook-status.ts';
import { startWebhookReplay } from './nouns/webhooks/start-webhook-replay.ts';
import { updateWebhook } from './nouns/webhooks/update-webhook.ts';

/** The calls of every noun. */
export const nouns = {
  accountAuthorisations: {
    approve: approveAccountAuthorisation,
    get: getAccountAuthorisation,
    reject: rejectAccountAuthorisation,
  },
  administrators: {
    create: createAdministrator,
    disable: disableAdministrator,
    enable: enableAdministrator,
    get: getAdministrator,
    search: searchAdministrators,
    update: updateAdministrator,
  },
  apiKeys: {
    generate: generateApiKey,
    generateInitialKeys,
    get: getApiKey,
    getConfig: getApiKeyConfig,
    getUse: getApiKeyUse,
    list: listApiKeys,
    listAccessBusinesses: listApiKeyAccessBusinesses,
    listAuditEntries: listApiKeyAuditEntries,
    rotate: rotateApiKey,
    saveConfig: saveApiKeyConfig,
    setStatus: setApiKeyStatus,
    takeSecret: takeApiKeySecret,
  },
  apiLogs: {
    get: getApiLog,
    getRelated: getApiLogRelated,
    getSummary: getApiLogSummary,
    list: listApiLogs,
    listOperations: listApiLogOperations,
  },
  bankStatementAccounts: {
    addAccounts,
    create: createBankStatementAccount,
    get: getBankStatementAccount,
    getBankrecLink: getBankStatementAccountBankrecLink,
    listAccountGroups,
    searchBusinessAccounts,
    searchGroupAccounts,
  },
  bankStatementDays: {
    close: closeBankStatementDay,
    get: getBankStatementDay,
    reopen: reopenBankStatementDay,
  },
  bankStatementLines: {
    addMatches: addBankStatementLineMatches,
    exclude: excludeBankStatementLine,
    get: getBankStatementLine,
    include: includeBankStatementLine,
    listCandidates: listBankStatementLineCandidates,
    removeMatch: removeBankStatementLineMatch,
    saveNote: saveBankStatementLineNote,
  },
  bankStatements: {
    getFile: getBankStatementFile,
    list: listBankStatements,
    listBalances: listBankStatementBalances,
    listFiles: listBankStatementFiles,
    listLines: listBankStatementLines,
    resumeFile: resumeBankStatementFile,
  },
  bankrecServices: {
    list: listBankrecServices,
    startAccountOnboarding: startBankrecServiceAccountOnboarding,
    startBillingUpdate: startBankrecServiceBillingUpdate,
    startCleanUp: startBankrecServiceCleanUp,
    startFeedOnboarding: startBankrecServiceFeedOnboarding,
    startSimulation: startBankrecServiceSimulation,
    startStatementStatus: startBankrecServiceStatementStatus,
  },
  billingCodes: {
    list: listBillingCodes,
  },
  billingFacilities: {
    confirmBillingFacilities,
    getBillingFacilities,
    saveBillingFacilities,
  },
  billingInstruments: {
    addBillingInstruments,
    list: listBillingInstruments,
    listCommunityInstruments,
    removeBillingInstrument,
  },
  bsbBranches: {
    search: searchBsbBranches,
  },
  businesses: {
    get: getBusiness,
    getDetails: getBusinessDetails,
    getEnablement: getBusinessEnablement,
    getMigratedToBankrec: getBusinessMigratedToBankrec,
    getSettings: getBusinessSettings,
    search: searchBusinesses,
    searchOverviews: searchBusinessOverviews,
    setDualAuthorisation: setBusinessDualAuthorisation,
    updateDetails: updateBusinessDetails,
    updateEnablement: updateBusinessEnablement,
    updateSettings: updateBusinessSettings,
  },
  cardSchemes: {
    getCardSchemes,
    saveCardSchemes,
  },
  certificates: {
    disable: disableCertificate,
    generate: generateCertificate,
    getConfig: getCertificateConfig,
    getUse: getCertificateUse,
    list: listCertificates,
    takePassword: takeCertificatePassword,
    updateConfig: updateCertificateConfig,
  },
  communities: {
    locate: locateCommunity,
    search: searchCommunities,
    searchOverviews: searchCommunityOverviews,
  },
  communityApiKeys: {
    get: getCommunityApiKey,
    list: listCommunityApiKeys,
    setStatus: setCommunityApiKeyStatus,
  },
  connectionDetails: {
    checkHandoff,
    get: getConnectionDetails,
    listCcapiBusinesses,
    listOnlineBusinesses,
    listRestapiBusinesses,
    renewHandoffKey,
  },
  countries: {
    search: searchCountries,
  },
  customerAccounts: {
    addAccountFromSingleUseToken,
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
  decommission: {
    decommissionCommunity,
    getCommunity,
    getInfo,
  },
  domains: {
    create: createDomain,
    delete: deleteDomain,
    list: listDomains,
    update: updateDomain,
  },
  dualAuthorisation: {
    get: getDualAuthorisation,
    update: updateDualAuthorisation,
  },
  expectedRevenues: {
    create: createExpectedRevenue,
    delete: deleteExpectedRevenue,
    get: getExpectedRevenue,
    listMonthlyRevenues,
    listOneOffRevenues,
    update: updateExpectedRevenue,
  },
  exports: {
    cancel: cancelExport,
    getDownload: getExportDownload,
    list: listExports,
  },
  externalSystemClients: {
    search: searchExternalSystemClients,
  },
  facilitySettings: {
    getAutomaticRetry: getFacilitySettingAutomaticRetry,
    getBusinessNotifications: getFacilitySettingBusinessNotifications,
    getCustomerNotifications: getFacilitySettingCustomerNotifications,
    getCustomisation: getFacilitySettingCustomisation,
    getElectronicCommunications: getFacilitySettingElectronicCommunications,
    getGeneral: getFacilitySettingGeneral,
    getSecurity: getFacilitySettingSecurity,
    getTransactionExport: getFacilitySettingTransactionExport,
    getTransactions: getFacilitySettingTransactions,
    listLastChanges: listFacilitySettingLastChanges,
    previewGeneral: previewFacilitySettingGeneral,
    updateAutomaticRetry: updateFacilitySettingAutomaticRetry,
    updateBusinessNotifications: updateFacilitySettingBusinessNotifications,
    updateCustomerNotifications: updateFacilitySettingCustomerNotifications,
    updateCustomisation: updateFacilitySettingCustomisation,
    updateGeneral: updateFacilitySettingGeneral,
    updateTransactionExport: updateFacilitySettingTransactionExport,
    updateTransactions: updateFacilitySettingTransactions,
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
  matchingRegistrations: {
    create: createMatchingRegistration,
    delete: deleteMatchingRegistration,
    list: listMatchingRegistrations,
    listSweepAccounts: listMatchingRegistrationSweepAccounts,
    update: updateMatchingRegistration,
  },
  matchingRules: {
    create: createMatchingRule,
    delete: deleteMatchingRule,
    list: listMatchingRules,
    lower: lowerMatchingRule,
    pause: pauseMatchingRule,
    raise: raiseMatchingRule,
    resume: resumeMatchingRule,
    update: updateMatchingRule,
  },
  merchantAccounts: {
    add: addMerchantAccount,
    addTandemMerchantAccount,
    checkUniqueMerchantAccountId,
    checkUniqueMerchantAccountName,
    getTandemStatus: getMerchantAccountTandemStatus,
    link: linkMerchantAccount,
    list: listMerchantAccounts,
    searchLinkableMerchantAccounts,
    update: updateMerchantAccount,
    updateTandemMerchantAccount,
  },
  merchantChoiceRouting: {
    checkRoutingConfigurations,
    get: getMerchantChoiceRouting,
    getManageBusiness,
    save: saveMerchantChoiceRouting,
    saveRoutingConfigurations,
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
  paymentFiles: {
    chooseLines: choosePaymentFileLines,
    get: getPaymentFile,
    listLines: listPaymentFileLines,
    locate: locatePaymentFile,
    release: releasePaymentFile,
    updateLine: updatePaymentFileLine,
  },
  paymentTerms: {
    create: createPaymentTerm,
    delete: deletePaymentTerm,
    getUse: getPaymentTermUse,
  },
  payments: {
    take: takePayment,
  },
  paytoAccounts: {
    add: addPayToAccount,
    block: blockPayToAccount,
    getStatus: getPayToAccountStatus,
    list: listPayToAccounts,
    unblock: unblockPayToAccount,
    update: updatePayToAccount,
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
  products: {
    getConfig: getProductConfig,
    getUse: getProductUse,
    list: listProducts,
    updateConfig: updateProductConfig,
  },
  proposals: {
    approve: approveProposal,
    count: countProposals,
    get: getProposal,
    list: listProposals,
    reject: rejectProposal,
    requestAgain: requestProposalAgain,
    withdraw: withdrawProposal,
  },
  quickrec: {
    addSimulationBusiness,
    createSimulationLine,
    deleteSimulationLine,
    getSimulationConfiguration,
    listSimulationLines,
    removeSimulationBusiness,
    searchQuickRecBusinesses,
    searchQuickRecCommunities,
    updateSimulationConfiguration,
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
  reportSchedules: {
    disable: disableReportSchedule,
    enable: enableReportSchedule,
    list: listReportSchedules,
    listRuns: listReportScheduleRuns,
    update: updateReportSchedule,
  },
  reports: {
    countOpenPaymentBatches: countReportOpenPaymentBatches,
    createCustomReport,
    generateBankReconciliationReport,
    generateCashAppliedFile: generateReportCashAppliedFile,
    generateCustomReport,
    generateCustomerSnapshotFile: generateReportCustomerSnapshotFile,
    generateExpiredCardsReport,
    generateMerchantDefinitionFile: generateReportMerchantDefinitionFile,
    generateNewCustomerReport,
    generateQuickCaptureAllocationReport,
    generateRegisteredAccountsReport,
    generateTransactionCsvReport,
    generateUserAccessReport,
    getCustomReport,
    listCustomReports,
    previewCustomReport,
    updateCustomReport,
    updateCustomReportColumns,
  },
  roles: {
    create: createRole,
    delete: deleteRole,
    list: listRoles,
    update: updateRole,
  },
  sandboxes: {
    confirm: confirmSandbox,
    create: createSandbox,
    delete: deleteSandbox,
    end: endSandbox,
    getProgress: getSandboxProgress,
    getVerification: getSandboxVerification,
    list: listSandboxes,
    resendVerification: resendSandboxVerification,
    start: startSandbox,
  },
  savedViews: {
    create: createSavedView,
    delete: deleteSavedView,
    list: listSavedViews,
    update: updateSavedView,
  },
  serverToServerNotifications: {
    get: getServerToServerNotification,
    sendTest: sendServerToServerNotificationTest,
    update: updateServerToServerNotification,
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
  settlementAccounts: {
    list: listSettlementAccounts,
    pollExport: pollSettlementAccountExport,
    startExport: startSettlementAccountExport,
    updateRemitterNames: updateSettlementAccountRemitterNames,
  },
  singleUseTokens: {
    create: createSingleUseToken,
    get: getSingleUseToken,
    locate: locateSingleUseToken,
  },
  supplierAccounts: {
    addAuBankAccount,
    addNzDirectEntryAccount,
    addNzMerchantAccount,
    addPayIdAccount,
    addSimulatorAccount,
    disable: disableSupplierAccount,
    disablePayIdAccount,
    enable: enableSupplierAccount,
    get: getSupplierAccount,
    getAuthorisationStatus: getSupplierAccountAuthorisationStatus,
    getDetails: getSupplierAccountDetails,
    getDirectEntryStatus: getSupplierAccountDirectEntryStatus,
    getDualAuth: getSupplierAccountDualAuth,
    getNzBankStatus: getSupplierAccountNzBankStatus,
    getNzMerchantStatus: getSupplierAccountNzMerchantStatus,
    getPayIdStatus: getSupplierAccountPayIdStatus,
    getSetup: getSupplierAccountSetup,
    getSimulatorStatus: getSupplierAccountSimulatorStatus,
    getUse: getSupplierAccountUse,
    listAuBankAccounts,
    listAuditEntries: listSupplierAccountAuditEntries,
    listNzDirectEntryAccounts,
    listNzMerchantAccounts,
    listPayIdAccounts,
    listPayments: listSupplierAccountPayments,
    listSimulatorAccounts,
    updateAuBankAccount,
    updateNzDirectEntryAccount,
    updateNzMerchantAccount,
    updatePayIdAccount,
    updateSimulatorAccount,
  },
  transactions: {
    get: getTransaction,
    getTransactionsToday,
    listCustomerTransactions,
    pollExport: pollTransactionExport,
    previewExport: previewTransactionExport,
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
  userAuthorisations: {
    approve: approveUserAuthorisation,
    get: getUserAuthorisation,
    reject: rejectUserAuthorisation,
    search: searchUserAuthorisations,
  },
  userUploads: {
    check: checkUserUpload,
    listRoles: listUserUploadRoles,
    save: saveUserUpload,
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
