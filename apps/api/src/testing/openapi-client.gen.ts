// Made by `pnpm openapi` from openapi.json; do not edit.
export interface paths {
    "/AuthAction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Login name and password. The answer says what the session waits for; the session cookie comes with it. Ten failures lock the account for 30 minutes.
         *
         *     A plain form post without `Accept: application/json` is answered with 303 to the page that comes next, or back to the form with a code in `error`. Requests that another site made the browser send are refused.
         */
        post: operations["signIn.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/AuthAction/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a temporary password
         * @description For a session that waits for it (`next` is `change-password`).
         *
         *     A plain form post without `Accept: application/json` is answered with 303 to the page that comes next, or back to the form with a code in `error`. Requests that another site made the browser send are refused.
         */
        post: operations["signIn.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/AuthAction/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to choose a new password
         * @description The answer is the same whether there is an account or not. The link works once, within 30 minutes.
         *
         *     A plain form post without `Accept: application/json` is answered with 303 to the page that comes next, or back to the form with a code in `error`. Requests that another site made the browser send are refused.
         */
        post: operations["signIn.forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/AuthAction/reauthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter the password again
         * @description After 15 minutes without a call every call answers 401 `reauthentication-required`; this opens the session again. While viewing as another user it takes the password of the real person.
         */
        post: operations["signIn.reauthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/AuthAction/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password by a mailed link
         * @description Ends every session of the user and opens a locked account. The second factor stays as it is.
         *
         *     A plain form post without `Accept: application/json` is answered with 303 to the page that comes next, or back to the form with a code in `error`. Requests that another site made the browser send are refused.
         */
        post: operations["signIn.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/AuthAction/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the second factor
         * @description A code of the authenticator app or a recovery code, each once; for a session that waits for it (`next` is `second-factor`). The first code of a set-up answers ten recovery codes, shown this once.
         *
         *     A plain form post without `Accept: application/json` is answered with 303 to the page that comes next, or back to the form with a code in `error`. Requests that another site made the browser send are refused.
         */
        post: operations["signIn.secondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/AuthAction/second-factor/set-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up the second factor while signing in
         * @description For staff who have none yet. Send the first code to `AuthAction/second-factor`.
         */
        post: operations["signIn.setUpSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/AuthAction/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session. Takes the header `X-Requested-With`, or the CSRF token as field `csrf`.
         *
         *     A plain form post without `Accept: application/json` is answered with 303 to the page that comes next, or back to the form with a code in `error`. Requests that another site made the browser send are refused.
         */
        post: operations["signIn.signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new administrator
         * @description Waits until a second administrator approves it. Then the person gets a temporary password by email, to be changed at the first sign-in.
         *
         *     Open to staff with the right `MANAGE_ADMINISTRATORS`. Refused while viewing as another user.
         */
        post: operations["administrators.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-user/{systemUserId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One administrator
         * @description A member of staff with the roles held and the request that waits for approval, if any.
         *
         *     Open to staff with any of the rights `VIEW_ADMINISTRATORS`, `MANAGE_ADMINISTRATORS` or `AUTHORISE_ADMINISTRATORS`.
         */
        get: operations["administrators.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ask for a change of an administrator
         * @description Name, email, employee number and roles. Waits until a second administrator approves it. Nothing changed: `userUpdated` is false.
         *
         *     Open to staff with the right `MANAGE_ADMINISTRATORS`. Refused while viewing as another user.
         */
        patch: operations["administrators.update"];
        trace?: never;
    };
    "/admin-user/{systemUserId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to enable an administrator
         * @description For a disabled administrator. Waits until a second administrator approves it.
         *
         *     Open to staff with the right `MANAGE_ADMINISTRATORS`. Refused while viewing as another user.
         */
        post: operations["administrators.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/businesses/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a business
         * @description Autocomplete for choosing a business. Users restricted to businesses find those only.
         *
         *     Open to facility users and staff with any of the rights `MANAGE_CUSTOMERS`, `MANAGE_CUSTOMER_ACCOUNTS`, `VIEW_CUSTOMER_ACCOUNTS`, `MANAGE_RECURRING_CUSTOMERS`, `VIEW_RECURRING_CUSTOMERS`, `VIEW_CUSTOMERS`, `TERMINAL_EXISTING_CUSTOMER`, `TransactionDetailView`, `EXPORT_CUSTOMERS`, `REFUND_TRANSACTIONS`, `APPROVE_REFUNDS`, `EXPORT_TRANSACTIONS`, `REQUERY_TRANSACTIONS`, `MANAGE_FRAUD_GUARD`, `VIEW_FRAUD_GUARD`, `REVIEW_SUSPENDED_PAYMENTS`, `MANAGE_FACILITY_SETTINGS`, `VIEW_FACILITY_SETTINGS`, `MANAGE_BUSINESSES`, `VIEW_BUSINESSES`, `MANAGE_SETTLEMENT_ACCOUNTS`, `VIEW_SETTLEMENT_ACCOUNTS`, `MANAGE_CARD_ROUTING`, `MANAGE_WALLETS`, `VIEW_WALLETS`, `MANAGE_FILES`, `VIEW_FILES`, `MANAGE_REPORTS`, `VIEW_REPORTS`, `MANAGE_USERS`, `VIEW_USERS`, `MANAGE_API_KEYS`, `VIEW_API_KEYS`, `VIEW_API_LOG`, `MANAGE_WEBHOOKS`, `VIEW_WEBHOOKS`, `MANAGE_WHITELISTS`, `VIEW_WHITELISTS`, `MANAGE_CERTIFICATES`, `VIEW_CONNECTION_DETAILS`, `APPROVE_REQUESTS`, `VIEW_AUDIT`, `VIEW_AS_USER`, `SEARCH_EVERYTHING`, `MANAGE_COMMUNITIES`, `VIEW_COMMUNITIES`, `IMPORT_COMMUNITIES`, `DECOMMISSION_COMMUNITIES`, `MANAGE_ACCOUNTS`, `VIEW_ACCOUNTS`, `AUTHORISE_ACCOUNTS`, `MANAGE_RECONCILIATION`, `VIEW_RECONCILIATION`, `MANAGE_BILLING`, `VIEW_BILLING`, `MANAGE_OPERATIONS`, `VIEW_OPERATIONS`, `SEARCH_LOGS`, `MANAGE_IP_LISTS`, `MANAGE_POS_WHITELIST`, `VIEW_POS_WHITELIST`, `MANAGE_TOKENISATION`, `VIEW_TOKENISATION`, `MANAGE_QUICKVOICE`, `VIEW_QUICKVOICE`, `MANAGE_ADMINISTRATORS`, `VIEW_ADMINISTRATORS` or `AUTHORISE_ADMINISTRATORS`.
         */
        get: operations["businesses.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/businesses/{id}/card-surcharges-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Card surcharges of a business
         * @description What forms say about the surcharge that a business adds to payments by card.
         *
         *     Open to facility users, staff and API keys with any of the rights `MANAGE_RECURRING_CUSTOMERS` or `VIEW_RECURRING_CUSTOMERS`.
         */
        get: operations["recurringPayments.cardSurchargesMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communities/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a community
         * @description Autocomplete for choosing a community: the one to work in, or one in a form.
         *
         *     Open to staff.
         */
        get: operations["communities.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a country
         * @description Autocomplete for choosing countries, as the fraud guard rules do. Australia and New Zealand come first.
         *
         *     Open to facility users and staff.
         */
        get: operations["countries.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer-accounts/expiring-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cards that expire
         * @description Enabled cards of enabled customers that expire within 60 days, or have expired, the earliest first.
         *
         *     Open to facility users, staff and API keys with any of the rights `MANAGE_CUSTOMER_ACCOUNTS` or `VIEW_CUSTOMER_ACCOUNTS`.
         */
        get: operations["customerAccounts.expiringCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask for an export of customers
         * @description 202 while it runs, 201 when it can be downloaded; ask again every 2 seconds.
         *
         *     Open to facility users and staff with the right `EXPORT_CUSTOMERS` and any of the rights `VIEW_CUSTOMERS`, `MANAGE_CUSTOMERS`, `VIEW_CUSTOMER_ACCOUNTS`, `MANAGE_CUSTOMER_ACCOUNTS`, `VIEW_RECURRING_CUSTOMERS`, `MANAGE_RECURRING_CUSTOMERS` or `TERMINAL_EXISTING_CUSTOMER`.
         */
        get: operations["customers.pollExport"];
        put?: never;
        /**
         * Export customers
         * @description Starts writing the customers that a search finds into a CSV file, all of them, in the order of the search. Ask for it with GET customer-export. One export of customers runs at a time for each person; asking for the same again answers the same export.
         *
         *     Open to facility users and staff with the right `EXPORT_CUSTOMERS` and any of the rights `VIEW_CUSTOMERS`, `MANAGE_CUSTOMERS`, `VIEW_CUSTOMER_ACCOUNTS`, `MANAGE_CUSTOMER_ACCOUNTS`, `VIEW_RECURRING_CUSTOMERS`, `MANAGE_RECURRING_CUSTOMERS` or `TERMINAL_EXISTING_CUSTOMER`.
         */
        post: operations["customers.startExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search customers
         * @description Customers of the community whose name, number, id, email or phone contains the text. Search criteria travel in the body, so that no personal data stands in an address.
         *
         *     Open to facility users, staff and API keys with any of the rights `VIEW_CUSTOMERS`, `MANAGE_CUSTOMERS`, `VIEW_CUSTOMER_ACCOUNTS`, `MANAGE_CUSTOMER_ACCOUNTS`, `VIEW_RECURRING_CUSTOMERS`, `MANAGE_RECURRING_CUSTOMERS` or `TERMINAL_EXISTING_CUSTOMER`.
         */
        post: operations["customers.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a customer
         * @description Adds a customer to a supplier business of the community.
         *
         *     Open to facility users, staff and API keys with any of the rights `MANAGE_CUSTOMERS`, `MANAGE_CUSTOMER_ACCOUNTS` or `MANAGE_RECURRING_CUSTOMERS`.
         */
        post: operations["customers.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One customer
         * @description Everything known about one customer.
         *
         *     Open to facility users, staff and API keys with any of the rights `VIEW_CUSTOMERS`, `MANAGE_CUSTOMERS`, `VIEW_CUSTOMER_ACCOUNTS`, `MANAGE_CUSTOMER_ACCOUNTS`, `VIEW_RECURRING_CUSTOMERS`, `MANAGE_RECURRING_CUSTOMERS` or `TERMINAL_EXISTING_CUSTOMER`.
         */
        get: operations["customers.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts of a customer
         * @description The enabled accounts of a customer, the default one first, three on a page.
         *
         *     Open to facility users, staff and API keys with any of the rights `MANAGE_CUSTOMER_ACCOUNTS`, `VIEW_CUSTOMER_ACCOUNTS`, `TERMINAL_EXISTING_CUSTOMER` or `MANAGE_RECURRING_CUSTOMERS`.
         */
        get: operations["customerAccounts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/accounts/accepted-account-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accepted account types
         * @description The kinds of account that the customer’s business takes.
         *
         *     Open to facility users, staff and API keys with any of the rights `MANAGE_CUSTOMER_ACCOUNTS`, `VIEW_CUSTOMER_ACCOUNTS`, `TERMINAL_EXISTING_CUSTOMER` or `MANAGE_RECURRING_CUSTOMERS`.
         */
        get: operations["customerAccounts.acceptedAccountTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/accounts/accepted-card-schemes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accepted card schemes
         * @description The card schemes that a supplier business takes, and whether as credit, debit or both.
         *
         *     Open to facility users, staff and API keys with any of the rights `MANAGE_CUSTOMER_ACCOUNTS`, `VIEW_CUSTOMER_ACCOUNTS`, `TERMINAL_EXISTING_CUSTOMER` or `MANAGE_RECURRING_CUSTOMERS`.
         */
        get: operations["customerAccounts.acceptedCardSchemes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/accounts/bank-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an Australian bank account
         * @description Adds an Australian bank account to a customer, for direct debit.
         *
         *     Open to facility users, staff and API keys with the right `MANAGE_CUSTOMER_ACCOUNTS`.
         */
        post: operations["customerAccounts.addBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/accounts/credit-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a credit card
         * @description Adds a card to a customer. The number goes to the vault and is never shown again; a security code is not asked for and never kept.
         *
         *     Open to facility users, staff and API keys with the right `MANAGE_CUSTOMER_ACCOUNTS`.
         */
        post: operations["customerAccounts.addCreditCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/accounts/disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Disabled accounts of a customer
         * @description The accounts of a customer that no payment can be taken from.
         *
         *     Open to facility users, staff and API keys with any of the rights `MANAGE_CUSTOMER_ACCOUNTS`, `VIEW_CUSTOMER_ACCOUNTS`, `TERMINAL_EXISTING_CUSTOMER` or `MANAGE_RECURRING_CUSTOMERS`.
         */
        get: operations["customerAccounts.listDisabled"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/accounts/disabled-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of disabled accounts
         * @description How many accounts of a customer are disabled.
         *
         *     Open to facility users, staff and API keys with any of the rights `MANAGE_CUSTOMER_ACCOUNTS`, `VIEW_CUSTOMER_ACCOUNTS`, `TERMINAL_EXISTING_CUSTOMER` or `MANAGE_RECURRING_CUSTOMERS`.
         */
        get: operations["customerAccounts.disabledCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/accounts/nz-bank-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a New Zealand bank account
         * @description Adds a New Zealand bank account to a customer, for direct debit. An unknown bank or a wrong check digit is an error; an unknown branch of a known bank is a warning.
         *
         *     Open to facility users, staff and API keys with the right `MANAGE_CUSTOMER_ACCOUNTS`.
         */
        post: operations["customerAccounts.addNzBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/accounts/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One account of a customer
         * @description What may be shown of one account.
         *
         *     Open to facility users, staff and API keys with any of the rights `MANAGE_CUSTOMER_ACCOUNTS`, `VIEW_CUSTOMER_ACCOUNTS`, `TERMINAL_EXISTING_CUSTOMER` or `MANAGE_RECURRING_CUSTOMERS`.
         */
        get: operations["customerAccounts.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit an account
         * @description Changes the expiry date or the name of an account; what is left out stays. The number cannot be changed: add the new card or account instead. A tokenised account cannot be edited. An edit that changes nothing answers 422 with "No changes detected." on the whole form.
         *
         *     Open to facility users, staff and API keys with the right `MANAGE_CUSTOMER_ACCOUNTS`.
         */
        patch: operations["customerAccounts.update"];
        trace?: never;
    };
    "/customers/{id}/accounts/{accountId}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Make an account the default
         * @description The account is offered first from now on, in place of the one that was.
         *
         *     Open to facility users, staff and API keys with the right `MANAGE_CUSTOMER_ACCOUNTS`.
         */
        patch: operations["customerAccounts.setDefault"];
        trace?: never;
    };
    "/customers/{id}/accounts/{accountId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Disable an account
         * @description No payment can be taken from the account any more, and active schedules that pay from it become inactive. It is no longer the default.
         *
         *     Open to facility users, staff and API keys with the right `MANAGE_CUSTOMER_ACCOUNTS`.
         */
        patch: operations["customerAccounts.disable"];
        trace?: never;
    };
    "/customers/{id}/accounts/{accountId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Enable an account
         * @description Payments can be taken from the account again. Its customer must be enabled.
         *
         *     Open to facility users, staff and API keys with the right `MANAGE_CUSTOMER_ACCOUNTS`.
         */
        patch: operations["customerAccounts.enable"];
        trace?: never;
    };
    "/customers/{id}/accounts/{accountId}/status-change-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a status change would do
         * @description Counts for the dialogs that disable or enable an account.
         *
         *     Open to facility users, staff and API keys with the right `MANAGE_CUSTOMER_ACCOUNTS`.
         */
        get: operations["customerAccounts.statusChangePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/audit-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recent activity of a customer
         * @description What happened to the customer, newest first, five entries on a page.
         *
         *     Open to facility users, staff and API keys with any of the rights `VIEW_CUSTOMERS`, `MANAGE_CUSTOMERS`, `VIEW_CUSTOMER_ACCOUNTS`, `MANAGE_CUSTOMER_ACCOUNTS`, `VIEW_RECURRING_CUSTOMERS`, `MANAGE_RECURRING_CUSTOMERS` or `TERMINAL_EXISTING_CUSTOMER`.
         */
        get: operations["customers.auditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a customer
         * @description Replaces the details of a customer. An edit that changes nothing answers 422 with "No changes detected." on the whole form.
         *
         *     Open to facility users, staff and API keys with any of the rights `MANAGE_CUSTOMERS`, `MANAGE_CUSTOMER_ACCOUNTS` or `MANAGE_RECURRING_CUSTOMERS`.
         */
        put: operations["customers.updateDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/notification-switches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notices to a customer
         * @description Which notices a customer gets by email, and which the facility sends to nobody.
         *
         *     Open to facility users, staff and API keys with any of the rights `VIEW_CUSTOMERS`, `MANAGE_CUSTOMERS`, `VIEW_CUSTOMER_ACCOUNTS`, `MANAGE_CUSTOMER_ACCOUNTS`, `VIEW_RECURRING_CUSTOMERS`, `MANAGE_RECURRING_CUSTOMERS` or `TERMINAL_EXISTING_CUSTOMER`.
         */
        get: operations["notifications.customerSwitches"];
        /**
         * Choose the notices to a customer
         * @description Switches kinds of notice on and off for one customer. What the facility switched off stays off.
         *
         *     Open to facility users, staff and API keys with any of the rights `MANAGE_CUSTOMERS`, `MANAGE_CUSTOMER_ACCOUNTS` or `MANAGE_RECURRING_CUSTOMERS`.
         */
        put: operations["notifications.setCustomerSwitches"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a payment
         * @description Takes a payment from a card or bank account of a customer. The answer tells the outcome by `status`: APPROVED, DECLINED, IN_FLIGHT (the network has not said yet; ask for the transaction, and never send the payment again under another key), PENDING (a bank debit that goes to the bank at the cut-off) or SUSPENDED (held by fraud guard).
         *
         *     Send `Idempotency-Key`: the same key gives the same answer and takes nothing twice. While the first request runs it answers 409.
         *
         *     Open to facility users, staff and API keys with the right `TERMINAL_EXISTING_CUSTOMER`. Refused while viewing as another user.
         */
        post: operations["payments.take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/recurring-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Schedules of a customer
         * @description The payment schedules of a customer, those that take payments first, five on a page.
         *
         *     Open to facility users, staff and API keys with any of the rights `MANAGE_RECURRING_CUSTOMERS` or `VIEW_RECURRING_CUSTOMERS`.
         */
        get: operations["recurringPayments.list"];
        put?: never;
        /**
         * Add a schedule
         * @description Sets up payments that are taken by themselves. Where the next payment date is today a payment is attempted immediately: that needs `confirmPaymentToday: true`, otherwise 422 on that field says what would be taken.
         *
         *     Open to facility users, staff and API keys with the right `MANAGE_RECURRING_CUSTOMERS`. Refused while viewing as another user.
         */
        post: operations["recurringPayments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/recurring-payments/form-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Form data of a new schedule
         * @description What the form of a new payment schedule opens with.
         *
         *     Open to facility users, staff and API keys with the right `MANAGE_RECURRING_CUSTOMERS`.
         */
        get: operations["recurringPayments.newFormData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/recurring-payments/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a schedule
         * @description The next 12 dates and amounts of a schedule as it would be saved, and why one is not taken on its agreed day. Nothing is changed.
         *
         *     Open to facility users, staff and API keys with the right `MANAGE_RECURRING_CUSTOMERS`.
         */
        post: operations["recurringPayments.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Enable or disable a customer
         * @description Disabling makes all linked accounts and recurring schedules inactive and cancels unsettled payments. Enabling allows payments, accounts and schedules again. A change to the present status answers 409.
         *
         *     Open to facility users, staff and API keys with any of the rights `MANAGE_CUSTOMERS`, `MANAGE_CUSTOMER_ACCOUNTS` or `MANAGE_RECURRING_CUSTOMERS`.
         */
        patch: operations["customers.setStatus"];
        trace?: never;
    };
    "/customers/{id}/status-change-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a status change would do
         * @description Counts for the dialogs that disable or enable a customer.
         *
         *     Open to facility users, staff and API keys with any of the rights `MANAGE_CUSTOMERS`, `MANAGE_CUSTOMER_ACCOUNTS` or `MANAGE_RECURRING_CUSTOMERS`.
         */
        get: operations["customers.statusChangePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payment history of a customer
         * @description Payments and refunds of the customer, newest first, five on a page.
         *
         *     Open to facility users, staff and API keys with any of the rights `VIEW_CUSTOMERS`, `MANAGE_CUSTOMERS`, `VIEW_CUSTOMER_ACCOUNTS`, `MANAGE_CUSTOMER_ACCOUNTS`, `VIEW_RECURRING_CUSTOMERS`, `MANAGE_RECURRING_CUSTOMERS` or `TERMINAL_EXISTING_CUSTOMER`.
         */
        get: operations["transactions.ofCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expiring-cards-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask for an export of expiring cards
         * @description 202 while it runs, 201 when it can be downloaded; ask again every 2 seconds.
         *
         *     Open to facility users and staff with the right `EXPORT_CUSTOMERS` and any of the rights `MANAGE_CUSTOMER_ACCOUNTS` or `VIEW_CUSTOMER_ACCOUNTS`.
         */
        get: operations["customerAccounts.pollExpiringCardsExport"];
        put?: never;
        /**
         * Export expiring cards
         * @description Starts writing the list of expiring cards into a CSV file, numbers masked. Ask for it with GET expiring-cards-export.
         *
         *     Open to facility users and staff with the right `EXPORT_CUSTOMERS` and any of the rights `MANAGE_CUSTOMER_ACCOUNTS` or `VIEW_CUSTOMER_ACCOUNTS`.
         */
        post: operations["customerAccounts.startExpiringCardsExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My exports
         * @description Exports that you asked for in this community in the last 30 days, newest first.
         *
         *     Open to facility users and staff.
         */
        get: operations["exports.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{exportId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an export
         * @description Stops an export that is running; what was written is removed.
         *
         *     Open to facility users and staff.
         */
        post: operations["exports.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{exportId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Address of an export’s file
         * @description Where the file can be downloaded for the next 5 minutes. The rights of the list are needed.
         *
         *     Open to facility users and staff.
         */
        get: operations["exports.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{exportId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an export
         * @description The file as CSV in UTF-8 with a header row; its name tells the version of the columns, its ETag is the SHA-256. A range may be asked for. The header X-Requested-With is not needed: the address carries a token.
         */
        get: operations["exports.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms/get/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an answer is shown
         * @description Titles and kinds of the values that the GET call at a path answers.
         *
         *     The path may contain slashes: send them as they are. Open to whoever may make the call itself.
         */
        get: operations["forms.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms/patch/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Form of a PATCH call
         * @description How the body of the PATCH call at a path is asked for: fields, rules, present values and choices. What the form accepts, the call accepts.
         *
         *     The path may contain slashes: send them as they are. Open to whoever may make the call itself.
         */
        get: operations["forms.patch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms/post/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Form of a POST call
         * @description How the body of the POST call at a path is asked for: fields, rules, present values and choices. What the form accepts, the call accepts.
         *
         *     The path may contain slashes: send them as they are. Open to whoever may make the call itself.
         */
        get: operations["forms.post"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms/put/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Form of a PUT call
         * @description How the body of the PUT call at a path is asked for: fields, rules, present values and choices. What the form accepts, the call accepts.
         *
         *     The path may contain slashes: send them as they are. Open to whoever may make the call itself.
         */
        get: operations["forms.put"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mail of the demo
         * @description Mail that the demo sent, newest first. Only in a demo without a mail server; otherwise 404.
         *
         *     Open to everybody, signed in or not.
         */
        get: operations["mailbox.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailbox/{mailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One message of the demo
         * @description Only in a demo without a mail server; otherwise 404.
         *
         *     Open to everybody, signed in or not.
         */
        get: operations["mailbox.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My profile
         * @description The signed-in person and the state of password and second factor. While viewing as another user: theirs.
         *
         *     Open to facility users and staff.
         */
        get: operations["myProfile.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-profile/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change my password
         * @description Sets a new password, ends every other session and sends a notice by email.
         *
         *     Open to facility users and staff. Refused while viewing as another user.
         */
        patch: operations["myProfile.changePassword"];
        trace?: never;
    };
    "/my-profile/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description Voids the old ones. The codes are shown this once.
         *
         *     Open to facility users and staff. Refused while viewing as another user.
         */
        post: operations["myProfile.renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-profile/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start setting up a second factor
         * @description Answers a secret for an authenticator app. It counts once it is confirmed with a code; a present one stays until then.
         *
         *     Open to facility users and staff. Refused while viewing as another user.
         */
        post: operations["myProfile.startSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-profile/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the second factor
         * @description Switches the second factor on and answers ten recovery codes, shown this once. Ends every other session.
         *
         *     Open to facility users and staff. Refused while viewing as another user.
         */
        post: operations["myProfile.confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-profile/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the second factor
         * @description Switches it off and voids the recovery codes. Staff need it, except in a demo.
         *
         *     Open to facility users and staff. Refused while viewing as another user.
         */
        post: operations["myProfile.removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-profile/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My sessions
         * @description Where I am signed in.
         *
         *     Open to facility users and staff. Refused while viewing as another user.
         */
        get: operations["myProfile.sessions"];
        put?: never;
        post?: never;
        /**
         * End all my other sessions
         * @description Signs out everywhere but here.
         *
         *     Open to facility users and staff. Refused while viewing as another user.
         */
        delete: operations["myProfile.endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-profile/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of my sessions
         * @description Signs out somewhere else. The session in use answers 409: sign out instead.
         *
         *     Open to facility users and staff. Refused while viewing as another user.
         */
        delete: operations["myProfile.endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification-switches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notices of the facility
         * @description Which notices the facility sends to its customers by email.
         *
         *     Open to facility users and staff with any of the rights `MANAGE_FACILITY_SETTINGS` or `VIEW_FACILITY_SETTINGS`.
         */
        get: operations["notifications.switches"];
        /**
         * Choose the notices of the facility
         * @description Switches kinds of notice on and off for all customers of the facility.
         *
         *     Open to facility users and staff with the right `MANAGE_FACILITY_SETTINGS`.
         */
        put: operations["notifications.setSwitches"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests for dual authorisation
         * @description Changes that a second person must approve: those that wait for you (the next to lapse first), your own and decided ones (newest first).
         *
         *     Open to facility users and staff with any of the rights `APPROVE_REQUESTS`, `APPROVE_REFUNDS`, `AUTHORISE_ACCOUNTS`, `AUTHORISE_ADMINISTRATORS`, `MANAGE_ACCOUNTS`, `MANAGE_ADMINISTRATORS`, `MANAGE_API_KEYS`, `MANAGE_FACILITY_SETTINGS`, `MANAGE_SETTLEMENT_ACCOUNTS`, `MANAGE_USERS` or `REFUND_TRANSACTIONS`.
         */
        get: operations["proposals.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many requests wait
         * @description What the badge in the menu shows.
         *
         *     Open to facility users and staff with any of the rights `APPROVE_REQUESTS`, `APPROVE_REFUNDS`, `AUTHORISE_ACCOUNTS`, `AUTHORISE_ADMINISTRATORS`, `MANAGE_ACCOUNTS`, `MANAGE_ADMINISTRATORS`, `MANAGE_API_KEYS`, `MANAGE_FACILITY_SETTINGS`, `MANAGE_SETTLEMENT_ACCOUNTS`, `MANAGE_USERS` or `REFUND_TRANSACTIONS`.
         */
        get: operations["proposals.counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/{proposalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One request with its differences
         * @description What would change, who asked and why, and whether you can approve it.
         *
         *     Open to facility users and staff with any of the rights `APPROVE_REQUESTS`, `APPROVE_REFUNDS`, `AUTHORISE_ACCOUNTS`, `AUTHORISE_ADMINISTRATORS`, `MANAGE_ACCOUNTS`, `MANAGE_ADMINISTRATORS`, `MANAGE_API_KEYS`, `MANAGE_FACILITY_SETTINGS`, `MANAGE_SETTLEMENT_ACCOUNTS`, `MANAGE_USERS` or `REFUND_TRANSACTIONS`.
         */
        get: operations["proposals.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/{proposalId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a request
         * @description Checks every rule again against the present state and applies the change at once. A request whose object has changed meanwhile, or that has lapsed, is closed instead: 409 with the reason. Nobody approves what they asked for themselves.
         *
         *     Open to facility users and staff with any of the rights `APPROVE_REQUESTS`, `APPROVE_REFUNDS`, `AUTHORISE_ACCOUNTS` or `AUTHORISE_ADMINISTRATORS`. Refused while viewing as another user.
         */
        post: operations["proposals.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/{proposalId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a request
         * @description Closes the request with a reason; nothing changes. Needs the right to approve it.
         *
         *     Open to facility users and staff with any of the rights `APPROVE_REQUESTS`, `APPROVE_REFUNDS`, `AUTHORISE_ACCOUNTS` or `AUTHORISE_ADMINISTRATORS`. Refused while viewing as another user.
         */
        post: operations["proposals.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/{proposalId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw your request
         * @description Closes a pending request that you made yourself; nothing changes.
         *
         *     Open to facility users and staff with any of the rights `APPROVE_REQUESTS`, `APPROVE_REFUNDS`, `AUTHORISE_ACCOUNTS`, `AUTHORISE_ADMINISTRATORS`, `MANAGE_ACCOUNTS`, `MANAGE_ADMINISTRATORS`, `MANAGE_API_KEYS`, `MANAGE_FACILITY_SETTINGS`, `MANAGE_SETTLEMENT_ACCOUNTS`, `MANAGE_USERS` or `REFUND_TRANSACTIONS`. Refused while viewing as another user.
         */
        post: operations["proposals.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurring-payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One schedule
         * @description A payment schedule with its next 12 payments, and why one is not taken on its agreed day.
         *
         *     Open to facility users, staff and API keys with any of the rights `MANAGE_RECURRING_CUSTOMERS` or `VIEW_RECURRING_CUSTOMERS`.
         */
        get: operations["recurringPayments.get"];
        /**
         * Edit a schedule
         * @description Replaces what a schedule is made of, from the next payment on. With another frequency or next payment date the dates are counted anew from there, and what was changed about single dates is dropped. An edit that changes nothing answers 422 with "No changes detected." on the whole form. Where the next payment date is today a payment is attempted immediately: that needs `confirmPaymentToday: true`, otherwise 422 on that field says what would be taken.
         *
         *     Open to facility users, staff and API keys with the right `MANAGE_RECURRING_CUSTOMERS`. Refused while viewing as another user.
         */
        put: operations["recurringPayments.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurring-payments/{id}/dates/{nominalDate}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one date of a schedule
         * @description Skips one payment, moves it or gives it another amount; all others stay as they are. A skipped payment counts as one of those after which the schedule ends.
         *
         *     Open to facility users, staff and API keys with the right `MANAGE_RECURRING_CUSTOMERS`.
         */
        put: operations["recurringPayments.changeDate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurring-payments/{id}/form-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Form data of a schedule
         * @description What the form that edits a payment schedule opens with.
         *
         *     Open to facility users, staff and API keys with the right `MANAGE_RECURRING_CUSTOMERS`.
         */
        get: operations["recurringPayments.formData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurring-payments/{id}/occurrences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Past dates of a schedule
         * @description What became of the dates that were due, newest first: the payment, its tries, and why one failed.
         *
         *     Open to facility users, staff and API keys with any of the rights `MANAGE_RECURRING_CUSTOMERS` or `VIEW_RECURRING_CUSTOMERS`.
         */
        get: operations["recurringPayments.occurrences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurring-payments/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a schedule
         * @description Lets a schedule that failed, or went off with its account or customer, take payments again. Dates that passed meanwhile are left out. Where the next payment date is today a payment is attempted immediately: that needs `confirmPaymentToday: true`, otherwise 422 on that field says what would be taken.
         *
         *     Open to facility users, staff and API keys with the right `MANAGE_RECURRING_CUSTOMERS`. Refused while viewing as another user.
         */
        post: operations["recurringPayments.resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurring-payments/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a schedule
         * @description Ends a schedule for good: nothing more is taken, failed payments are not retried. A payment that is at the bank already goes on.
         *
         *     Open to facility users, staff and API keys with the right `MANAGE_RECURRING_CUSTOMERS`.
         */
        post: operations["recurringPayments.stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rights/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rights for one customer
         * @description The rights of the caller for this customer, by name. Rights that come with a role in one business count only for customers of that business.
         *
         *     Open to facility users and staff with any of the rights `VIEW_CUSTOMERS`, `MANAGE_CUSTOMERS`, `VIEW_CUSTOMER_ACCOUNTS`, `MANAGE_CUSTOMER_ACCOUNTS`, `VIEW_RECURRING_CUSTOMERS`, `MANAGE_RECURRING_CUSTOMERS` or `TERMINAL_EXISTING_CUSTOMER`.
         */
        get: operations["customers.rights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roles of client users
         * @description The roles that users of the community can hold: its own, and those that every facility has.
         *
         *     Open to facility users and staff with any of the rights `VIEW_USERS` or `MANAGE_USERS`.
         */
        get: operations["roles.list"];
        put?: never;
        /**
         * Add a role
         * @description Adds a role to the facility, at most 100. Nobody puts a right into a role that they do not hold.
         *
         *     Open to facility users and staff with the right `MANAGE_USERS`. Refused while viewing as another user.
         */
        post: operations["roles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a role
         * @description Counts for everybody who holds it from their next call on. Shared roles, rights of a role you hold yourself and the last administrator’s stay: 409.
         *
         *     Open to facility users and staff with the right `MANAGE_USERS`. Refused while viewing as another user.
         */
        put: operations["roles.update"];
        post?: never;
        /**
         * Delete a role
         * @description A role that somebody holds, and a shared one, stays: 409.
         *
         *     Open to facility users and staff with the right `MANAGE_USERS`. Refused while viewing as another user.
         */
        delete: operations["roles.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved views of a table
         * @description Your own views of a table, and those that others of the same community (or of staff) share.
         *
         *     Open to facility users and staff.
         */
        get: operations["savedViews.list"];
        put?: never;
        /**
         * Save a view
         * @description Keeps filters, sort and columns of a table under a name: at most 50 of a table for each person.
         *
         *     Open to facility users and staff. Refused while viewing as another user.
         */
        post: operations["savedViews.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved view
         * @description Removes a view, also for those it was shared with. Only the owner may.
         *
         *     Open to facility users and staff. Refused while viewing as another user.
         */
        delete: operations["savedViews.delete"];
        options?: never;
        head?: never;
        /**
         * Change a saved view
         * @description Renames, shares, makes default or stores a new query; what is left out stays. Only the owner may.
         *
         *     Open to facility users and staff. Refused while viewing as another user.
         */
        patch: operations["savedViews.update"];
        trace?: never;
    };
    "/service-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Service messages of a span of days
         * @description What passed, or is to pass, between the platform and other systems, newest first: of the community worked in, otherwise of all communities and of the platform itself.
         *
         *     Open to staff with any of the rights `VIEW_OPERATIONS` or `MANAGE_OPERATIONS`.
         */
        get: operations["serviceMessages.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-messages/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Service messages counted
         * @description How many service messages a span of days had, by kind, status and day.
         *
         *     Open to staff with any of the rights `VIEW_OPERATIONS` or `MANAGE_OPERATIONS`.
         */
        get: operations["serviceMessages.summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-messages/{serviceMessageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One service message
         * @description What was kept of it, without secrets, card and account numbers. Messages of the platform itself are found from every community.
         *
         *     Open to staff with any of the rights `VIEW_OPERATIONS` or `MANAGE_OPERATIONS`.
         */
        get: operations["serviceMessages.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-messages/{serviceMessageId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a failed message again
         * @description Queues a message that failed, with the full number of tries; `canBeResent` says whether it is possible.
         *
         *     Open to staff with the right `MANAGE_OPERATIONS`.
         */
        post: operations["serviceMessages.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description The signed-in user, the community worked in, the rights held and the CSRF token.
         *
         *     Open to facility users and staff. Also works while the session waits for a password or a second factor.
         */
        get: operations["session.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/community": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the community to work in
         * @description Staff work on customers inside one community at a time; the choice lasts as long as the session.
         *
         *     Open to staff.
         */
        put: operations["session.chooseCommunity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transaction-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask for an export of transactions
         * @description 202 while it runs, 201 when it can be downloaded; ask again every 2 seconds.
         *
         *     Open to facility users and staff with the right `EXPORT_TRANSACTIONS` and the right `TransactionDetailView`.
         */
        get: operations["transactions.pollExport"];
        put?: never;
        /**
         * Export transactions
         * @description Starts writing the transactions that a search finds into a CSV file, all of them, in the order of the search. Ask for it with GET transaction-export. One export of transactions runs at a time for each person; asking for the same again answers the same export.
         *
         *     Open to facility users and staff with the right `EXPORT_TRANSACTIONS` and the right `TransactionDetailView`.
         */
        post: operations["transactions.startExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search transactions
         * @description Payments and refunds of the community, by default newest first. All criteria must hold.
         *
         *     Open to facility users, staff and API keys with the right `TransactionDetailView`.
         */
        get: operations["transactions.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{receiptNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One transaction
         * @description A payment or refund with its life as a timeline: request, fraud decision, what was sent and answered, settlement, refunds and notices.
         *
         *     Open to facility users, staff and API keys with the right `TransactionDetailView`.
         */
        get: operations["transactions.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{receiptNumber}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipt of a transaction
         * @description A PDF of one page, to print or to keep: what was paid by whom and from what, principal, surcharge and total apart. Of a payment that moved no money it says so. Needs the header X-Requested-With, or the session’s CSRF token in the address; an API key needs neither.
         */
        get: operations["transactions.receipt"];
        put?: never;
        /**
         * Email a receipt to the customer
         * @description Sends the receipt of an approved payment or refund to the customer, as a PDF. 409 where no money moved, or the customer takes no email; `detail` says which.
         *
         *     Open to facility users, staff and API keys with the right `TERMINAL_EXISTING_CUSTOMER`.
         */
        post: operations["transactions.sendReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{receiptNumber}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a payment
         * @description Gives back a part or all of an approved payment. 201: the refund, a transaction with a receipt of its own, whose `status` tells the outcome. 202: it is above the facility’s limit and waits for a second person. Bank debits can be refunded once they cannot come back any more.
         *
         *     Open to facility users, staff and API keys with the right `REFUND_TRANSACTIONS`. Refused while viewing as another user.
         */
        post: operations["transactions.refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{receiptNumber}/requery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query the gateway again
         * @description Asks the network what became of a payment, refund or void whose outcome is not known. Nothing is sent again.
         *
         *     Open to staff with the right `REQUERY_TRANSACTIONS`.
         */
        post: operations["transactions.requery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{receiptNumber}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a payment
         * @description Undoes a payment before the cut-off of its day. 200: the payment; VOIDED or, where it had not been sent, CANCELLED. Still APPROVED: the bank refused to undo it. 202: the bank has not said yet; ask for the transaction.
         *
         *     Open to facility users, staff and API keys with the right `REFUND_TRANSACTIONS`. Refused while viewing as another user.
         */
        post: operations["transactions.void"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploaded-file-formats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Formats of files
         * @description What you may upload, with columns and limits. Empty where you may not upload anything.
         *
         *     Open to facility users and staff with any of the rights `VIEW_FILES` or `MANAGE_FILES`.
         */
        get: operations["uploadedFiles.formats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploaded-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Uploaded files
         * @description Files of the community, the newest first. Users who are restricted to some businesses see files that reach no other.
         *
         *     Open to facility users and staff with any of the rights `VIEW_FILES` or `MANAGE_FILES`.
         */
        get: operations["uploadedFiles.list"];
        put?: never;
        /**
         * Upload a file
         * @description The file is stored, checked line by line and then carried out in the background: poll `GET uploaded-files/{fileId}`. Where any line has an error, nothing is done. The same content as a file of the last 90 days answers 422 on `confirmDuplicate` until it is confirmed.
         *
         *     Open to facility users and staff with the right `MANAGE_FILES`.
         */
        post: operations["uploadedFiles.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploaded-files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One uploaded file
         * @description Ask every 5 seconds while `inProgress` is true.
         *
         *     Open to facility users and staff with any of the rights `VIEW_FILES` or `MANAGE_FILES`.
         */
        get: operations["uploadedFiles.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploaded-files/{fileId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a file
         * @description Stops a file that is queued or being processed. Lines that are done stay done. Otherwise 409.
         *
         *     Open to facility users and staff with the right `MANAGE_FILES`.
         */
        post: operations["uploadedFiles.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploaded-files/{fileId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description The original, byte for byte. It takes the rights to see what the file holds, too.
         *
         *     Open to facility users and staff with any of the rights `VIEW_FILES` or `MANAGE_FILES`.
         */
        get: operations["uploadedFiles.content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploaded-files/{fileId}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Errors of a file
         * @description What is wrong with which line, in the order of the lines: the first 1000. `errorCount` of the file counts all.
         *
         *     Open to facility users and staff with any of the rights `VIEW_FILES` or `MANAGE_FILES`.
         */
        get: operations["uploadedFiles.errors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploaded-files/{fileId}/errors-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the errors of a file
         * @description The errors that are kept, as CSV.
         *
         *     Open to facility users and staff with any of the rights `VIEW_FILES` or `MANAGE_FILES`.
         */
        get: operations["uploadedFiles.errorsFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a user
         * @description Adds a client user and emails a temporary password, which works for 7 days and must be changed at the first sign-in. Nobody gives a right they do not hold.
         *
         *     Open to facility users and staff with the right `MANAGE_USERS`. Refused while viewing as another user.
         */
        post: operations["users.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search users
         * @description Client users of the community. Whoever is restricted to businesses finds users restricted to the same ones only. Search criteria travel in the body, so that no personal data stands in an address.
         *
         *     Open to facility users and staff with any of the rights `VIEW_USERS` or `MANAGE_USERS`.
         */
        post: operations["users.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One user
         * @description A client user of the community, with status, roles, sign-in and second factor.
         *
         *     Open to facility users and staff with any of the rights `VIEW_USERS` or `MANAGE_USERS`.
         */
        get: operations["users.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/audit-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recent activity of a user
         * @description What the user did in this community and what was done to the user, newest first.
         *
         *     Open to facility users and staff with any of the rights `VIEW_USERS` or `MANAGE_USERS`.
         */
        get: operations["users.auditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a user
         * @description Replaces name, email, phone, roles and restriction; what was taken away counts from the next call on. Your own roles and the last administrator stay: 409. An edit that changes nothing answers 422 with "No changes detected." on the whole form.
         *
         *     Open to facility users and staff with the right `MANAGE_USERS`. Refused while viewing as another user.
         */
        put: operations["users.updateDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the invitation again
         * @description Mails a new temporary password to a user who has never signed in; the one before stops working.
         *
         *     Open to facility users and staff with the right `MANAGE_USERS`. Refused while viewing as another user.
         */
        post: operations["users.resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a password
         * @description Mails the user a link to choose a new password, which works once, within 30 minutes. At most three links an hour for one user.
         *
         *     Open to facility users and staff with the right `MANAGE_USERS`. Refused while viewing as another user.
         */
        post: operations["users.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/second-factor-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a second factor
         * @description Removes the authenticator app and the recovery codes of a user who lost them, ends every session and tells the user by email. Make sure first who is asking.
         *
         *     Open to facility users and staff with the right `MANAGE_USERS`. Refused while viewing as another user.
         */
        post: operations["users.resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the sessions of a user
         * @description Signs the user out everywhere. Your own sessions are ended on My profile.
         *
         *     Open to facility users and staff with the right `MANAGE_USERS`. Refused while viewing as another user.
         */
        delete: operations["users.endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Enable or disable a user
         * @description A disabled user cannot sign in; open sessions end at once. Nobody disables themselves or the last administrator. A change to the present status answers 409.
         *
         *     Open to facility users and staff with the right `MANAGE_USERS`. Refused while viewing as another user.
         */
        patch: operations["users.setStatus"];
        trace?: never;
    };
    "/users/{userId}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock a user
         * @description Opens an account that is locked after too many failures or after 90 days without use.
         *
         *     Open to facility users and staff with the right `MANAGE_USERS`. Refused while viewing as another user.
         */
        post: operations["users.unlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/view-as": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * View the portal as another user
         * @description From now on the session has the rights that both people hold. Every audit entry names both. Approvals, passwords, keys, users and roles and taking money stay closed. The session cookie and the CSRF token change.
         *
         *     Open to facility users and staff with the right `VIEW_AS_USER`. Refused while viewing as another user.
         */
        post: operations["viewAs.start"];
        /**
         * Stop viewing as another user
         * @description Gives the session back its own rights. The session cookie and the CSRF token change.
         *
         *     Open to facility users and staff.
         */
        delete: operations["viewAs.stop"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/view-as/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users that can be viewed as
         * @description Enabled client users: for staff of every community, for others of their own community except themselves.
         *
         *     Open to facility users and staff with the right `VIEW_AS_USER`. Refused while viewing as another user.
         */
        get: operations["viewAs.users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhook endpoints
         * @description The endpoints of the facility and how they fare.
         *
         *     Open to facility users and staff with any of the rights `VIEW_WEBHOOKS` or `MANAGE_WEBHOOKS`.
         */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Add an endpoint
         * @description Adds an enabled endpoint. Its signing secret is in this answer only. Addresses inside private networks are refused.
         *
         *     Open to facility users and staff with the right `MANAGE_WEBHOOKS`. Refused while viewing as another user.
         */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{endpointId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit an endpoint
         * @description Replaces what was decided about an endpoint. What waits is tried at once.
         *
         *     Open to facility users and staff with the right `MANAGE_WEBHOOKS`.
         */
        put: operations["webhooks.update"];
        post?: never;
        /**
         * Delete an endpoint
         * @description Nothing is sent to it any more, and what waits is dropped.
         *
         *     Open to facility users and staff with the right `MANAGE_WEBHOOKS`.
         */
        delete: operations["webhooks.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{endpointId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deliveries of an endpoint
         * @description What was and will be sent to an endpoint in the last 30 days, newest first.
         *
         *     Open to facility users and staff with any of the rights `VIEW_WEBHOOKS` or `MANAGE_WEBHOOKS`.
         */
        get: operations["webhooks.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{endpointId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One delivery with its attempts
         * @description What was sent and what was answered each time.
         *
         *     Open to facility users and staff with any of the rights `VIEW_WEBHOOKS` or `MANAGE_WEBHOOKS`.
         */
        get: operations["webhooks.getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{endpointId}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send again
         * @description A delivery that waits is tried at once. One that has ended is sent again with the same event id, as a delivery of its own at the end of the line.
         *
         *     Open to facility users and staff with the right `MANAGE_WEBHOOKS`.
         */
        post: operations["webhooks.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{endpointId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the signing secret
         * @description Makes a new secret, which is in this answer only.
         *
         *     Open to facility users and staff with the right `MANAGE_WEBHOOKS`. Refused while viewing as another user.
         */
        post: operations["webhooks.rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{endpointId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Enable or disable an endpoint
         * @description What waits for a disabled endpoint is kept until it is 3 days old and sent when it is enabled again.
         *
         *     Open to facility users and staff with the right `MANAGE_WEBHOOKS`.
         */
        patch: operations["webhooks.setStatus"];
        trace?: never;
    };
    "/webhooks/{endpointId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends a webhook.test event to an enabled endpoint, after what waits for it.
         *
         *     Open to facility users and staff with the right `MANAGE_WEBHOOKS`.
         */
        post: operations["webhooks.sendTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "customer.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Customer added
         * @description A customer was added.
         *
         *     Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build `{webhook-id}.{webhook-timestamp}.{body}` from the headers and the raw body, make its HMAC-SHA-256 with your signing secret (the base64 after `whsec_`), and compare in constant time with each signature of the header, which are base64 after `v1,`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always with the same id; events of one object come in the order of its changes.
         */
        post: operations["receive-customer-created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Customer disabled
         * @description A customer was disabled: accounts and schedules are inactive, unsettled payments cancelled.
         *
         *     Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build `{webhook-id}.{webhook-timestamp}.{body}` from the headers and the raw body, make its HMAC-SHA-256 with your signing secret (the base64 after `whsec_`), and compare in constant time with each signature of the header, which are base64 after `v1,`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always with the same id; events of one object come in the order of its changes.
         */
        post: operations["receive-customer-disabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.enabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Customer enabled
         * @description A customer was enabled again.
         *
         *     Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build `{webhook-id}.{webhook-timestamp}.{body}` from the headers and the raw body, make its HMAC-SHA-256 with your signing secret (the base64 after `whsec_`), and compare in constant time with each signature of the header, which are base64 after `v1,`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always with the same id; events of one object come in the order of its changes.
         */
        post: operations["receive-customer-enabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Customer changed
         * @description Details of a customer were changed.
         *
         *     Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build `{webhook-id}.{webhook-timestamp}.{body}` from the headers and the raw body, make its HMAC-SHA-256 with your signing secret (the base64 after `whsec_`), and compare in constant time with each signature of the header, which are base64 after `v1,`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always with the same id; events of one object come in the order of its changes.
         */
        post: operations["receive-customer-updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payment approved
         * @description The money of a payment was taken.
         *
         *     Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build `{webhook-id}.{webhook-timestamp}.{body}` from the headers and the raw body, make its HMAC-SHA-256 with your signing secret (the base64 after `whsec_`), and compare in constant time with each signature of the header, which are base64 after `v1,`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always with the same id; events of one object come in the order of its changes.
         */
        post: operations["receive-payment-approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payment cancelled
         * @description A payment ended before anything was taken.
         *
         *     Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build `{webhook-id}.{webhook-timestamp}.{body}` from the headers and the raw body, make its HMAC-SHA-256 with your signing secret (the base64 after `whsec_`), and compare in constant time with each signature of the header, which are base64 after `v1,`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always with the same id; events of one object come in the order of its changes.
         */
        post: operations["receive-payment-cancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.declined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payment declined
         * @description A payment was declined; the response code says why.
         *
         *     Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build `{webhook-id}.{webhook-timestamp}.{body}` from the headers and the raw body, make its HMAC-SHA-256 with your signing secret (the base64 after `whsec_`), and compare in constant time with each signature of the header, which are base64 after `v1,`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always with the same id; events of one object come in the order of its changes.
         */
        post: operations["receive-payment-declined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.dishonoured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payment dishonoured
         * @description A bank debit that was approved came back.
         *
         *     Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build `{webhook-id}.{webhook-timestamp}.{body}` from the headers and the raw body, make its HMAC-SHA-256 with your signing secret (the base64 after `whsec_`), and compare in constant time with each signature of the header, which are base64 after `v1,`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always with the same id; events of one object come in the order of its changes.
         */
        post: operations["receive-payment-dishonoured"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.voided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payment voided
         * @description An approved payment was undone before it settled.
         *
         *     Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build `{webhook-id}.{webhook-timestamp}.{body}` from the headers and the raw body, make its HMAC-SHA-256 with your signing secret (the base64 after `whsec_`), and compare in constant time with each signature of the header, which are base64 after `v1,`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always with the same id; events of one object come in the order of its changes.
         */
        post: operations["receive-payment-voided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "refund.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund approved
         * @description Money of a payment was given back.
         *
         *     Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build `{webhook-id}.{webhook-timestamp}.{body}` from the headers and the raw body, make its HMAC-SHA-256 with your signing secret (the base64 after `whsec_`), and compare in constant time with each signature of the header, which are base64 after `v1,`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always with the same id; events of one object come in the order of its changes.
         */
        post: operations["receive-refund-approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "refund.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund cancelled
         * @description A refund ended before anything was given back.
         *
         *     Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build `{webhook-id}.{webhook-timestamp}.{body}` from the headers and the raw body, make its HMAC-SHA-256 with your signing secret (the base64 after `whsec_`), and compare in constant time with each signature of the header, which are base64 after `v1,`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always with the same id; events of one object come in the order of its changes.
         */
        post: operations["receive-refund-cancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "refund.declined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund declined
         * @description A refund was declined; the response code says why.
         *
         *     Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build `{webhook-id}.{webhook-timestamp}.{body}` from the headers and the raw body, make its HMAC-SHA-256 with your signing secret (the base64 after `whsec_`), and compare in constant time with each signature of the header, which are base64 after `v1,`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always with the same id; events of one object come in the order of its changes.
         */
        post: operations["receive-refund-declined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "schedule.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule completed
         * @description The last payment of a schedule was taken.
         *
         *     Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build `{webhook-id}.{webhook-timestamp}.{body}` from the headers and the raw body, make its HMAC-SHA-256 with your signing secret (the base64 after `whsec_`), and compare in constant time with each signature of the header, which are base64 after `v1,`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always with the same id; events of one object come in the order of its changes.
         */
        post: operations["receive-schedule-completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "schedule.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule added
         * @description A payment schedule was set up.
         *
         *     Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build `{webhook-id}.{webhook-timestamp}.{body}` from the headers and the raw body, make its HMAC-SHA-256 with your signing secret (the base64 after `whsec_`), and compare in constant time with each signature of the header, which are base64 after `v1,`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always with the same id; events of one object come in the order of its changes.
         */
        post: operations["receive-schedule-created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "schedule.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule failed
         * @description A schedule takes no more payments until it is resumed; `statusReason` says why.
         *
         *     Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build `{webhook-id}.{webhook-timestamp}.{body}` from the headers and the raw body, make its HMAC-SHA-256 with your signing secret (the base64 after `whsec_`), and compare in constant time with each signature of the header, which are base64 after `v1,`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always with the same id; events of one object come in the order of its changes.
         */
        post: operations["receive-schedule-failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "schedule.resumed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule resumed
         * @description A schedule takes payments again.
         *
         *     Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build `{webhook-id}.{webhook-timestamp}.{body}` from the headers and the raw body, make its HMAC-SHA-256 with your signing secret (the base64 after `whsec_`), and compare in constant time with each signature of the header, which are base64 after `v1,`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always with the same id; events of one object come in the order of its changes.
         */
        post: operations["receive-schedule-resumed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "schedule.stopped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule stopped
         * @description A schedule was ended for good.
         *
         *     Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build `{webhook-id}.{webhook-timestamp}.{body}` from the headers and the raw body, make its HMAC-SHA-256 with your signing secret (the base64 after `whsec_`), and compare in constant time with each signature of the header, which are base64 after `v1,`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always with the same id; events of one object come in the order of its changes.
         */
        post: operations["receive-schedule-stopped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "schedule.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule changed
         * @description A schedule, or one of its dates, was changed.
         *
         *     Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build `{webhook-id}.{webhook-timestamp}.{body}` from the headers and the raw body, make its HMAC-SHA-256 with your signing secret (the base64 after `whsec_`), and compare in constant time with each signature of the header, which are base64 after `v1,`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always with the same id; events of one object come in the order of its changes.
         */
        post: operations["receive-schedule-updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test event
         * @description Sent by hand to try an endpoint.
         *
         *     Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build `{webhook-id}.{webhook-timestamp}.{body}` from the headers and the raw body, make its HMAC-SHA-256 with your signing secret (the base64 after `whsec_`), and compare in constant time with each signature of the header, which are base64 after `v1,`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always with the same id; events of one object come in the order of its changes.
         */
        post: operations["receive-webhook-test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AcceptedCardScheme: {
            /**
             * Card scheme
             * @description A scheme that is taken.
             * @enum {string}
             */
            cardScheme: "VISA" | "MASTERCARD" | "AMEX" | "DINERS" | "JCB" | "UNIONPAY";
            /**
             * Title
             * @description What people call it.
             * @example Mastercard
             */
            title: string;
            /**
             * Credit
             * @description Whether its credit cards are taken.
             */
            credit: boolean;
            /**
             * Debit
             * @description Whether its debit cards are taken.
             */
            debit: boolean;
        };
        AddedCustomerAccount: {
            /**
             * Account id
             * Format: int64
             * @description Identifier given by the portal.
             * @example 500001
             */
            accountId: number;
            /**
             * Customer id
             * Format: int64
             * @description The customer who pays from it.
             */
            customerId: number;
            /**
             * Business id
             * Format: int64
             * @description The supplier business of the customer.
             */
            businessId: number;
            /**
             * Account type
             * @description Card, or bank account by country.
             * @enum {string}
             */
            accountType: "CREDIT_CARD" | "DIRECT_DEBIT" | "DIRECT_DEBIT_NZ";
            /**
             * Display name
             * @description What the account is called in lists, masked.
             * @example Visa •••• 4242
             */
            displayName: string;
            /**
             * Enabled
             * @description Whether payments can be taken from it.
             */
            enabled: boolean;
            /**
             * Default
             * @description Whether it is the account that is offered first.
             */
            defaultAccount: boolean;
            /**
             * Tokenised
             * @description Whether the card scheme keeps the card up to date; it cannot be edited then.
             */
            tokenised: boolean;
            /**
             * Account token
             * @description Stands for the account in calls of programs.
             */
            accountToken: string;
            /**
             * Card scheme
             * @description Of a card; else null.
             */
            cardScheme: ("VISA" | "MASTERCARD" | "AMEX" | "DINERS" | "JCB" | "UNIONPAY") | null;
            /**
             * Credit or debit
             * @description Of a card, where it is known; else null.
             */
            cardType: ("CREDIT" | "DEBIT" | "PREPAID") | null;
            /**
             * Card number
             * @description Masked: first six and last four digits. Empty for a bank account.
             */
            cardNumber: string;
            /**
             * Expiry month
             * @description 1 to 12; null without a card.
             */
            expiryDateMonth: number | null;
            /**
             * Expiry year
             * @description Four digits; null without a card.
             */
            expiryDateYear: number | null;
            /**
             * Expiry status
             * @description EXPIRING: the last day of the card is within 60 days. Null without a card.
             */
            expiryStatus: ("EXPIRED" | "EXPIRING" | "USABLE") | null;
            /**
             * Cardholder name
             * @description Name on the card.
             */
            cardholderName: string;
            /**
             * BSB
             * @description Of an Australian bank account, as NNN-NNN.
             * @example 062-000
             */
            bsb: string;
            /**
             * Account number
             * @description Masked: its last three digits at most.
             */
            accountNumber: string;
            /**
             * Account name
             * @description Name of an Australian bank account.
             */
            accountName: string;
            /**
             * NZ bank code
             * @description Two digits of a New Zealand bank account.
             */
            nzBankCode: string;
            /**
             * NZ branch code
             * @description Four digits of a New Zealand bank account.
             */
            nzBranchCode: string;
            /**
             * NZ account number
             * @description Masked, with bank, branch and suffix.
             * @example 01-0902-....389-00
             */
            nzAccountNumber: string;
            /**
             * NZ account name
             * @description Name of a New Zealand bank account.
             */
            nzAccountName: string;
            /**
             * Version
             * @description Send it back with a change; a lost update is refused with 409.
             */
            version: number;
            /**
             * Created at
             * Format: date-time
             * @description When the account was added, UTC.
             */
            createdAt: string;
            /**
             * Updated at
             * Format: date-time
             * @description When the account last changed, UTC.
             */
            updatedAt: string;
            /**
             * Warnings
             * @description What is worth a second look and was accepted all the same.
             */
            warnings: string[];
        };
        Administrator: {
            /**
             * User id
             * Format: int64
             * @description Identifier of the administrator.
             */
            systemUserId: number;
            /**
             * Login name
             * @description What the person signs in with.
             */
            loginName: string;
            /**
             * Full name
             * @description How the administrator is addressed.
             */
            fullName: string;
            /**
             * Email
             * @description Where emails to the administrator go.
             */
            emailAddress: string;
            /**
             * Employee number
             * @description Number of the person; may be empty.
             */
            employeeNumber: string;
            /**
             * Status
             * @description DISABLED: cannot sign in.
             * @enum {string}
             */
            status: "ACTIVE" | "DISABLED";
            /**
             * Roles
             * @description The staff roles held, by name.
             */
            roles: components["schemas"]["AdministratorRole"][];
            /**
             * Pending request
             * @description Id of the request that waits for approval; null: none does.
             */
            pendingSystemUserId: number | null;
            /**
             * Version
             * @description Send it back with a change.
             */
            version: number;
        };
        AdministratorChange: {
            /**
             * Full name
             * @description How the administrator is addressed.
             * @example Ines Moreau
             */
            fullName: string;
            /**
             * Email
             * @description Where emails to the administrator go.
             * @example ines.moreau@example.com
             */
            emailAddress: string;
            /**
             * Employee number
             * @description Number of the person; may be empty.
             * @default
             * @example E20417
             */
            employeeNumber?: string;
            /**
             * Roles
             * @description Ids of the staff roles held; at least one.
             * @example [
             *       3
             *     ]
             */
            roleIds: number[];
            /**
             * Reason
             * @description Why; the approver reads it.
             * @default
             */
            reason?: string;
            /**
             * Version
             * @description The version you read.
             */
            version?: number;
        };
        AdministratorCreation: {
            /**
             * Login name
             * @description What the person signs in with; case does not matter.
             * @example ines.moreau
             */
            loginName: string;
            /**
             * Full name
             * @description How the administrator is addressed.
             * @example Ines Moreau
             */
            fullName: string;
            /**
             * Email
             * @description Where emails to the administrator go.
             * @example ines.moreau@example.com
             */
            emailAddress: string;
            /**
             * Employee number
             * @description Number of the person; may be empty.
             * @default
             * @example E20417
             */
            employeeNumber?: string;
            /**
             * Roles
             * @description Ids of the staff roles held; at least one.
             * @example [
             *       3
             *     ]
             */
            roleIds: number[];
            /**
             * Reason
             * @description Why; the approver reads it.
             * @default
             */
            reason?: string;
        };
        AdministratorEnabling: {
            /**
             * Issue key
             * @description Key of the issue that asks for it; kept in the audit trail.
             * @example OPS-1204
             */
            issueKey: string;
            /**
             * Password
             * @description Your own password.
             */
            password: string;
        };
        AdministratorRole: {
            /**
             * Role id
             * Format: int64
             * @description Identifier of the role.
             */
            roleId: number;
            /**
             * Role
             * @description Name of the role.
             * @example Staff support
             */
            name: string;
        };
        AdministratorSave: {
            /**
             * Dual authorisation
             * @description A second person must approve it.
             */
            dualAuth: boolean;
            /**
             * Changed
             * @description False: no changes were detected.
             */
            userUpdated: boolean;
            /**
             * Pending request
             * @description Id of the request that waits for approval; null: none.
             */
            pendingSystemUserId: number | null;
            /**
             * User id
             * @description Identifier of the administrator; null until approved.
             */
            systemUserId: number | null;
            /**
             * Message
             * @description What to tell the person, if anything.
             */
            message: string | null;
        };
        AuditEntry: {
            /**
             * Id
             * Format: int64
             * @description Identifier of the entry.
             */
            id: number;
            /**
             * Event date
             * Format: date-time
             * @description When it happened, UTC.
             */
            eventDate: string;
            /**
             * Description
             * @description What happened, in words.
             */
            description: string;
            /**
             * User name
             * @description Full name of who did it, with who viewed as them.
             */
            userName: string;
            /**
             * Login name
             * @description Login name of who did it.
             */
            loginName: string;
        };
        AuditEntryPage: {
            /**
             * Entries
             * @description The rows of this page.
             */
            items: components["schemas"]["AuditEntry"][];
            /**
             * Records
             * Format: int64
             * @description How many rows match in all.
             */
            recordsCount: number;
            /**
             * Count capped
             * @description True when more rows match than recordsCount says.
             */
            recordsCountCapped?: boolean;
            /**
             * Current page
             * Format: int64
             * @description The page answered, starting at 1.
             */
            currentPage: number;
            /**
             * Page size
             * Format: int64
             * @description Rows on a page.
             */
            pageSize: number;
        };
        BankAccount: {
            /**
             * BSB
             * @description Six digits, with a dash in the middle or without.
             * @example 062-000
             */
            bsb: string;
            /**
             * Account number
             * @description One to nine digits; leading zeros count. It is sealed in the vault.
             * @example 12345678
             */
            accountNumber: string;
            /**
             * Account name
             * @description Name that the bank knows the account by, at most 32 characters.
             * @example M J Olsson
             */
            accountName: string;
            /**
             * Make it the default account
             * @description The default account is offered first. The first account of a customer is the default anyway.
             * @default false
             */
            defaultAccount?: boolean;
        };
        BusinessOption: {
            /**
             * Value
             * @description What a form sends when this one is chosen.
             */
            value: string;
            /**
             * Label
             * @description What is shown.
             */
            label: string;
            /**
             * Description
             * @description What tells it from others of the same label.
             */
            description: string;
            /**
             * Business id
             * Format: int64
             * @description Identifier of the business.
             */
            businessId: number;
            /**
             * Business code
             * @description Code of the business, unique in its community.
             */
            businessCode: string;
            /**
             * Business name
             * @description Name of the business.
             */
            businessName: string;
            /**
             * Kind
             * @description A supplier takes payments, a buyer makes them.
             * @enum {string}
             */
            kind: "SUPPLIER" | "BUYER";
            /**
             * Community id
             * Format: int64
             * @description The community of the business.
             */
            communityId: number;
        };
        BusinessOptions: {
            /**
             * Options
             * @description The first 20 enabled businesses that match.
             */
            items: components["schemas"]["BusinessOption"][];
        };
        CardSurchargesMessage: {
            /**
             * Message
             * @description What is added to payments by card; empty where nothing is.
             */
            message: string;
        };
        CommunityOption: {
            /**
             * Value
             * @description What a form sends when this one is chosen.
             */
            value: string;
            /**
             * Label
             * @description What is shown.
             */
            label: string;
            /**
             * Description
             * @description What tells it from others of the same label.
             */
            description: string;
            /**
             * Community id
             * Format: int64
             * @description Identifier of the community (facility).
             */
            communityId: number;
            /**
             * Community code
             * @description Code of the community.
             */
            communityCode: string;
            /**
             * Community name
             * @description Name of the community.
             */
            communityName: string;
            /**
             * Currency
             * @description Currency of the community.
             * @enum {string}
             */
            currency: "AUD" | "NZD";
        };
        CommunityOptions: {
            /**
             * Options
             * @description The first 20 enabled communities that match.
             */
            items: components["schemas"]["CommunityOption"][];
        };
        CountryOption: {
            /**
             * Value
             * @description What a form sends when this one is chosen.
             */
            value: string;
            /**
             * Label
             * @description What is shown.
             */
            label: string;
            /**
             * Description
             * @description What tells it from others of the same label.
             */
            description: string;
            /**
             * Country code
             * @description ISO 3166-1 code of two letters.
             * @example AU
             */
            countryCode: string;
            /**
             * Country name
             * @description Name in English.
             */
            countryName: string;
        };
        CountryOptions: {
            /**
             * Options
             * @description The first 20 countries and territories of ISO 3166-1 that match.
             */
            items: components["schemas"]["CountryOption"][];
        };
        CreditCardAccount: {
            /**
             * Card number
             * @description Number of the card; spaces and dashes may stand in it. It is sealed in the vault.
             * @example 4111 1111 1111 1111
             */
            cardNumber: string;
            /**
             * Expiry date
             * @description Month and year as on the card, MM/YY. It can be used up to the last day of that month.
             * @example 08/29
             */
            expiryDate: string;
            /**
             * Credit or debit
             * @description Debit cards can cost less. The number does not tell; leave it empty where you don’t know.
             * @enum {string}
             */
            cardType?: "CREDIT" | "DEBIT" | "PREPAID";
            /**
             * Cardholder name
             * @description Name as on the card.
             * @example Margaret Olsson
             */
            cardholderName: string;
            /**
             * Make it the default account
             * @description The default account is offered first. The first account of a customer is the default anyway.
             * @default false
             */
            defaultAccount?: boolean;
        };
        /**
         * Customer
         * @description Somebody payments are taken from. Text that was never given is empty.
         */
        Customer: {
            /**
             * Customer id
             * Format: int64
             * @description Identifier given by the portal.
             * @example 1048217
             */
            customerId: number;
            /**
             * Customer number
             * @description Your number for the customer, unique in its business.
             * @example HCW-0041827
             */
            customerNumber: string;
            /**
             * Customer name
             * @description Name of the person or organisation.
             */
            customerName: string;
            /**
             * Enabled
             * @description Whether payments, accounts and schedules of the customer may be active.
             */
            customerEnabled: boolean;
            /**
             * Business id
             * Format: int64
             * @description The supplier business the customer belongs to.
             */
            businessId: number;
            /**
             * Business name
             * @description Name of that business.
             */
            businessName: string;
            /**
             * Street line 1
             * @description First line of the street address.
             */
            street1: string;
            /**
             * Street line 2
             * @description Second line of the street address.
             */
            street2: string;
            /**
             * Street line 3
             * @description Third line of the street address.
             */
            street3: string;
            /**
             * City or suburb
             * @description City, town or suburb.
             */
            city: string;
            /**
             * State
             * @description Australian state or territory, or OUTSIDE_AUSTRALIA.
             * @enum {string}
             */
            state: "" | "ACT" | "NSW" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OUTSIDE_AUSTRALIA";
            /**
             * Postcode
             * @description Postcode as entered.
             */
            postcode: string;
            /**
             * Email
             * @description Email address.
             */
            email: string;
            /**
             * Email notifications
             * @description Whether notices go out by email.
             */
            receivesEmail: boolean;
            /**
             * Phone
             * @description Phone number as entered.
             */
            phoneNumber: string;
            /**
             * SMS notifications
             * @description Whether notices go out by SMS.
             */
            receivesSms: boolean;
            /**
             * Has PayTo
             * @description Whether the business of the customer has the PayTo product.
             */
            hasPayToProduct: boolean;
            /**
             * Version
             * @description Send it back with a change; a lost update is refused with 409.
             */
            version: number;
            /**
             * Created at
             * Format: date-time
             * @description When the customer was added, UTC.
             */
            createdAt: string;
            /**
             * Updated at
             * Format: date-time
             * @description When the customer last changed, UTC.
             */
            updatedAt: string;
        };
        /**
         * Customer account
         * @description What somebody pays from. Numbers are masked; text that does not belong to its kind is empty.
         */
        CustomerAccount: {
            /**
             * Account id
             * Format: int64
             * @description Identifier given by the portal.
             * @example 500001
             */
            accountId: number;
            /**
             * Customer id
             * Format: int64
             * @description The customer who pays from it.
             */
            customerId: number;
            /**
             * Business id
             * Format: int64
             * @description The supplier business of the customer.
             */
            businessId: number;
            /**
             * Account type
             * @description Card, or bank account by country.
             * @enum {string}
             */
            accountType: "CREDIT_CARD" | "DIRECT_DEBIT" | "DIRECT_DEBIT_NZ";
            /**
             * Display name
             * @description What the account is called in lists, masked.
             * @example Visa •••• 4242
             */
            displayName: string;
            /**
             * Enabled
             * @description Whether payments can be taken from it.
             */
            enabled: boolean;
            /**
             * Default
             * @description Whether it is the account that is offered first.
             */
            defaultAccount: boolean;
            /**
             * Tokenised
             * @description Whether the card scheme keeps the card up to date; it cannot be edited then.
             */
            tokenised: boolean;
            /**
             * Account token
             * @description Stands for the account in calls of programs.
             */
            accountToken: string;
            /**
             * Card scheme
             * @description Of a card; else null.
             */
            cardScheme: ("VISA" | "MASTERCARD" | "AMEX" | "DINERS" | "JCB" | "UNIONPAY") | null;
            /**
             * Credit or debit
             * @description Of a card, where it is known; else null.
             */
            cardType: ("CREDIT" | "DEBIT" | "PREPAID") | null;
            /**
             * Card number
             * @description Masked: first six and last four digits. Empty for a bank account.
             */
            cardNumber: string;
            /**
             * Expiry month
             * @description 1 to 12; null without a card.
             */
            expiryDateMonth: number | null;
            /**
             * Expiry year
             * @description Four digits; null without a card.
             */
            expiryDateYear: number | null;
            /**
             * Expiry status
             * @description EXPIRING: the last day of the card is within 60 days. Null without a card.
             */
            expiryStatus: ("EXPIRED" | "EXPIRING" | "USABLE") | null;
            /**
             * Cardholder name
             * @description Name on the card.
             */
            cardholderName: string;
            /**
             * BSB
             * @description Of an Australian bank account, as NNN-NNN.
             * @example 062-000
             */
            bsb: string;
            /**
             * Account number
             * @description Masked: its last three digits at most.
             */
            accountNumber: string;
            /**
             * Account name
             * @description Name of an Australian bank account.
             */
            accountName: string;
            /**
             * NZ bank code
             * @description Two digits of a New Zealand bank account.
             */
            nzBankCode: string;
            /**
             * NZ branch code
             * @description Four digits of a New Zealand bank account.
             */
            nzBranchCode: string;
            /**
             * NZ account number
             * @description Masked, with bank, branch and suffix.
             * @example 01-0902-....389-00
             */
            nzAccountNumber: string;
            /**
             * NZ account name
             * @description Name of a New Zealand bank account.
             */
            nzAccountName: string;
            /**
             * Version
             * @description Send it back with a change; a lost update is refused with 409.
             */
            version: number;
            /**
             * Created at
             * Format: date-time
             * @description When the account was added, UTC.
             */
            createdAt: string;
            /**
             * Updated at
             * Format: date-time
             * @description When the account last changed, UTC.
             */
            updatedAt: string;
        };
        CustomerAccountChange: {
            /**
             * Account type
             * @description Kind of the account; it cannot be changed. Says which of the other fields are asked for.
             * @enum {string}
             */
            accountType?: "CREDIT_CARD" | "DIRECT_DEBIT" | "DIRECT_DEBIT_NZ";
            /**
             * Expiry date
             * @description Month and year as on the card, MM/YY. It can be used up to the last day of that month.
             * @example 08/29
             */
            expiryDate?: string;
            /**
             * Cardholder name
             * @description Name as on the card.
             * @example Margaret Olsson
             */
            cardholderName?: string;
            /**
             * Account name
             * @description Name that the bank knows the account by, at most 32 characters.
             * @example M J Olsson
             */
            accountName?: string;
            /**
             * Account name
             * @description Name that the bank knows the account by, at most 32 characters.
             * @example Olsson Family Trust
             */
            nzAccountName?: string;
            /**
             * Version
             * @description The version you read; with it a lost update is refused with 409. The header If-Match does the same.
             */
            version?: number;
        };
        CustomerAccountDefault: {
            /**
             * Version
             * @description The version you read; with it a lost update is refused with 409. The header If-Match does the same.
             */
            version?: number;
        };
        CustomerAccountDisabling: {
            /**
             * Version
             * @description The version you read; with it a lost update is refused with 409. The header If-Match does the same.
             */
            version?: number;
        };
        CustomerAccountEnabling: {
            /**
             * Switch schedules back on
             * @description Also switches on the schedules that the disabling of this account switched off.
             * @default false
             */
            restoreLinked?: boolean;
            /**
             * Version
             * @description The version you read; with it a lost update is refused with 409. The header If-Match does the same.
             */
            version?: number;
        };
        CustomerAccountPage: {
            /**
             * Accounts
             * @description The rows of this page.
             */
            items: components["schemas"]["CustomerAccount"][];
            /**
             * Records
             * Format: int64
             * @description How many rows match in all.
             */
            recordsCount: number;
            /**
             * Count capped
             * @description True when more rows match than recordsCount says.
             */
            recordsCountCapped?: boolean;
            /**
             * Current page
             * Format: int64
             * @description The page answered, starting at 1.
             */
            currentPage: number;
            /**
             * Page size
             * Format: int64
             * @description Rows on a page.
             */
            pageSize: number;
        };
        CustomerAccountStatusChangePreview: {
            /**
             * Schedules
             * Format: int64
             * @description Schedules the change would switch: off when disabling, back on with restoreLinked.
             */
            schedules: number;
        };
        CustomerCreation: {
            /**
             * Business
             * Format: int64
             * @description The supplier business the customer belongs to.
             */
            businessId: number;
            /**
             * Customer number
             * @description Your number for the customer, unique in its business; generated when left empty.
             * @example HCW-0041827
             */
            customerNumber?: string;
            /**
             * Customer name
             * @description Full name of a person or name of an organisation.
             * @example Margaret Olsson
             */
            customerName: string;
            /**
             * Street line 1
             * @description First line of the street address.
             */
            street1?: string;
            /**
             * Street line 2
             * @description Second line of the street address.
             */
            street2?: string;
            /**
             * Street line 3
             * @description Third line of the street address.
             */
            street3?: string;
            /**
             * City or suburb
             * @description City, town or suburb.
             */
            city?: string;
            /**
             * State
             * @description Australian state or territory, or OUTSIDE_AUSTRALIA.
             * @enum {string}
             */
            state?: "ACT" | "NSW" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OUTSIDE_AUSTRALIA";
            /**
             * Postcode
             * @description Four digits in Australia.
             */
            postcode?: string;
            /**
             * Email
             * @description Email address; required when email notifications are on.
             * @example margaret.olsson@example.com
             */
            email?: string;
            /**
             * Email notifications
             * @description Whether notices go to the customer by email.
             * @default false
             */
            receivesEmail?: boolean;
            /**
             * Phone
             * @description Australian, New Zealand or international (E.164) number; required when SMS notifications are on.
             * @example 0491 570 157
             */
            phoneNumber?: string;
            /**
             * SMS notifications
             * @description Whether notices go to the customer by SMS.
             * @default false
             */
            receivesSms?: boolean;
        };
        CustomerDetailsChange: {
            /**
             * Customer name
             * @description Full name of a person or name of an organisation.
             * @example Margaret Olsson
             */
            customerName: string;
            /**
             * Street line 1
             * @description First line of the street address.
             */
            street1?: string;
            /**
             * Street line 2
             * @description Second line of the street address.
             */
            street2?: string;
            /**
             * Street line 3
             * @description Third line of the street address.
             */
            street3?: string;
            /**
             * City or suburb
             * @description City, town or suburb.
             */
            city?: string;
            /**
             * State
             * @description Australian state or territory, or OUTSIDE_AUSTRALIA.
             * @enum {string}
             */
            state?: "ACT" | "NSW" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OUTSIDE_AUSTRALIA";
            /**
             * Postcode
             * @description Four digits in Australia.
             */
            postcode?: string;
            /**
             * Email
             * @description Email address; required when email notifications are on.
             * @example margaret.olsson@example.com
             */
            email?: string;
            /**
             * Email notifications
             * @description Whether notices go to the customer by email.
             * @default false
             */
            receivesEmail?: boolean;
            /**
             * Phone
             * @description Australian, New Zealand or international (E.164) number; required when SMS notifications are on.
             * @example 0491 570 157
             */
            phoneNumber?: string;
            /**
             * SMS notifications
             * @description Whether notices go to the customer by SMS.
             * @default false
             */
            receivesSms?: boolean;
            /**
             * Version
             * @description The version you read; with it a lost update is refused with 409. The header If-Match does the same.
             */
            version?: number;
        };
        CustomerExportRequest: {
            /**
             * Search
             * @description Part of the name, number, id, email or phone; case does not matter.
             */
            query?: string;
            /**
             * Customer name
             * @description Beginning of the name; case and accents do not matter.
             */
            customerName?: string;
            /**
             * Customer number
             * @description Beginning of the number.
             */
            customerNumber?: string;
            /**
             * Email
             * @description Beginning of the email address.
             */
            email?: string;
            /**
             * Phone
             * @description Beginning of the phone number; only its digits count.
             */
            phone?: string;
            /**
             * Status
             * @description Only enabled or only disabled customers.
             * @enum {string}
             */
            status?: "ENABLED" | "DISABLED";
            /**
             * Business id
             * Format: int64
             * @description Only customers of this supplier business.
             */
            businessId?: number;
            /**
             * Sort
             * @description Column to sort by; a leading minus sorts downwards.
             * @default customerName
             * @enum {string}
             */
            sort?: "customerName" | "-customerName" | "customerNumber" | "-customerNumber" | "customerId" | "-customerId" | "status" | "-status" | "createdAt" | "-createdAt";
            /**
             * Columns
             * @description Columns of the file in this order; all of them when left out.
             */
            columns?: ("customerName" | "customerNumber" | "customerId" | "status" | "email" | "receivesEmail" | "phoneNumber" | "receivesSms" | "street1" | "street2" | "street3" | "city" | "state" | "postcode" | "hasPayToProduct" | "businessName" | "createdAt" | "updatedAt")[];
            /**
             * For Excel
             * @description Begins the file with a byte order mark, so that Excel reads it as UTF-8.
             * @default false
             */
            forExcel?: boolean;
        };
        CustomerPage: {
            /**
             * Customers
             * @description The rows of this page.
             */
            items: components["schemas"]["Customer"][];
            /**
             * Records
             * Format: int64
             * @description How many rows match in all.
             */
            recordsCount: number;
            /**
             * Count capped
             * @description True when more rows match than recordsCount says.
             */
            recordsCountCapped?: boolean;
            /**
             * Current page
             * Format: int64
             * @description The page answered, starting at 1.
             */
            currentPage: number;
            /**
             * Page size
             * Format: int64
             * @description Rows on a page.
             */
            pageSize: number;
        };
        CustomerRights: {
            /**
             * Rights
             * @description Rights the caller holds for this customer, sorted.
             */
            rights: string[];
        };
        CustomerSearch: {
            /**
             * Search
             * @description Part of the name, number, id, email or phone; case does not matter.
             */
            query?: string;
            /**
             * Customer name
             * @description Beginning of the name; case and accents do not matter.
             */
            customerName?: string;
            /**
             * Customer number
             * @description Beginning of the number.
             */
            customerNumber?: string;
            /**
             * Email
             * @description Beginning of the email address.
             */
            email?: string;
            /**
             * Phone
             * @description Beginning of the phone number; only its digits count.
             */
            phone?: string;
            /**
             * Status
             * @description Only enabled or only disabled customers.
             * @enum {string}
             */
            status?: "ENABLED" | "DISABLED";
            /**
             * Business id
             * Format: int64
             * @description Only customers of this supplier business.
             */
            businessId?: number;
            /**
             * Sort
             * @description Column to sort by; a leading minus sorts downwards.
             * @default customerName
             * @enum {string}
             */
            sort?: "customerName" | "-customerName" | "customerNumber" | "-customerNumber" | "customerId" | "-customerId" | "status" | "-status" | "createdAt" | "-createdAt";
            /**
             * Page
             * @description Page number, starting at 1.
             * @default 1
             */
            page?: number;
            /**
             * Page size
             * @description Rows on a page, at most 100; 25 when left out.
             * @default 25
             */
            pageSize?: number;
        };
        CustomerStatusChange: {
            /**
             * Switch accounts and schedules back on
             * @description When enabling: also enables the accounts and schedules that the disabling switched off.
             * @default false
             */
            restoreLinked?: boolean;
            /**
             * Version
             * @description The version you read; with it a lost update is refused with 409. The header If-Match does the same.
             */
            version?: number;
        };
        CustomerStatusChangePreview: {
            /**
             * Accounts
             * Format: int64
             * @description Accounts the change would switch: off when disabling, back on when enabling with restoreLinked.
             */
            accounts: number;
            /**
             * Schedules
             * Format: int64
             * @description Recurring schedules it would switch likewise.
             */
            schedules: number;
            /**
             * Unsettled payments
             * Format: int64
             * @description Payments that disabling would cancel.
             */
            unsettledPayments: number;
            /**
             * Unsettled amounts
             * @description Their total, by currency.
             */
            unsettledAmounts: {
                /**
                 * Currency
                 * @description ISO 4217 code.
                 * @enum {string}
                 */
                currency: "AUD" | "NZD";
                /**
                 * Amount
                 * @description Decimal text with two digits, in dollars.
                 */
                amount: string;
                /**
                 * Display amount
                 * @description The amount as a person reads it.
                 */
                displayAmount: string;
            }[];
        };
        DisabledAccountCount: {
            /**
             * Count
             * Format: int64
             * @description Number of disabled accounts.
             */
            count: number;
        };
        /**
         * Display schema
         * @description How an answer is shown: every value with its title and kind.
         */
        DisplaySchema: {
            /**
             * Title
             * @description Heading of the answer.
             */
            title: string;
            /**
             * Properties
             * @description The values by name: title, description and kind (text, money, date, choice ...).
             */
            properties: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            /**
             * Order
             * @description Every value, in order.
             */
            order: string[];
            /**
             * Groups
             * @description Fields that stand together under one heading.
             */
            groups: {
                /**
                 * Title
                 * @description The heading.
                 */
                title: string;
                /**
                 * Help
                 * @description What stands under the heading.
                 */
                help?: string;
                /**
                 * Fields
                 * @description Names of the fields, in order.
                 */
                fields: string[];
            }[];
        };
        ExpiringCard: {
            /**
             * Account id
             * Format: int64
             * @description Identifier given by the portal.
             * @example 500001
             */
            accountId: number;
            /**
             * Customer id
             * Format: int64
             * @description The customer who pays from it.
             */
            customerId: number;
            /**
             * Business id
             * Format: int64
             * @description The supplier business of the customer.
             */
            businessId: number;
            /**
             * Account type
             * @description Card, or bank account by country.
             * @enum {string}
             */
            accountType: "CREDIT_CARD" | "DIRECT_DEBIT" | "DIRECT_DEBIT_NZ";
            /**
             * Display name
             * @description What the account is called in lists, masked.
             * @example Visa •••• 4242
             */
            displayName: string;
            /**
             * Enabled
             * @description Whether payments can be taken from it.
             */
            enabled: boolean;
            /**
             * Default
             * @description Whether it is the account that is offered first.
             */
            defaultAccount: boolean;
            /**
             * Tokenised
             * @description Whether the card scheme keeps the card up to date; it cannot be edited then.
             */
            tokenised: boolean;
            /**
             * Account token
             * @description Stands for the account in calls of programs.
             */
            accountToken: string;
            /**
             * Card scheme
             * @description Of a card; else null.
             */
            cardScheme: ("VISA" | "MASTERCARD" | "AMEX" | "DINERS" | "JCB" | "UNIONPAY") | null;
            /**
             * Credit or debit
             * @description Of a card, where it is known; else null.
             */
            cardType: ("CREDIT" | "DEBIT" | "PREPAID") | null;
            /**
             * Card number
             * @description Masked: first six and last four digits. Empty for a bank account.
             */
            cardNumber: string;
            /**
             * Expiry month
             * @description 1 to 12; null without a card.
             */
            expiryDateMonth: number | null;
            /**
             * Expiry year
             * @description Four digits; null without a card.
             */
            expiryDateYear: number | null;
            /**
             * Expiry status
             * @description EXPIRING: the last day of the card is within 60 days. Null without a card.
             */
            expiryStatus: ("EXPIRED" | "EXPIRING" | "USABLE") | null;
            /**
             * Cardholder name
             * @description Name on the card.
             */
            cardholderName: string;
            /**
             * BSB
             * @description Of an Australian bank account, as NNN-NNN.
             * @example 062-000
             */
            bsb: string;
            /**
             * Account number
             * @description Masked: its last three digits at most.
             */
            accountNumber: string;
            /**
             * Account name
             * @description Name of an Australian bank account.
             */
            accountName: string;
            /**
             * NZ bank code
             * @description Two digits of a New Zealand bank account.
             */
            nzBankCode: string;
            /**
             * NZ branch code
             * @description Four digits of a New Zealand bank account.
             */
            nzBranchCode: string;
            /**
             * NZ account number
             * @description Masked, with bank, branch and suffix.
             * @example 01-0902-....389-00
             */
            nzAccountNumber: string;
            /**
             * NZ account name
             * @description Name of a New Zealand bank account.
             */
            nzAccountName: string;
            /**
             * Version
             * @description Send it back with a change; a lost update is refused with 409.
             */
            version: number;
            /**
             * Created at
             * Format: date-time
             * @description When the account was added, UTC.
             */
            createdAt: string;
            /**
             * Updated at
             * Format: date-time
             * @description When the account last changed, UTC.
             */
            updatedAt: string;
            /**
             * Customer name
             * @description Name of the customer.
             */
            customerName: string;
            /**
             * Customer number
             * @description Number of the customer.
             */
            customerNumber: string;
            /**
             * Email
             * @description Email address of the customer.
             */
            email: string;
            /**
             * Phone
             * @description Phone number of the customer.
             */
            phoneNumber: string;
            /**
             * Business name
             * @description The customer’s business.
             */
            businessName: string;
            /**
             * Active schedules
             * Format: int64
             * @description Schedules that pay from the card.
             */
            activeSchedules: number;
        };
        ExpiringCardPage: {
            /**
             * Cards
             * @description The rows of this page.
             */
            items: components["schemas"]["ExpiringCard"][];
            /**
             * Records
             * Format: int64
             * @description How many rows match in all.
             */
            recordsCount: number;
            /**
             * Count capped
             * @description True when more rows match than recordsCount says.
             */
            recordsCountCapped?: boolean;
            /**
             * Current page
             * Format: int64
             * @description The page answered, starting at 1.
             */
            currentPage: number;
            /**
             * Page size
             * Format: int64
             * @description Rows on a page.
             */
            pageSize: number;
        };
        ExpiringCardsExportRequest: {
            /**
             * Show
             * @description Which cards, as in the list.
             * @default EXPIRING
             * @enum {string}
             */
            show?: "EXPIRING" | "EXPIRED" | "ALL";
            /**
             * Business
             * Format: int64
             * @description Only cards of customers of this business.
             */
            supplierId?: number;
            /**
             * Columns
             * @description Columns of the file in this order; all of them when left out.
             */
            columns?: ("customerName" | "customerNumber" | "customerId" | "account" | "cardNumber" | "cardholderName" | "expiryDate" | "tokenised" | "activeSchedules" | "phoneNumber" | "email" | "businessName")[];
            /**
             * For Excel
             * @description Begins the file with a byte order mark, so that Excel reads it as UTF-8.
             * @default false
             */
            forExcel?: boolean;
        };
        /**
         * Export
         * @description A list written into a file.
         */
        Export: {
            /**
             * Export id
             * Format: int64
             * @description Identifier of the export.
             */
            exportId: number;
            /**
             * Kind
             * @description Which list, such as customers.
             */
            kind: string;
            /**
             * Title
             * @description The list in words.
             */
            title: string;
            /**
             * Filters
             * @description What narrowed the list, in words; empty: nothing.
             */
            filters: string;
            /**
             * Columns
             * @description Columns of the file, in their order.
             */
            columns: string[];
            /**
             * Columns version
             * Format: int64
             * @description Which set of columns the list had; it stands in the file name.
             */
            columnsVersion: number;
            /**
             * Owner
             * @description Full name of who asked for it.
             */
            ownerName: string;
            /**
             * Status
             * @description How it stands.
             * @enum {string}
             */
            status: "QUEUED" | "RUNNING" | "READY" | "FAILED" | "CANCELLED" | "EXPIRED";
            /**
             * Rows in all
             * @description Rows there will be; null while they are not counted.
             */
            rowsTotal: number | null;
            /**
             * Rows done
             * Format: int64
             * @description Rows written so far.
             */
            rowsDone: number;
            /**
             * File name
             * @description Name the file is downloaded under.
             */
            fileName: string;
            /**
             * Size
             * @description Bytes of the file; null before it is there.
             */
            sizeBytes: number | null;
            /**
             * Checksum
             * @description SHA-256 of the file, hexadecimal; null before it is there.
             */
            sha256: string | null;
            /**
             * Started
             * Format: date-time
             * @description When it was asked for, UTC.
             */
            createdAt: string;
            /**
             * Finished
             * @description When it ended, UTC; null before.
             */
            finishedAt: string | null;
            /**
             * Expires
             * @description Until when the file can be downloaded, UTC; null without a file.
             */
            expiresAt: string | null;
        };
        ExportPage: {
            /**
             * Exports
             * @description The rows of this page.
             */
            items: components["schemas"]["Export"][];
            /**
             * Records
             * Format: int64
             * @description How many rows match in all.
             */
            recordsCount: number;
            /**
             * Count capped
             * @description True when more rows match than recordsCount says.
             */
            recordsCountCapped?: boolean;
            /**
             * Current page
             * Format: int64
             * @description The page answered, starting at 1.
             */
            currentPage: number;
            /**
             * Page size
             * Format: int64
             * @description Rows on a page.
             */
            pageSize: number;
        };
        /**
         * Export progress
         * @description How far an export is. Ask again in 2 seconds.
         */
        ExportProgress: {
            /**
             * Export id
             * Format: int64
             * @description The export that was asked for.
             */
            exportId: number;
            /**
             * Rows done
             * Format: int64
             * @description Rows written so far.
             */
            rowsDone: number;
            /**
             * Rows in all
             * @description Rows there will be; null while they are not counted.
             */
            rowsTotal: number | null;
        };
        /**
         * Export ready
         * @description The export can be downloaded.
         */
        ExportReady: {
            /**
             * Download address
             * @description Path of the file with a CSRF token; works in this session for 5 minutes, the file stays 24 hours.
             */
            downloadUrl: string;
        };
        /**
         * Export started
         * @description The export is being made.
         */
        ExportStarted: {
            /**
             * Export id
             * Format: int64
             * @description Ask for the export with it.
             */
            exportId: number;
        };
        FieldError: {
            /**
             * Field
             * @description Path of the field, such as configurations[3].visaRule; empty for the whole form.
             */
            field: string;
            /**
             * Messages
             * @description What is wrong with it, each a sentence.
             */
            messages: string[];
        };
        FileFormatInfo: {
            /**
             * Format
             * @description What the file holds.
             * @example CUSTOMERS
             */
            format: string;
            /**
             * Title
             * @description What the file holds.
             * @example Customers
             */
            title: string;
            /**
             * Description
             * @description What uploading it does.
             */
            description: string;
            /**
             * Largest size
             * Format: int64
             * @description Bytes.
             */
            maxBytes: number;
            /**
             * Most lines
             * Format: int64
             * @description Lines with data.
             */
            maxLines: number;
            /**
             * Columns
             * @description In any order; the header row names them.
             */
            columns: {
                /**
                 * Title
                 * @description Its name in the header row.
                 * @example City
                 */
                title: string;
                /**
                 * Description
                 * @description What stands in it.
                 */
                description: string;
                /**
                 * Required
                 * @description Whether the column has to be there.
                 */
                required: boolean;
                /**
                 * Example
                 * @description A value.
                 * @example Newcastle
                 */
                example: string;
            }[];
        };
        FileFormatList: {
            /**
             * Formats
             * @description What you may upload.
             */
            items: components["schemas"]["FileFormatInfo"][];
        };
        ForgotPassword: {
            /**
             * Email
             * @description Address of the account. The answer is the same whether there is one or not.
             */
            email: string;
        };
        /**
         * Form schema
         * @description JSON Schema 2020-12 of a body, with the keywords `x-form` and `x-rules` beside the usual ones.
         */
        FormSchema: {
            /**
             * Schema
             * @description Always https://json-schema.org/draft/2020-12/schema.
             */
            $schema: string;
            /**
             * Type
             * @description A body is an object.
             * @constant
             */
            type: "object";
            /**
             * Properties
             * @description The fields by name. `x-form` says how to ask (widget, help, options, visibleWhen, requiredWhen), `x-rules` names rules such as bsb or luhn.
             */
            properties: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            /**
             * Required
             * @description Fields that must be given.
             */
            required?: string[];
            /**
             * Form
             * @description What the form needs beside its fields.
             */
            "x-form": {
                /**
                 * Title
                 * @description Heading of the form.
                 */
                title?: string;
                /**
                 * Submit label
                 * @description Text of its button.
                 */
                submitLabel?: string;
                /**
                 * Order
                 * @description Every field, in order.
                 */
                order: string[];
                /**
                 * Groups
                 * @description Fields that stand together under one heading.
                 */
                groups: {
                    /**
                     * Title
                     * @description The heading.
                     */
                    title: string;
                    /**
                     * Help
                     * @description What stands under the heading.
                     */
                    help?: string;
                    /**
                     * Fields
                     * @description Names of the fields, in order.
                     */
                    fields: string[];
                }[];
                /**
                 * Values
                 * @description Present values by field.
                 */
                values: {
                    [key: string]: unknown;
                };
                /**
                 * Options
                 * @description Choices that only the server knows, by the source that a field names in `optionsFrom`.
                 */
                options: {
                    [key: string]: {
                        [key: string]: unknown;
                    }[];
                };
                /**
                 * Today
                 * Format: date
                 * @description Today's date in the time zone of the community.
                 */
                today: string;
            };
        };
        HeldRole: {
            /**
             * Role id
             * Format: int64
             * @description Identifier of the role.
             */
            roleId: number;
            /**
             * Role
             * @description Name of the role.
             */
            roleName: string;
            /**
             * Business id
             * @description The business it is held in; null means everywhere.
             */
            businessId: number | null;
            /**
             * Business
             * @description Name of that business; null means everywhere.
             */
            businessName: string | null;
        };
        /**
         * Transaction
         * @description A payment or refund, with its business.
         */
        ListedTransaction: {
            /**
             * Receipt number
             * @description Unique in the community.
             * @example 1000000001
             */
            receiptNumber: string;
            /**
             * Type
             * @description Payment or refund.
             * @enum {string}
             */
            transactionType: "PAYMENT" | "REFUND";
            /**
             * Status
             * @description Where it stands. PENDING: it goes to the bank at the cut-off. SUSPENDED: held by fraud guard. IN_FLIGHT: the network has not said yet. DISHONOURED: it came back from the bank. CANCELLED: stopped before it was sent.
             * @enum {string}
             */
            status: "PENDING" | "SUSPENDED" | "IN_FLIGHT" | "APPROVED" | "DECLINED" | "DISHONOURED" | "REFUNDED" | "VOIDED" | "CANCELLED";
            /**
             * Status in words
             * @description The status as a person reads it.
             */
            statusDisplay: string;
            /**
             * Status group
             * @description How the status looks as a badge.
             * @enum {string}
             */
            statusGroup: "success" | "info" | "warning" | "danger" | "neutral" | "accent";
            /**
             * Business id
             * Format: int64
             * @description The supplier business that is paid.
             */
            businessId: number;
            /**
             * Customer id
             * @description Who pays, where it is a customer.
             */
            customerId: number | null;
            /**
             * Customer name
             * @description Name of the customer at the time.
             */
            customerName: string;
            /**
             * Customer reference
             * @description Your reference of the customer.
             */
            customerReferenceNumber: string;
            /**
             * Payment reference
             * @description Your reference of the payment, such as an invoice.
             */
            paymentReferenceNumber: string;
            /**
             * Comment
             * @description What was noted with it.
             */
            comment: string;
            /**
             * Source
             * @description Where it was made.
             * @enum {string}
             */
            source: "TERMINAL" | "RESTAPI" | "RECURRING" | "BATCH" | "ONLINE" | "PHONE" | "ECOMMERCE" | "BACK_OFFICE";
            /**
             * Source in words
             * @description The source as a person reads it.
             */
            sourceDisplay: string;
            /**
             * Time
             * Format: date-time
             * @description When it was made, UTC.
             */
            transactionTime: string;
            /**
             * Settlement date
             * @description Banking day it settles on.
             */
            settlementDate: string | null;
            /**
             * Principal
             * @description The amount before the surcharge.
             */
            principalAmount: components["schemas"]["Money"];
            /**
             * Surcharge
             * @description What is added for the card.
             */
            surchargeAmount: components["schemas"]["Money"];
            /**
             * Total
             * @description What is collected: principal and surcharge.
             */
            totalAmount: components["schemas"]["Money"];
            /**
             * Paid from
             * @description The card or account, as it was then.
             */
            paidFrom: components["schemas"]["PaidFrom"];
            /**
             * Summary code
             * @description 0 approved, 1 declined, 2 not known, 3 rejected; null: no answer yet.
             */
            summaryCode: (0 | 1 | 2 | 3) | null;
            /**
             * Response code
             * @description The network’s code.
             */
            responseCode: string | null;
            /**
             * Response
             * @description The answer in words.
             */
            responseText: string;
            /**
             * Trace id
             * @description Ties a payment to its refunds, attempts and log lines.
             */
            traceId: string;
            /**
             * Version
             * @description Send it back with a change.
             */
            version: number;
            /**
             * Business name
             * @description The supplier business that is paid.
             */
            businessName: string;
        };
        Mail: {
            /**
             * Mail id
             * Format: int64
             * @description Identifier of the message.
             */
            mailId: number;
            /**
             * To
             * @description Address it was sent to.
             */
            to: string;
            /**
             * Subject
             * @description Subject line.
             */
            subject: string;
            /**
             * Sent at
             * Format: date-time
             * @description When it arrived, UTC.
             */
            sentAt: string;
            /**
             * From
             * @description Address it was sent from.
             */
            from: string;
            /**
             * Text
             * @description The message as plain text.
             */
            text: string;
            /**
             * HTML
             * @description The message as HTML, to be shown in a sandboxed frame.
             */
            html: string | null;
        };
        MailPage: {
            /**
             * Messages
             * @description The rows of this page.
             */
            items: components["schemas"]["MailSummary"][];
            /**
             * Records
             * Format: int64
             * @description How many rows match in all.
             */
            recordsCount: number;
            /**
             * Count capped
             * @description True when more rows match than recordsCount says.
             */
            recordsCountCapped?: boolean;
            /**
             * Current page
             * Format: int64
             * @description The page answered, starting at 1.
             */
            currentPage: number;
            /**
             * Page size
             * Format: int64
             * @description Rows on a page.
             */
            pageSize: number;
        };
        MailSummary: {
            /**
             * Mail id
             * Format: int64
             * @description Identifier of the message.
             */
            mailId: number;
            /**
             * To
             * @description Address it was sent to.
             */
            to: string;
            /**
             * Subject
             * @description Subject line.
             */
            subject: string;
            /**
             * Sent at
             * Format: date-time
             * @description When it arrived, UTC.
             */
            sentAt: string;
        };
        Money: {
            /**
             * Amount
             * @description Decimal text with two digits, in dollars.
             * @example 12.34
             */
            amount: string;
            /**
             * Currency
             * @description ISO 4217 code.
             * @enum {string}
             */
            currency: "AUD" | "NZD";
            /**
             * Display amount
             * @description The amount as a person reads it.
             * @example $12.34
             */
            displayAmount: string;
        };
        MyNewRecoveryCodes: {
            /**
             * Recovery codes
             * @description Ten codes, shown this once.
             */
            recoveryCodes: string[];
        };
        MyPasswordChange: {
            /**
             * Current password
             * @description Your present password.
             */
            currentPassword: string;
            /**
             * New password
             * @description At least 12 characters, one letter and one digit; hard to guess and not one of the last four.
             */
            newPassword: string;
            /**
             * Repeat the new password
             * @description The same again.
             */
            repeatPassword: string;
        };
        MyProfile: {
            /**
             * User id
             * Format: int64
             * @description Identifier of the user.
             */
            systemUserId: number;
            /**
             * Login name
             * @description What the person signs in with.
             */
            loginName: string;
            /**
             * Full name
             * @description How the person is addressed.
             */
            fullName: string;
            /**
             * Email
             * @description Where emails to the person go.
             */
            email: string;
            /**
             * Phone
             * @description Phone number as entered.
             */
            phoneNumber: string | null;
            /**
             * Kind
             * @description Staff of the platform, or a client (facility) user.
             * @enum {string}
             */
            kind: "STAFF" | "CLIENT";
            /**
             * Roles
             * @description Roles held, by name.
             */
            roles: components["schemas"]["MyRole"][];
            /**
             * Password changed at
             * @description When the password was last set, UTC.
             */
            passwordChangedAt: string | null;
            secondFactor: components["schemas"]["MySecondFactor"];
            /**
             * Last sign-in
             * @description When the person signed in last, UTC.
             */
            lastSignInAt: string | null;
        };
        MyRecoveryCodes: {
            /**
             * Recovery codes
             * @description Ten codes, shown this once.
             */
            recoveryCodes: string[];
        };
        MyRecoveryCodesRenewal: {
            /**
             * Password
             * @description Your own password, to confirm that it is you.
             */
            password: string;
        };
        MyRole: {
            /**
             * Role
             * @description Name of the role.
             */
            roleName: string;
            /**
             * Business
             * @description The business it is held in; null means everywhere.
             */
            businessName: string | null;
        };
        /**
         * Second factor
         * @description State of the second factor.
         */
        MySecondFactor: {
            /**
             * Enabled
             * @description Whether signing in asks for a code.
             */
            enabled: boolean;
            /**
             * Enabled at
             * @description Since when, UTC.
             */
            enabledAt: string | null;
            /**
             * Required
             * @description Whether it must stay on (staff, except in a demo).
             */
            required: boolean;
            /**
             * Recovery codes left
             * Format: int64
             * @description Recovery codes that were not used yet.
             */
            recoveryCodesLeft: number;
        };
        MySecondFactorConfirmation: {
            /**
             * Code
             * @description Six digits from the authenticator app.
             */
            code: string;
        };
        MySecondFactorRemoval: {
            /**
             * Password
             * @description Your own password, to confirm that it is you.
             */
            password: string;
        };
        MySecondFactorStart: {
            /**
             * Password
             * @description Your own password, to confirm that it is you.
             */
            password: string;
        };
        MySession: {
            /**
             * Session id
             * Format: int64
             * @description Identifier of the session.
             */
            sessionId: number;
            /**
             * Current
             * @description Whether this is the session in use.
             */
            current: boolean;
            /**
             * IP address
             * @description Where it was started from.
             */
            ip: string;
            /**
             * Browser
             * @description What it was started with, as it names itself.
             */
            userAgent: string;
            /**
             * Signed in at
             * Format: date-time
             * @description When it was started, UTC.
             */
            createdAt: string;
            /**
             * Last active at
             * Format: date-time
             * @description When it was last used, UTC, within 30 s.
             */
            lastActivityAt: string;
            /**
             * Expires at
             * Format: date-time
             * @description When it ends whatever happens, UTC.
             */
            expiresAt: string;
            /**
             * Viewing as
             * @description Full name of the person viewed as, otherwise null.
             */
            viewingAs: string | null;
        };
        MySessions: {
            /**
             * Sessions
             * @description Sessions that have not ended, newest first.
             */
            items: components["schemas"]["MySession"][];
        };
        MySessionsEnded: {
            /**
             * Ended
             * Format: int64
             * @description How many sessions were ended.
             */
            ended: number;
        };
        NoticeSwitchChange: {
            /**
             * Notices that are sent
             * @description The kinds that are switched on; all others are off.
             */
            switchedOn: ("CARD_EXPIRING" | "PAYMENT_APPROVED" | "PAYMENT_DECLINED" | "PAYMENT_RECEIPT" | "PAYMENT_REFUNDED" | "RECURRING_CREATED" | "RECURRING_DECLINED" | "RECURRING_DUE" | "RECURRING_PAID" | "RECURRING_STOPPED" | "RECURRING_UPDATED")[];
        };
        NoticeSwitches: {
            /**
             * Notices that are sent
             * @description The kinds that are switched on; all others are off.
             */
            switchedOn: ("CARD_EXPIRING" | "PAYMENT_APPROVED" | "PAYMENT_DECLINED" | "PAYMENT_RECEIPT" | "PAYMENT_REFUNDED" | "RECURRING_CREATED" | "RECURRING_DECLINED" | "RECURRING_DUE" | "RECURRING_PAID" | "RECURRING_STOPPED" | "RECURRING_UPDATED")[];
            /**
             * Off for everybody
             * @description Kinds that the facility sends to nobody.
             */
            facilitySwitchedOff: ("CARD_EXPIRING" | "PAYMENT_APPROVED" | "PAYMENT_DECLINED" | "PAYMENT_RECEIPT" | "PAYMENT_REFUNDED" | "RECURRING_CREATED" | "RECURRING_DECLINED" | "RECURRING_DUE" | "RECURRING_PAID" | "RECURRING_STOPPED" | "RECURRING_UPDATED")[];
            /**
             * Refusal
             * @description Why the customer gets none of them; empty where they do.
             */
            refusal: string;
        };
        NzBankAccount: {
            /**
             * Account number
             * @description Bank, branch, account and suffix. It is sealed in the vault.
             * @example 01-0902-0068389-00
             */
            nzAccountNumber: string;
            /**
             * Account name
             * @description Name that the bank knows the account by, at most 32 characters.
             * @example Olsson Family Trust
             */
            nzAccountName: string;
            /**
             * Make it the default account
             * @description The default account is offered first. The first account of a customer is the default anyway.
             * @default false
             */
            defaultAccount?: boolean;
        };
        PaidFrom: {
            /**
             * Account type
             * @description Card, bank account, agreement or PayID.
             * @enum {string}
             */
            accountType: "CREDIT_CARD" | "DIRECT_DEBIT" | "DIRECT_DEBIT_NZ" | "PAYTO" | "PAYID";
            /**
             * Number
             * @description Number with most digits hidden.
             * @example 424242......4242
             */
            maskedNumber: string | null;
            /**
             * Account name
             * @description Name on the card or account.
             */
            holderName: string;
            /**
             * Card scheme
             * @description VISA, MASTERCARD and so on.
             */
            cardScheme: string | null;
            /**
             * Card type
             * @description CREDIT, DEBIT or PREPAID.
             */
            cardType: string | null;
            /**
             * BSB
             * @description BSB of an Australian account, six digits.
             */
            bsb: string | null;
        };
        PaymentPreview: {
            /**
             * Principal
             * @description The amount asked for.
             */
            principalAmount: components["schemas"]["Money"];
            /**
             * Surcharge
             * @description What is added for the card; zero for none.
             */
            surchargeAmount: components["schemas"]["Money"];
            /**
             * Total
             * @description What would be collected.
             */
            totalAmount: components["schemas"]["Money"];
            /**
             * Surcharge rate
             * @description Percent of the principal, at most three decimals.
             * @example 0.75
             */
            surchargeRate: string;
            /**
             * Settlement date
             * Format: date
             * @description Banking day it would settle on.
             */
            settlementDate: string;
        };
        PaymentRequest: {
            /**
             * Account
             * Format: int64
             * @description The customer’s card or bank account to take the payment from.
             */
            accountId: number;
            /**
             * Principal amount
             * @description Decimal text with two digits. A card surcharge is added to it.
             * @example 120.50
             */
            amount: string;
            /**
             * Customer reference number
             * @description Your reference of the customer; their number if left out.
             */
            customerReferenceNumber?: string;
            /**
             * Payment reference number
             * @description Your reference of the payment, such as an invoice number.
             */
            paymentReferenceNumber?: string;
            /**
             * Comment
             * @description A note for your colleagues.
             */
            comment?: string;
        };
        Problem: {
            /**
             * Type
             * @description URI that names the kind of problem.
             */
            type: string;
            /**
             * Title
             * @description The kind of problem in words.
             */
            title: string;
            /**
             * Status
             * Format: int64
             * @description The HTTP status code.
             */
            status: number;
            /**
             * Detail
             * @description What happened in this case.
             */
            detail?: string;
            /**
             * Request id
             * @description Name it when you ask the help desk.
             */
            requestId: string;
            /**
             * Errors
             * @description For status 422: what to mend, field by field.
             */
            errors?: components["schemas"]["FieldError"][];
        };
        PropertyDifference: {
            /**
             * Property
             * @description What the property is called.
             */
            propertyName: string;
            /**
             * Existing value
             * @description As it was when the change was asked for; null: nothing.
             */
            existingValue: string | null;
            /**
             * Modified value
             * @description As it will be; null: nothing.
             */
            modifiedValue: string | null;
            /**
             * Different
             * @description Whether the change touches it.
             */
            different: boolean;
        };
        Proposal: {
            /**
             * Request id
             * Format: int64
             * @description Identifier of the request.
             */
            proposalId: number;
            /**
             * Kind
             * @description What kind of change it is.
             * @example administrators.create
             */
            kind: string;
            /**
             * Change type
             * @description The same in words.
             * @example Create administrator
             */
            changeType: string;
            /**
             * Title
             * @description The change in a few words.
             * @example Create administrator Ines Moreau
             */
            title: string;
            /**
             * Community id
             * @description The community it belongs to; null for the platform’s own.
             */
            communityId: number | null;
            /**
             * Community name
             * @description Name of that community.
             * @example Harbour City Utilities
             */
            communityName: string | null;
            /**
             * Reason
             * @description Why the requester wants it; may be empty.
             */
            reason: string;
            /**
             * Status
             * @description PENDING until it is decided, withdrawn, too old or overtaken (STALE).
             * @enum {string}
             */
            status: "PENDING" | "APPROVED" | "REJECTED" | "WITHDRAWN" | "EXPIRED" | "STALE";
            /**
             * Requester id
             * Format: int64
             * @description User id of the person who asked.
             */
            requesterId: number;
            /**
             * Requester
             * @description Full name of the person who asked.
             * @example Priya Sharma
             */
            requesterName: string;
            /**
             * Requested at
             * Format: date-time
             * @description When it was asked for, UTC.
             */
            requestedAt: string;
            /**
             * Expires at
             * Format: date-time
             * @description When it lapses if nobody decides, UTC.
             */
            expiresAt: string;
            /**
             * Decided by
             * @description Who approved, rejected or withdrew it; null: nobody.
             */
            deciderName: string | null;
            /**
             * Decided at
             * @description When that was, UTC; null while pending.
             */
            decidedAt: string | null;
            /**
             * Decision reason
             * @description Why it was rejected, or why it could not be applied.
             */
            decisionReason: string | null;
            /**
             * You can approve
             * @description You hold the right, did not ask for it yourself, and it is still pending.
             */
            currentUserCanApprove: boolean;
            /**
             * You can withdraw
             * @description You asked for it and it is still pending.
             */
            currentUserCanWithdraw: boolean;
            /**
             * Version
             * @description Send it back with your decision.
             */
            version: number;
        };
        ProposalApproval: {
            /**
             * Version
             * @description The version you read; with it a decision on something else than you saw is refused with 409.
             */
            version?: number;
        };
        ProposalCounts: {
            /**
             * Waiting
             * Format: int64
             * @description Pending requests that you can approve.
             */
            waiting: number;
        };
        ProposalDetails: {
            /**
             * Request id
             * Format: int64
             * @description Identifier of the request.
             */
            proposalId: number;
            /**
             * Kind
             * @description What kind of change it is.
             * @example administrators.create
             */
            kind: string;
            /**
             * Change type
             * @description The same in words.
             * @example Create administrator
             */
            changeType: string;
            /**
             * Title
             * @description The change in a few words.
             * @example Create administrator Ines Moreau
             */
            title: string;
            /**
             * Community id
             * @description The community it belongs to; null for the platform’s own.
             */
            communityId: number | null;
            /**
             * Community name
             * @description Name of that community.
             * @example Harbour City Utilities
             */
            communityName: string | null;
            /**
             * Reason
             * @description Why the requester wants it; may be empty.
             */
            reason: string;
            /**
             * Status
             * @description PENDING until it is decided, withdrawn, too old or overtaken (STALE).
             * @enum {string}
             */
            status: "PENDING" | "APPROVED" | "REJECTED" | "WITHDRAWN" | "EXPIRED" | "STALE";
            /**
             * Requester id
             * Format: int64
             * @description User id of the person who asked.
             */
            requesterId: number;
            /**
             * Requester
             * @description Full name of the person who asked.
             * @example Priya Sharma
             */
            requesterName: string;
            /**
             * Requested at
             * Format: date-time
             * @description When it was asked for, UTC.
             */
            requestedAt: string;
            /**
             * Expires at
             * Format: date-time
             * @description When it lapses if nobody decides, UTC.
             */
            expiresAt: string;
            /**
             * Decided by
             * @description Who approved, rejected or withdrew it; null: nobody.
             */
            deciderName: string | null;
            /**
             * Decided at
             * @description When that was, UTC; null while pending.
             */
            decidedAt: string | null;
            /**
             * Decision reason
             * @description Why it was rejected, or why it could not be applied.
             */
            decisionReason: string | null;
            /**
             * You can approve
             * @description You hold the right, did not ask for it yourself, and it is still pending.
             */
            currentUserCanApprove: boolean;
            /**
             * You can withdraw
             * @description You asked for it and it is still pending.
             */
            currentUserCanWithdraw: boolean;
            /**
             * Version
             * @description Send it back with your decision.
             */
            version: number;
            /**
             * Differences
             * @description The thing before and after, property by property.
             */
            propertyDifferences: components["schemas"]["PropertyDifference"][];
            /**
             * Why not you
             * @description Why you cannot approve it, in words; null when you can or it is decided.
             */
            approvalRefusal: string | null;
            /**
             * Why it cannot be applied
             * @description What has changed since it was asked for; null when nothing stands in the way.
             */
            staleReason: string | null;
        };
        ProposalPage: {
            /**
             * Requests
             * @description The rows of this page.
             */
            items: components["schemas"]["Proposal"][];
            /**
             * Records
             * Format: int64
             * @description How many rows match in all.
             */
            recordsCount: number;
            /**
             * Count capped
             * @description True when more rows match than recordsCount says.
             */
            recordsCountCapped?: boolean;
            /**
             * Current page
             * Format: int64
             * @description The page answered, starting at 1.
             */
            currentPage: number;
            /**
             * Page size
             * Format: int64
             * @description Rows on a page.
             */
            pageSize: number;
        };
        ProposalRejection: {
            /**
             * Reason
             * @description Why not; the requester reads it.
             */
            reason: string;
            /**
             * Version
             * @description The version you read; with it a decision on something else than you saw is refused with 409.
             */
            version?: number;
        };
        ProposalWithdrawal: {
            /**
             * Version
             * @description The version you read; with it a decision on something else than you saw is refused with 409.
             */
            version?: number;
        };
        Reauthentication: {
            /**
             * Password
             * @description The present password.
             */
            password: string;
        };
        ReceiptSent: {
            /**
             * Email
             * @description Where the receipt goes.
             * @example kim@example.com
             */
            email: string;
        };
        /**
         * Payment schedule
         * @description Payments that are taken automatically.
         */
        RecurringPayment: {
            /**
             * Schedule id
             * Format: int64
             * @description Identifier given by the portal.
             */
            paymentScheduleId: number;
            /**
             * Schedule
             * @description What people call it; unique in the community.
             * @example PS-20418
             */
            paymentScheduleCode: string;
            /**
             * Description
             * @description What the payments are for.
             * @example Water rates
             */
            description: string;
            /**
             * Status
             * @description Payments are taken of ACTIVE schedules only.
             * @enum {string}
             */
            status: "ACTIVE" | "INACTIVE" | "STOPPED" | "FAILED" | "COMPLETED";
            /**
             * Status in words
             * @description The status as a person reads it.
             * @example Active
             */
            statusDisplay: string;
            /**
             * Status class
             * @description How the status looks as a badge.
             * @enum {string}
             */
            statusClass: "success" | "info" | "warning" | "danger" | "neutral" | "accent";
            /**
             * Next payment date
             * @description Day the next payment is taken on; null: none is due.
             */
            nextPaymentDate: string | null;
            /**
             * Amount
             * @description Principal of each payment.
             */
            amount: components["schemas"]["Money"];
            /**
             * Frequency
             * @description How often a payment is taken.
             * @enum {string}
             */
            frequency: "ONCE" | "WEEKLY" | "FORTNIGHTLY" | "FOUR_WEEKLY" | "MONTHLY" | "QUARTERLY" | "HALF_YEARLY" | "YEARLY";
            /**
             * In words
             * @description Frequency and end as people say them.
             * @example Every month on the 31st, until stopped
             */
            summary: string;
            /**
             * Account
             * @description What is charged, masked.
             * @example Visa •••• 4242
             */
            accountDisplayName: string;
            /**
             * Customer id
             * Format: int64
             * @description The customer who pays.
             */
            customerId: number;
            /**
             * Customer
             * @description Name of the customer.
             */
            customerName: string;
            /**
             * Customer number
             * @description Number of the customer.
             */
            customerNumber: string;
            /**
             * Supplier business id
             * Format: int64
             * @description The business that is paid.
             */
            supplierId: number;
            /**
             * Supplier business
             * @description Name of the business that is paid.
             */
            supplierBusiness: string;
            /**
             * Account id
             * @description The account that is charged.
             */
            accountId: number | null;
            /**
             * Account token
             * @description Stands for the account; empty where it is not known any more.
             */
            accountToken: string;
            /**
             * Account enabled
             * @description Whether it can be charged.
             */
            accountEnabled: boolean;
            /**
             * Amount of a payment
             * @description Principal, decimal text with two digits.
             * @example 120.50
             */
            instalmentAmount: string;
            /**
             * Currency
             * @description ISO 4217 code.
             * @enum {string}
             */
            currency: "AUD" | "NZD";
            /**
             * Start
             * Format: date
             * @description Date that all others are counted from.
             */
            startDate: string;
            /**
             * Ends
             * @description When the schedule ends.
             * @enum {string}
             */
            endRule: "UNTIL_STOPPED" | "ON_DATE" | "AFTER_PAYMENTS";
            /**
             * End date
             * @description Last date that can be due.
             */
            endDate: string | null;
            /**
             * Number of payments
             * @description After so many it ends; skipped ones count.
             */
            numberOfPayments: number | null;
            /**
             * Payments made
             * Format: int64
             * @description Payments that were taken.
             */
            paymentsMade: number;
            /**
             * Payments left
             * @description Payments still to be taken; null where it goes on until it is stopped.
             */
            paymentsLeft: number | null;
            /**
             * Amount left
             * @description Sum of their principals; null where it goes on until it is stopped.
             */
            amountLeft: components["schemas"]["Money"] | null;
            /**
             * Last payment
             * @description Day of the last payment that was taken.
             */
            lastPaymentDate: string | null;
            /**
             * Customer reference
             * @description Goes with every payment.
             */
            customerReferenceNumber: string;
            /**
             * Payment reference
             * @description Goes with every payment.
             */
            paymentReferenceNumber: string;
            /**
             * Reason
             * @description Why it failed; empty otherwise.
             */
            statusReason: string;
            /**
             * Upcoming payments
             * @description The next 12 payments; fewer where it ends before.
             */
            upcomingPayments: components["schemas"]["UpcomingPayment"][];
            /**
             * Dates
             * @description The next 12 agreed dates, skipped ones too.
             */
            scheduleDates: components["schemas"]["ScheduleDate"][];
            /**
             * Version
             * @description Send it back with a change; a lost update is refused with 409.
             */
            version: number;
            /**
             * Created at
             * Format: date-time
             * @description When it was set up, UTC.
             */
            createdAt: string;
            /**
             * Updated at
             * Format: date-time
             * @description When it last changed, UTC.
             */
            updatedAt: string;
        };
        RecurringPaymentChange: {
            /**
             * Account
             * @description Token of the customer’s card or bank account to charge.
             */
            accountToken: string;
            /**
             * Description
             * @description What the payments are for; the customer reads it in notices.
             * @example Water rates
             */
            description: string;
            /**
             * Amount of each payment
             * @description Principal, decimal text with two digits. A card surcharge is added to it.
             * @example 120.50
             */
            instalmentAmount: string;
            /**
             * Frequency
             * @description How often a payment is taken.
             * @enum {string}
             */
            frequency: "ONCE" | "WEEKLY" | "FORTNIGHTLY" | "FOUR_WEEKLY" | "MONTHLY" | "QUARTERLY" | "HALF_YEARLY" | "YEARLY";
            /**
             * Next payment date
             * Format: date
             * @description Date of the next payment; all later ones are counted from it.
             */
            nextPaymentDate: string;
            /**
             * Ends
             * @description When it ends; until stopped when left out.
             * @enum {string}
             */
            endRule?: "UNTIL_STOPPED" | "ON_DATE" | "AFTER_PAYMENTS";
            /**
             * End date
             * Format: date
             * @description The last date that can be due. Only with ON_DATE.
             */
            endDate?: string;
            /**
             * Number of payments
             * @description Payments from the next payment date on. Only with AFTER_PAYMENTS.
             */
            numberOfPayments?: number;
            /**
             * Customer reference
             * @description Your reference of the customer; their number if left out.
             */
            customerReferenceNumber?: string;
            /**
             * Payment reference
             * @description Goes with every payment; the schedule’s code if left out.
             */
            paymentReferenceNumber?: string;
            /**
             * Confirm payment today
             * @description True where the next payment date is today: a payment will be attempted immediately.
             */
            confirmPaymentToday?: boolean;
            /**
             * Version
             * @description The version you read; with it a lost update is refused with 409. The header If-Match does the same.
             */
            version?: number;
        };
        RecurringPaymentCreation: {
            /**
             * Supplier business
             * Format: int64
             * @description The business that is paid: the customer’s. It can be left out.
             */
            supplierId?: number;
            /**
             * Account
             * @description Token of the customer’s card or bank account to charge.
             */
            accountToken: string;
            /**
             * Description
             * @description What the payments are for; the customer reads it in notices.
             * @example Water rates
             */
            description: string;
            /**
             * Amount of each payment
             * @description Principal, decimal text with two digits. A card surcharge is added to it.
             * @example 120.50
             */
            instalmentAmount: string;
            /**
             * Frequency
             * @description How often a payment is taken.
             * @enum {string}
             */
            frequency: "ONCE" | "WEEKLY" | "FORTNIGHTLY" | "FOUR_WEEKLY" | "MONTHLY" | "QUARTERLY" | "HALF_YEARLY" | "YEARLY";
            /**
             * Next payment date
             * Format: date
             * @description Date of the next payment; all later ones are counted from it.
             */
            nextPaymentDate: string;
            /**
             * Ends
             * @description When it ends; until stopped when left out.
             * @enum {string}
             */
            endRule?: "UNTIL_STOPPED" | "ON_DATE" | "AFTER_PAYMENTS";
            /**
             * End date
             * Format: date
             * @description The last date that can be due. Only with ON_DATE.
             */
            endDate?: string;
            /**
             * Number of payments
             * @description Payments from the next payment date on. Only with AFTER_PAYMENTS.
             */
            numberOfPayments?: number;
            /**
             * Customer reference
             * @description Your reference of the customer; their number if left out.
             */
            customerReferenceNumber?: string;
            /**
             * Payment reference
             * @description Goes with every payment; the schedule’s code if left out.
             */
            paymentReferenceNumber?: string;
            /**
             * Confirm payment today
             * @description True where the next payment date is today: a payment will be attempted immediately.
             */
            confirmPaymentToday?: boolean;
        };
        RecurringPaymentDetails: {
            /**
             * Schedule id
             * Format: int64
             * @description Identifier given by the portal.
             */
            paymentScheduleId: number;
            /**
             * Schedule
             * @description What people call it; unique in the community.
             * @example PS-20418
             */
            paymentScheduleCode: string;
            /**
             * Description
             * @description What the payments are for.
             * @example Water rates
             */
            description: string;
            /**
             * Status
             * @description Payments are taken of ACTIVE schedules only.
             * @enum {string}
             */
            status: "ACTIVE" | "INACTIVE" | "STOPPED" | "FAILED" | "COMPLETED";
            /**
             * Status in words
             * @description The status as a person reads it.
             * @example Active
             */
            statusDisplay: string;
            /**
             * Status class
             * @description How the status looks as a badge.
             * @enum {string}
             */
            statusClass: "success" | "info" | "warning" | "danger" | "neutral" | "accent";
            /**
             * Next payment date
             * @description Day the next payment is taken on; null: none is due.
             */
            nextPaymentDate: string | null;
            /**
             * Amount
             * @description Principal of each payment.
             */
            amount: components["schemas"]["Money"];
            /**
             * Frequency
             * @description How often a payment is taken.
             * @enum {string}
             */
            frequency: "ONCE" | "WEEKLY" | "FORTNIGHTLY" | "FOUR_WEEKLY" | "MONTHLY" | "QUARTERLY" | "HALF_YEARLY" | "YEARLY";
            /**
             * In words
             * @description Frequency and end as people say them.
             * @example Every month on the 31st, until stopped
             */
            summary: string;
            /**
             * Account
             * @description What is charged, masked.
             * @example Visa •••• 4242
             */
            accountDisplayName: string;
            /**
             * Customer id
             * Format: int64
             * @description The customer who pays.
             */
            customerId: number;
            /**
             * Customer
             * @description Name of the customer.
             */
            customerName: string;
            /**
             * Customer number
             * @description Number of the customer.
             */
            customerNumber: string;
            /**
             * Supplier business id
             * Format: int64
             * @description The business that is paid.
             */
            supplierId: number;
            /**
             * Supplier business
             * @description Name of the business that is paid.
             */
            supplierBusiness: string;
            /**
             * Account id
             * @description The account that is charged.
             */
            accountId: number | null;
            /**
             * Account token
             * @description Stands for the account; empty where it is not known any more.
             */
            accountToken: string;
            /**
             * Account enabled
             * @description Whether it can be charged.
             */
            accountEnabled: boolean;
            /**
             * Amount of a payment
             * @description Principal, decimal text with two digits.
             * @example 120.50
             */
            instalmentAmount: string;
            /**
             * Currency
             * @description ISO 4217 code.
             * @enum {string}
             */
            currency: "AUD" | "NZD";
            /**
             * Start
             * Format: date
             * @description Date that all others are counted from.
             */
            startDate: string;
            /**
             * Ends
             * @description When the schedule ends.
             * @enum {string}
             */
            endRule: "UNTIL_STOPPED" | "ON_DATE" | "AFTER_PAYMENTS";
            /**
             * End date
             * @description Last date that can be due.
             */
            endDate: string | null;
            /**
             * Number of payments
             * @description After so many it ends; skipped ones count.
             */
            numberOfPayments: number | null;
            /**
             * Payments made
             * Format: int64
             * @description Payments that were taken.
             */
            paymentsMade: number;
            /**
             * Payments left
             * @description Payments still to be taken; null where it goes on until it is stopped.
             */
            paymentsLeft: number | null;
            /**
             * Amount left
             * @description Sum of their principals; null where it goes on until it is stopped.
             */
            amountLeft: components["schemas"]["Money"] | null;
            /**
             * Last payment
             * @description Day of the last payment that was taken.
             */
            lastPaymentDate: string | null;
            /**
             * Customer reference
             * @description Goes with every payment.
             */
            customerReferenceNumber: string;
            /**
             * Payment reference
             * @description Goes with every payment.
             */
            paymentReferenceNumber: string;
            /**
             * Reason
             * @description Why it failed; empty otherwise.
             */
            statusReason: string;
            /**
             * Upcoming payments
             * @description The next 12 payments; fewer where it ends before.
             */
            upcomingPayments: components["schemas"]["UpcomingPayment"][];
            /**
             * Dates
             * @description The next 12 agreed dates, skipped ones too.
             */
            scheduleDates: components["schemas"]["ScheduleDate"][];
            /**
             * Version
             * @description Send it back with a change; a lost update is refused with 409.
             */
            version: number;
            /**
             * Created at
             * Format: date-time
             * @description When it was set up, UTC.
             */
            createdAt: string;
            /**
             * Updated at
             * Format: date-time
             * @description When it last changed, UTC.
             */
            updatedAt: string;
            /**
             * Today
             * Format: date
             * @description The community’s date when it was asked for.
             */
            today: string;
        };
        RecurringPaymentPage: {
            /**
             * Schedules
             * @description The rows of this page.
             */
            items: components["schemas"]["RecurringPaymentRow"][];
            /**
             * Records
             * Format: int64
             * @description How many rows match in all.
             */
            recordsCount: number;
            /**
             * Count capped
             * @description True when more rows match than recordsCount says.
             */
            recordsCountCapped?: boolean;
            /**
             * Current page
             * Format: int64
             * @description The page answered, starting at 1.
             */
            currentPage: number;
            /**
             * Page size
             * Format: int64
             * @description Rows on a page.
             */
            pageSize: number;
        };
        RecurringPaymentResume: {
            /**
             * Confirm payment today
             * @description True where the next payment date is today: a payment will be attempted immediately.
             */
            confirmPaymentToday?: boolean;
            /**
             * Version
             * @description The version you read; with it a lost update is refused with 409. The header If-Match does the same.
             */
            version?: number;
        };
        RecurringPaymentRow: {
            /**
             * Schedule id
             * Format: int64
             * @description Identifier given by the portal.
             */
            paymentScheduleId: number;
            /**
             * Schedule
             * @description What people call it; unique in the community.
             * @example PS-20418
             */
            paymentScheduleCode: string;
            /**
             * Description
             * @description What the payments are for.
             * @example Water rates
             */
            description: string;
            /**
             * Status
             * @description Payments are taken of ACTIVE schedules only.
             * @enum {string}
             */
            status: "ACTIVE" | "INACTIVE" | "STOPPED" | "FAILED" | "COMPLETED";
            /**
             * Status in words
             * @description The status as a person reads it.
             * @example Active
             */
            statusDisplay: string;
            /**
             * Status class
             * @description How the status looks as a badge.
             * @enum {string}
             */
            statusClass: "success" | "info" | "warning" | "danger" | "neutral" | "accent";
            /**
             * Next payment date
             * @description Day the next payment is taken on; null: none is due.
             */
            nextPaymentDate: string | null;
            /**
             * Amount
             * @description Principal of each payment.
             */
            amount: components["schemas"]["Money"];
            /**
             * Frequency
             * @description How often a payment is taken.
             * @enum {string}
             */
            frequency: "ONCE" | "WEEKLY" | "FORTNIGHTLY" | "FOUR_WEEKLY" | "MONTHLY" | "QUARTERLY" | "HALF_YEARLY" | "YEARLY";
            /**
             * In words
             * @description Frequency and end as people say them.
             * @example Every month on the 31st, until stopped
             */
            summary: string;
            /**
             * Account
             * @description What is charged, masked.
             * @example Visa •••• 4242
             */
            accountDisplayName: string;
        };
        RecurringPaymentStop: {
            /**
             * Version
             * @description The version you read; with it a lost update is refused with 409. The header If-Match does the same.
             */
            version?: number;
        };
        RefundRequest: {
            /**
             * Amount
             * @description How much of the principal to give back; all that is left when left out. Its share of the surcharge goes with it.
             * @example 50.00
             */
            principalAmount?: string;
            /**
             * Reason
             * @description Why, for the audit trail.
             * @example Paid twice
             */
            reason: string;
        };
        RefundRequested: {
            /**
             * Request id
             * Format: int64
             * @description The request that a second person must approve.
             */
            proposalId: number;
        };
        ResetPassword: {
            /**
             * Token
             * @description Token of the reset link; browsers that opened the link send it as a cookie instead.
             */
            token?: string;
            /**
             * New password
             * @description At least 12 characters, one letter and one digit; hard to guess and not one of the last four.
             */
            newPassword: string;
            /**
             * Repeat the new password
             * @description The same again.
             */
            repeatPassword: string;
        };
        RestrictedTo: {
            /**
             * Business id
             * Format: int64
             * @description Identifier of the business.
             */
            businessId: number;
            /**
             * Business
             * @description Name of the business.
             */
            businessName: string;
        };
        /** Role */
        Role: {
            /**
             * Role id
             * Format: int64
             * @description Identifier of the role.
             */
            roleId: number;
            /**
             * Name
             * @description Name of the role.
             */
            roleName: string;
            /**
             * Description
             * @description Who it is for.
             */
            description: string;
            /**
             * Held
             * @description Where it is held: everywhere in the facility, in one supplier business, or in one business.
             * @enum {string}
             */
            scope: "COMMUNITY" | "SUPPLIER_BUSINESS" | "BUSINESS";
            /**
             * Shared
             * @description Every facility has it and nobody in a facility can change it.
             */
            shared: boolean;
            /**
             * Rights
             * @description What the role allows, sorted.
             */
            rights: string[];
            /**
             * Users
             * Format: int64
             * @description How many users of this facility hold it.
             */
            userCount: number;
            /**
             * Rights beyond yours
             * @description Rights of the role that you do not hold. With any, you can neither give nor change it.
             */
            rightsBeyondYours: string[];
            /**
             * Version
             * @description Send it back with a change; a lost update is refused with 409.
             */
            version: number;
        };
        RoleChange: {
            /**
             * Name
             * @description Name of the role, unique in the facility.
             * @example Collections officer
             */
            roleName: string;
            /**
             * Description
             * @description Who the role is for.
             */
            description?: string;
            /**
             * Rights
             * @description What the role allows; only rights that you hold yourself.
             */
            rights: ("MANAGE_CUSTOMERS" | "MANAGE_CUSTOMER_ACCOUNTS" | "VIEW_CUSTOMER_ACCOUNTS" | "MANAGE_RECURRING_CUSTOMERS" | "VIEW_RECURRING_CUSTOMERS" | "VIEW_CUSTOMERS" | "TERMINAL_EXISTING_CUSTOMER" | "TransactionDetailView" | "EXPORT_CUSTOMERS" | "REFUND_TRANSACTIONS" | "APPROVE_REFUNDS" | "EXPORT_TRANSACTIONS" | "MANAGE_FRAUD_GUARD" | "VIEW_FRAUD_GUARD" | "REVIEW_SUSPENDED_PAYMENTS" | "MANAGE_FACILITY_SETTINGS" | "VIEW_FACILITY_SETTINGS" | "MANAGE_BUSINESSES" | "VIEW_BUSINESSES" | "MANAGE_SETTLEMENT_ACCOUNTS" | "VIEW_SETTLEMENT_ACCOUNTS" | "MANAGE_CARD_ROUTING" | "MANAGE_WALLETS" | "VIEW_WALLETS" | "MANAGE_FILES" | "VIEW_FILES" | "MANAGE_REPORTS" | "VIEW_REPORTS" | "MANAGE_USERS" | "VIEW_USERS" | "MANAGE_API_KEYS" | "VIEW_API_KEYS" | "VIEW_API_LOG" | "MANAGE_WEBHOOKS" | "VIEW_WEBHOOKS" | "MANAGE_WHITELISTS" | "VIEW_WHITELISTS" | "MANAGE_CERTIFICATES" | "VIEW_CONNECTION_DETAILS" | "APPROVE_REQUESTS" | "VIEW_AUDIT" | "VIEW_AS_USER")[];
            /**
             * Your password
             * @description Your own password, to confirm that it is you.
             */
            password: string;
            /**
             * Version
             * @description The version you read; with it a lost update is refused with 409. The header If-Match does the same.
             */
            version?: number;
        };
        RoleCreation: {
            /**
             * Name
             * @description Name of the role, unique in the facility.
             * @example Collections officer
             */
            roleName: string;
            /**
             * Description
             * @description Who the role is for.
             */
            description?: string;
            /**
             * Rights
             * @description What the role allows; only rights that you hold yourself.
             */
            rights: ("MANAGE_CUSTOMERS" | "MANAGE_CUSTOMER_ACCOUNTS" | "VIEW_CUSTOMER_ACCOUNTS" | "MANAGE_RECURRING_CUSTOMERS" | "VIEW_RECURRING_CUSTOMERS" | "VIEW_CUSTOMERS" | "TERMINAL_EXISTING_CUSTOMER" | "TransactionDetailView" | "EXPORT_CUSTOMERS" | "REFUND_TRANSACTIONS" | "APPROVE_REFUNDS" | "EXPORT_TRANSACTIONS" | "MANAGE_FRAUD_GUARD" | "VIEW_FRAUD_GUARD" | "REVIEW_SUSPENDED_PAYMENTS" | "MANAGE_FACILITY_SETTINGS" | "VIEW_FACILITY_SETTINGS" | "MANAGE_BUSINESSES" | "VIEW_BUSINESSES" | "MANAGE_SETTLEMENT_ACCOUNTS" | "VIEW_SETTLEMENT_ACCOUNTS" | "MANAGE_CARD_ROUTING" | "MANAGE_WALLETS" | "VIEW_WALLETS" | "MANAGE_FILES" | "VIEW_FILES" | "MANAGE_REPORTS" | "VIEW_REPORTS" | "MANAGE_USERS" | "VIEW_USERS" | "MANAGE_API_KEYS" | "VIEW_API_KEYS" | "VIEW_API_LOG" | "MANAGE_WEBHOOKS" | "VIEW_WEBHOOKS" | "MANAGE_WHITELISTS" | "VIEW_WHITELISTS" | "MANAGE_CERTIFICATES" | "VIEW_CONNECTION_DETAILS" | "APPROVE_REQUESTS" | "VIEW_AUDIT" | "VIEW_AS_USER")[];
            /**
             * Held
             * @description Where the role is held; it cannot be changed later.
             * @default COMMUNITY
             * @enum {string}
             */
            scope?: "COMMUNITY" | "SUPPLIER_BUSINESS" | "BUSINESS";
            /**
             * Your password
             * @description Your own password, to confirm that it is you.
             */
            password: string;
        };
        RoleList: {
            /**
             * Roles
             * @description Shared roles and those of the facility, by name.
             */
            items: components["schemas"]["Role"][];
        };
        /**
         * Saved view
         * @description Filters, sort and columns of a table under a name.
         */
        SavedView: {
            /**
             * Saved view id
             * Format: int64
             * @description Identifier of the view.
             */
            savedViewId: number;
            /**
             * Table
             * @description Id of the table in the portal.
             * @example customer-search
             */
            table: string;
            /**
             * Name
             * @description What the view is called.
             */
            name: string;
            /**
             * Query
             * @description The query string of the page, without the question mark.
             */
            query: string;
            /**
             * Shared
             * @description Whether others see it.
             */
            isShared: boolean;
            /**
             * Default
             * @description Whether the table opens with it for you.
             */
            isDefault: boolean;
            /**
             * Own
             * @description Whether it is yours; only then it can be changed.
             */
            isOwn: boolean;
            /**
             * Owner
             * @description Full name of whose view it is.
             */
            ownerName: string;
            /**
             * Version
             * @description Send it back with a change.
             */
            version: number;
            /**
             * Created at
             * Format: date-time
             * @description When the view was saved, UTC.
             */
            createdAt: string;
            /**
             * Updated at
             * Format: date-time
             * @description When the view last changed, UTC.
             */
            updatedAt: string;
        };
        SavedViewChange: {
            /**
             * Name
             * @description What the view is called; each of your views of a table has its own name.
             * @example Disabled customers
             */
            name?: string;
            /**
             * Query
             * @description Filters, sort and columns as the query string of the page, without the question mark.
             * @example Status=DISABLED&Sort=-createdAt
             */
            query?: string;
            /**
             * Shared
             * @description Whether everybody who works in the community (or, for staff, all staff) sees the view.
             */
            isShared?: boolean;
            /**
             * Default
             * @description Whether the table opens with this view for its owner; one view of a table at most.
             */
            isDefault?: boolean;
            /**
             * Version
             * @description The version you read; with it a lost update is refused with 409.
             */
            version?: number;
        };
        SavedViewCreation: {
            /**
             * Table
             * @description Id of the table in the portal.
             * @example customer-search
             */
            table: string;
            /**
             * Name
             * @description What the view is called; each of your views of a table has its own name.
             * @example Disabled customers
             */
            name: string;
            /**
             * Query
             * @description Filters, sort and columns as the query string of the page, without the question mark.
             * @example Status=DISABLED&Sort=-createdAt
             */
            query: string;
            /**
             * Shared
             * @description Whether everybody who works in the community (or, for staff, all staff) sees the view.
             * @default false
             */
            isShared?: boolean;
            /**
             * Default
             * @description Whether the table opens with this view for its owner; one view of a table at most.
             * @default false
             */
            isDefault?: boolean;
        };
        SavedViewList: {
            /**
             * Views
             * @description Your own views by name, then shared ones.
             */
            items: components["schemas"]["SavedView"][];
        };
        ScheduleAccount: {
            /**
             * Account token
             * @description What the form sends when it is chosen.
             */
            accountToken: string;
            /**
             * Display name
             * @description What it is called in lists, masked.
             */
            displayName: string;
            /**
             * Holder
             * @description Whose it is.
             */
            holderName: string;
        };
        ScheduleDate: {
            /**
             * Agreed date
             * Format: date
             * @description Date by the schedule; names the payment.
             */
            nominalDate: string;
            /**
             * Date
             * Format: date
             * @description Day it is taken on, in the community’s zone.
             */
            date: string;
            /**
             * Amount
             * @description Principal that is taken.
             */
            amount: components["schemas"]["Money"];
            /**
             * Moved because
             * @description Why it is not taken on the agreed day of the month: a short month, weekend, holiday, or by hand.
             * @example Weekend
             */
            movedBecause?: string;
            /**
             * Skipped
             * @description True: nothing is taken for this date.
             */
            isSkipped: boolean;
            /**
             * Moved by hand
             * @description Whether somebody moved it to another day.
             */
            isMoved: boolean;
            /**
             * Other amount
             * @description Whether somebody gave it another amount than the schedule’s.
             */
            isOtherAmount: boolean;
        };
        ScheduleDateChange: {
            /**
             * What to do
             * @description GIVE: another day, another amount or both. SKIP: nothing is taken. RESTORE: as the schedule says.
             * @enum {string}
             */
            change: "GIVE" | "SKIP" | "RESTORE";
            /**
             * Day
             * Format: date
             * @description Day to take it on, between the payments before and after; the agreed one if left out.
             */
            newDate?: string;
            /**
             * Amount
             * @description Principal of this payment only; the schedule’s amount if left out.
             * @example 80.00
             */
            newAmount?: string;
            /**
             * Version
             * @description The version you read; with it a lost update is refused with 409. The header If-Match does the same.
             */
            version?: number;
        };
        ScheduleFormData: {
            /**
             * Customer id
             * Format: int64
             * @description The customer who pays.
             */
            customerId: number;
            /**
             * Supplier business id
             * Format: int64
             * @description The business that is paid.
             */
            supplierId: number;
            /**
             * Supplier business
             * @description Name of the business that is paid.
             */
            supplierBusiness: string;
            /**
             * Currency
             * @description Currency of the amounts.
             * @enum {string}
             */
            currency: "AUD" | "NZD";
            /**
             * Account token
             * @description The account that is charged; empty where none can be.
             */
            accountToken: string;
            /**
             * Accounts
             * @description Accounts that can be charged, the default one first.
             */
            accounts: components["schemas"]["ScheduleAccount"][];
            /**
             * Accounts message
             * @description Empty, or "No suitable matching accounts found. Add a new account to continue." where none can be charged.
             */
            accountsMessage: string;
            /**
             * Description
             * @description What the payments are for.
             */
            description: string;
            /**
             * Amount
             * @description Principal of each payment; empty for a new schedule.
             */
            instalmentAmount: string;
            /**
             * Frequency
             * @description How often a payment is taken.
             * @enum {string}
             */
            frequency: "ONCE" | "WEEKLY" | "FORTNIGHTLY" | "FOUR_WEEKLY" | "MONTHLY" | "QUARTERLY" | "HALF_YEARLY" | "YEARLY";
            /**
             * Next payment date
             * Format: date
             * @description Agreed date of the next payment.
             */
            nextPaymentDate: string;
            /**
             * Ends
             * @description When it ends.
             * @enum {string}
             */
            endRule: "UNTIL_STOPPED" | "ON_DATE" | "AFTER_PAYMENTS";
            /**
             * End date
             * @description The last date that can be due.
             */
            endDate: string | null;
            /**
             * Number of payments
             * @description Payments from the next payment date on.
             */
            numberOfPayments: number | null;
            /**
             * Customer reference
             * @description Goes with every payment.
             */
            customerReferenceNumber: string;
            /**
             * Payment reference
             * @description Goes with every payment.
             */
            paymentReferenceNumber: string;
            /**
             * Version
             * Format: int64
             * @description Version of the schedule; 0 for a new one.
             */
            version: number;
        };
        ScheduleOccurrence: {
            /**
             * Id
             * Format: int64
             * @description Identifier given by the portal.
             */
            occurrenceId: number;
            /**
             * Agreed date
             * Format: date
             * @description Date by the schedule.
             */
            nominalDate: string;
            /**
             * Date
             * Format: date
             * @description Day it was due on.
             */
            date: string;
            /**
             * Moved because
             * @description Why that is another day than agreed; empty where it is not.
             */
            movedBecause: string;
            /**
             * Amount
             * @description Principal.
             */
            amount: components["schemas"]["Money"];
            /**
             * Status
             * @description What became of it.
             * @enum {string}
             */
            status: "UPCOMING" | "PROCESSING" | "PAID" | "RETRYING" | "FAILED" | "SKIPPED" | "CANCELLED";
            /**
             * Status in words
             * @description The status as a person reads it.
             */
            statusDisplay: string;
            /**
             * Status class
             * @description How the status looks as a badge.
             * @enum {string}
             */
            statusClass: "success" | "info" | "warning" | "danger" | "neutral" | "accent";
            /**
             * Tries
             * Format: int64
             * @description How often it was tried.
             */
            attempts: number;
            /**
             * Next try
             * @description Day of the next try, of a payment that is retried; else null.
             */
            nextAttemptDate: string | null;
            /**
             * Failure
             * @description Why it was not paid, in words; empty otherwise.
             */
            failure: string;
            /**
             * Receipt
             * @description Of the last try; null where nothing was sent.
             */
            receiptNumber: string | null;
        };
        ScheduleOccurrencePage: {
            /**
             * Dates
             * @description The rows of this page.
             */
            items: components["schemas"]["ScheduleOccurrence"][];
            /**
             * Records
             * Format: int64
             * @description How many rows match in all.
             */
            recordsCount: number;
            /**
             * Count capped
             * @description True when more rows match than recordsCount says.
             */
            recordsCountCapped?: boolean;
            /**
             * Current page
             * Format: int64
             * @description The page answered, starting at 1.
             */
            currentPage: number;
            /**
             * Page size
             * Format: int64
             * @description Rows on a page.
             */
            pageSize: number;
        };
        SchedulePreview: {
            /**
             * In words
             * @description Frequency and end as people say them.
             */
            summary: string;
            /**
             * Upcoming payments
             * @description The first 12 payments it would take.
             */
            upcomingPayments: components["schemas"]["UpcomingPayment"][];
            /**
             * Dates
             * @description The first 12 agreed dates, skipped ones too.
             */
            scheduleDates: components["schemas"]["ScheduleDate"][];
            /**
             * Payments
             * @description How many in all; null where it goes on until it is stopped.
             */
            paymentsLeft: number | null;
            /**
             * Sum
             * @description Sum of principals; null where it goes on until it is stopped.
             */
            amountLeft: components["schemas"]["Money"] | null;
            /**
             * Surcharge
             * @description Added to each payment; zero for none.
             */
            surchargeAmount: components["schemas"]["Money"];
            /**
             * Total
             * @description What each payment comes to.
             */
            totalAmount: components["schemas"]["Money"];
            /**
             * Payment today
             * @description Says that a payment is attempted immediately; else empty.
             */
            paymentTodayMessage: string;
        };
        SchedulePreviewRequest: {
            /**
             * Schedule
             * Format: int64
             * @description The schedule that is edited: changes of single dates are kept.
             */
            recurringPaymentId?: number;
            /**
             * Account
             * @description Token of the customer’s card or bank account to charge.
             */
            accountToken: string;
            /**
             * Amount of each payment
             * @description Principal, decimal text with two digits. A card surcharge is added to it.
             * @example 120.50
             */
            instalmentAmount: string;
            /**
             * Frequency
             * @description How often a payment is taken.
             * @enum {string}
             */
            frequency: "ONCE" | "WEEKLY" | "FORTNIGHTLY" | "FOUR_WEEKLY" | "MONTHLY" | "QUARTERLY" | "HALF_YEARLY" | "YEARLY";
            /**
             * Next payment date
             * Format: date
             * @description Date of the next payment; all later ones are counted from it.
             */
            nextPaymentDate: string;
            /**
             * Ends
             * @description When it ends; until stopped when left out.
             * @enum {string}
             */
            endRule?: "UNTIL_STOPPED" | "ON_DATE" | "AFTER_PAYMENTS";
            /**
             * End date
             * Format: date
             * @description The last date that can be due. Only with ON_DATE.
             */
            endDate?: string;
            /**
             * Number of payments
             * @description Payments from the next payment date on. Only with AFTER_PAYMENTS.
             */
            numberOfPayments?: number;
        };
        /** Service message */
        ServiceMessage: {
            /**
             * Message id
             * Format: int64
             * @description Identifier of the service message.
             */
            serviceMessageId: number;
            /**
             * Community id
             * @description The community it belongs to; null: what the platform does for all of them.
             */
            communityId: number | null;
            /**
             * Community
             * @description Name of that community.
             */
            communityName: string | null;
            /**
             * Kind
             * @description What kind of document it is.
             * @example TRANSACTION_CSV_REPORT
             */
            doctypeCode: string;
            /**
             * Direction
             * @description OUTBOUND: to another system. INBOUND: from one. INTERNAL: within the platform.
             * @enum {string}
             */
            direction: "INTERNAL" | "INBOUND" | "OUTBOUND";
            /**
             * Status
             * @description How far it has come.
             * @enum {string}
             */
            status: "QUEUED" | "SENDING" | "RETRYING" | "DELIVERED" | "FAILED";
            /**
             * Summary
             * @description What it is, in one line.
             */
            summary: string;
            /**
             * About
             * @description What it is about, such as transaction.
             */
            objectType: string | null;
            /**
             * About id
             * @description Identifier of that.
             */
            objectId: number | null;
            /**
             * Attempts
             * Format: int64
             * @description How often it was tried.
             */
            attempts: number;
            /**
             * Created
             * Format: date-time
             * @description When it came to be, UTC.
             */
            createdAt: string;
            /**
             * Ended
             * @description When it was delivered or given up, UTC.
             */
            finishedAt: string | null;
        };
        /** Service message in full */
        ServiceMessageDetails: {
            /**
             * Message id
             * Format: int64
             * @description Identifier of the service message.
             */
            serviceMessageId: number;
            /**
             * Community id
             * @description The community it belongs to; null: what the platform does for all of them.
             */
            communityId: number | null;
            /**
             * Community
             * @description Name of that community.
             */
            communityName: string | null;
            /**
             * Kind
             * @description What kind of document it is.
             * @example TRANSACTION_CSV_REPORT
             */
            doctypeCode: string;
            /**
             * Direction
             * @description OUTBOUND: to another system. INBOUND: from one. INTERNAL: within the platform.
             * @enum {string}
             */
            direction: "INTERNAL" | "INBOUND" | "OUTBOUND";
            /**
             * Status
             * @description How far it has come.
             * @enum {string}
             */
            status: "QUEUED" | "SENDING" | "RETRYING" | "DELIVERED" | "FAILED";
            /**
             * Summary
             * @description What it is, in one line.
             */
            summary: string;
            /**
             * About
             * @description What it is about, such as transaction.
             */
            objectType: string | null;
            /**
             * About id
             * @description Identifier of that.
             */
            objectId: number | null;
            /**
             * Attempts
             * Format: int64
             * @description How often it was tried.
             */
            attempts: number;
            /**
             * Created
             * Format: date-time
             * @description When it came to be, UTC.
             */
            createdAt: string;
            /**
             * Ended
             * @description When it was delivered or given up, UTC.
             */
            finishedAt: string | null;
            /**
             * Business id
             * @description The business it belongs to, if any.
             */
            businessId: number | null;
            /**
             * Business
             * @description Name of that business.
             */
            businessName: string | null;
            /**
             * Parameters
             * @description JSON text: what the service was called with, without secrets, card and account numbers.
             */
            parameters: string;
            /**
             * Document
             * @description The document itself, without secrets, card and account numbers; null: none was kept.
             */
            payload: string | null;
            /**
             * Error
             * @description What went wrong last; empty: nothing.
             */
            errorText: string;
            /**
             * Next try
             * @description When it is tried again, UTC.
             */
            nextAttemptAt: string | null;
            /**
             * Asked for by
             * @description Who asked for it; null: the product did by itself.
             */
            createdByName: string | null;
            /**
             * Can be sent again
             * @description Whether it failed and the platform knows how to send messages of its kind.
             */
            canBeResent: boolean;
            /**
             * Changed
             * Format: date-time
             * @description When it last moved on, UTC.
             */
            updatedAt: string;
        };
        ServiceMessagePage: {
            /**
             * Service messages
             * @description The rows of this page.
             */
            items: components["schemas"]["ServiceMessage"][];
            /**
             * Records
             * Format: int64
             * @description How many rows match in all.
             */
            recordsCount: number;
            /**
             * Count capped
             * @description True when more rows match than recordsCount says.
             */
            recordsCountCapped?: boolean;
            /**
             * Current page
             * Format: int64
             * @description The page answered, starting at 1.
             */
            currentPage: number;
            /**
             * Page size
             * Format: int64
             * @description Rows on a page.
             */
            pageSize: number;
        };
        /** Service messages by kind, status and day */
        ServiceMessageSummary: {
            /**
             * From
             * Format: date
             * @description First day, in the time zone named.
             */
            from: string;
            /**
             * To
             * Format: date
             * @description Last day.
             */
            to: string;
            /**
             * Time zone
             * @description Whose days these are.
             */
            timeZone: string;
            /**
             * Kinds
             * @description By kind, most messages first; the kind asked for does not narrow this.
             */
            doctypes: {
                /**
                 * Kind
                 * @description What kind of document it is.
                 * @example TRANSACTION_CSV_REPORT
                 */
                doctypeCode: string;
                /**
                 * Messages
                 * Format: int64
                 * @description How many there were.
                 */
                messageCount: number;
                /**
                 * Failed
                 * Format: int64
                 * @description How many of them failed.
                 */
                failedCount: number;
                /**
                 * Last created
                 * Format: date-time
                 * @description When the last came to be, UTC.
                 */
                lastCreatedDate: string;
            }[];
            /**
             * Statuses
             * @description Every status, in the order in which a message passes them.
             */
            statuses: {
                /**
                 * Status
                 * @description How far it has come.
                 * @enum {string}
                 */
                status: "QUEUED" | "SENDING" | "RETRYING" | "DELIVERED" | "FAILED";
                /**
                 * Messages
                 * Format: int64
                 * @description How many there were.
                 */
                messageCount: number;
            }[];
            /**
             * Days
             * @description Days on which there were any, in order.
             */
            days: {
                /**
                 * Day
                 * Format: date
                 * @description In the time zone named.
                 */
                date: string;
                /**
                 * Delivered
                 * Format: int64
                 * @description Messages of the day that were delivered.
                 */
                delivered: number;
                /**
                 * Under way
                 * Format: int64
                 * @description Queued, sending or retrying.
                 */
                underWay: number;
                /**
                 * Failed
                 * Format: int64
                 * @description Messages of the day that failed.
                 */
                failed: number;
            }[];
        };
        Session: {
            /**
             * User
             * @description Whose rights apply: the person viewed as, where there is one.
             */
            user: components["schemas"]["SessionPerson"];
            /**
             * Viewed by
             * @description Who really acts while viewing as another user; otherwise null.
             */
            viewedBy: components["schemas"]["SessionPerson"] | null;
            /**
             * Kind
             * @description Kind of the user whose rights apply.
             * @enum {string}
             */
            kind: "STAFF" | "CLIENT";
            /**
             * Community
             * @description The community worked in; null for staff who have not chosen one.
             */
            community: components["schemas"]["SessionCommunity"] | null;
            /**
             * Rights
             * @description Names of the rights held, sorted.
             */
            rights: string[];
            /**
             * CSRF token
             * @description Token for downloads and plain form posts.
             */
            csrfToken: string;
            /**
             * Next
             * @description What the session waits for before it opens; home when it is open.
             * @enum {string}
             */
            next: "home" | "second-factor" | "change-password" | "reauthenticate";
            /**
             * Idle time-out
             * Format: int64
             * @description Seconds without a call until the password is asked for again.
             */
            idleTimeoutSeconds: number;
            /**
             * Expires at
             * Format: date-time
             * @description When the session ends whatever happens, UTC.
             */
            expiresAt: string;
        };
        SessionCommunity: {
            /**
             * Community id
             * Format: int64
             * @description Identifier of the community (facility).
             */
            communityId: number;
            /**
             * Community name
             * @description Name of the community.
             */
            communityName: string;
            /**
             * Time zone
             * @description IANA zone that times are shown in.
             * @example Australia/Sydney
             */
            timeZone: string;
            /**
             * Currency
             * @description Currency of the community.
             * @enum {string}
             */
            currency: "AUD" | "NZD";
        };
        SessionCommunityChoice: {
            /**
             * Community id
             * @description The community to work in; null leaves it.
             */
            communityId: number | null;
        };
        SessionPerson: {
            /**
             * User id
             * Format: int64
             * @description Identifier of the user.
             */
            systemUserId: number;
            /**
             * Login name
             * @description What the person signs in with.
             */
            loginName: string;
            /**
             * Full name
             * @description How the person is addressed.
             */
            fullName: string;
            /**
             * Email
             * @description Where emails to the person go.
             */
            email: string;
            /**
             * Kind
             * @description Staff of the platform, or a client (facility) user.
             * @enum {string}
             */
            kind: "STAFF" | "CLIENT";
        };
        SignIn: {
            /**
             * Login name
             * @description What you sign in with; case does not matter.
             */
            loginName: string;
            /**
             * Password
             * @description The present password.
             */
            password: string;
            /**
             * Return to
             * @description Page of the portal that the person asked for: a path with its query. Anything else is ignored.
             */
            returnTo?: string;
        };
        SignInAnswer: {
            /**
             * Next
             * @description What the session waits for; home when it is open.
             * @enum {string}
             */
            next: "home" | "second-factor" | "change-password";
            /**
             * Set up second factor
             * @description True when the person must set up the second factor first.
             */
            setUpSecondFactor?: boolean;
            /**
             * Recovery codes
             * @description Ten codes, shown this once.
             */
            recoveryCodes?: string[];
        };
        SignInForgotPasswordAnswer: Record<string, never>;
        SignInPasswordChange: {
            /**
             * New password
             * @description At least 12 characters, one letter and one digit; hard to guess and not one of the last four.
             */
            newPassword: string;
            /**
             * Repeat the new password
             * @description The same again.
             */
            repeatPassword: string;
            /**
             * Return to
             * @description Page of the portal that the person asked for: a path with its query. Anything else is ignored.
             */
            returnTo?: string;
        };
        SignInSecondFactor: {
            /**
             * Code
             * @description Six digits from the authenticator app, or a recovery code.
             */
            code: string;
            /**
             * Return to
             * @description Page of the portal that the person asked for: a path with its query. Anything else is ignored.
             */
            returnTo?: string;
        };
        TotpEnrolment: {
            /**
             * Secret
             * @description Base32, for typing into an authenticator app.
             */
            secret: string;
            /**
             * Address
             * @description The otpauth:// address that the QR code holds.
             */
            address: string;
            /**
             * QR code
             * @description To be drawn by the page.
             */
            qrCode: {
                /**
                 * Size
                 * Format: int64
                 * @description Modules on a side.
                 */
                size: number;
                /**
                 * Path
                 * @description SVG path of the dark modules; viewBox is 0 0 size size.
                 */
                path: string;
            };
        };
        /**
         * Transaction
         * @description A payment or a refund.
         */
        Transaction: {
            /**
             * Receipt number
             * @description Unique in the community.
             * @example 1000000001
             */
            receiptNumber: string;
            /**
             * Type
             * @description Payment or refund.
             * @enum {string}
             */
            transactionType: "PAYMENT" | "REFUND";
            /**
             * Status
             * @description Where it stands. PENDING: it goes to the bank at the cut-off. SUSPENDED: held by fraud guard. IN_FLIGHT: the network has not said yet. DISHONOURED: it came back from the bank. CANCELLED: stopped before it was sent.
             * @enum {string}
             */
            status: "PENDING" | "SUSPENDED" | "IN_FLIGHT" | "APPROVED" | "DECLINED" | "DISHONOURED" | "REFUNDED" | "VOIDED" | "CANCELLED";
            /**
             * Status in words
             * @description The status as a person reads it.
             */
            statusDisplay: string;
            /**
             * Status group
             * @description How the status looks as a badge.
             * @enum {string}
             */
            statusGroup: "success" | "info" | "warning" | "danger" | "neutral" | "accent";
            /**
             * Business id
             * Format: int64
             * @description The supplier business that is paid.
             */
            businessId: number;
            /**
             * Customer id
             * @description Who pays, where it is a customer.
             */
            customerId: number | null;
            /**
             * Customer name
             * @description Name of the customer at the time.
             */
            customerName: string;
            /**
             * Customer reference
             * @description Your reference of the customer.
             */
            customerReferenceNumber: string;
            /**
             * Payment reference
             * @description Your reference of the payment, such as an invoice.
             */
            paymentReferenceNumber: string;
            /**
             * Comment
             * @description What was noted with it.
             */
            comment: string;
            /**
             * Source
             * @description Where it was made.
             * @enum {string}
             */
            source: "TERMINAL" | "RESTAPI" | "RECURRING" | "BATCH" | "ONLINE" | "PHONE" | "ECOMMERCE" | "BACK_OFFICE";
            /**
             * Source in words
             * @description The source as a person reads it.
             */
            sourceDisplay: string;
            /**
             * Time
             * Format: date-time
             * @description When it was made, UTC.
             */
            transactionTime: string;
            /**
             * Settlement date
             * @description Banking day it settles on.
             */
            settlementDate: string | null;
            /**
             * Principal
             * @description The amount before the surcharge.
             */
            principalAmount: components["schemas"]["Money"];
            /**
             * Surcharge
             * @description What is added for the card.
             */
            surchargeAmount: components["schemas"]["Money"];
            /**
             * Total
             * @description What is collected: principal and surcharge.
             */
            totalAmount: components["schemas"]["Money"];
            /**
             * Paid from
             * @description The card or account, as it was then.
             */
            paidFrom: components["schemas"]["PaidFrom"];
            /**
             * Summary code
             * @description 0 approved, 1 declined, 2 not known, 3 rejected; null: no answer yet.
             */
            summaryCode: (0 | 1 | 2 | 3) | null;
            /**
             * Response code
             * @description The network’s code.
             */
            responseCode: string | null;
            /**
             * Response
             * @description The answer in words.
             */
            responseText: string;
            /**
             * Trace id
             * @description Ties a payment to its refunds, attempts and log lines.
             */
            traceId: string;
            /**
             * Version
             * @description Send it back with a change.
             */
            version: number;
        };
        TransactionBatch: {
            /**
             * Batch id
             * Format: int64
             * @description The payment batch that it settles with.
             */
            paymentBatchId: number;
            /**
             * Batch status
             * @description OPEN until the cut-off, CLOSED until it settles, then SETTLED.
             * @enum {string}
             */
            status: "OPEN" | "CLOSED" | "SETTLED";
            /**
             * Batch settlement date
             * Format: date
             * @description Banking day the batch settles on.
             */
            settlementDate: string;
            /**
             * Closes
             * @description Its cut-off, UTC; null where it has none.
             */
            closesAt: string | null;
        };
        TransactionDecline: {
            /**
             * Kind
             * @description SOFT: a later try can succeed. HARD: never again with these details. DATA: mend something first. TECHNICAL: the network, not the payer.
             * @enum {string}
             */
            kind: "SOFT" | "HARD" | "DATA" | "TECHNICAL";
            /**
             * Meaning
             * @description The code in words.
             */
            text: string;
            /**
             * Next step
             * @description What to do now.
             */
            nextStep: string;
        };
        TransactionDetails: {
            /**
             * Receipt number
             * @description Unique in the community.
             * @example 1000000001
             */
            receiptNumber: string;
            /**
             * Type
             * @description Payment or refund.
             * @enum {string}
             */
            transactionType: "PAYMENT" | "REFUND";
            /**
             * Status
             * @description Where it stands. PENDING: it goes to the bank at the cut-off. SUSPENDED: held by fraud guard. IN_FLIGHT: the network has not said yet. DISHONOURED: it came back from the bank. CANCELLED: stopped before it was sent.
             * @enum {string}
             */
            status: "PENDING" | "SUSPENDED" | "IN_FLIGHT" | "APPROVED" | "DECLINED" | "DISHONOURED" | "REFUNDED" | "VOIDED" | "CANCELLED";
            /**
             * Status in words
             * @description The status as a person reads it.
             */
            statusDisplay: string;
            /**
             * Status group
             * @description How the status looks as a badge.
             * @enum {string}
             */
            statusGroup: "success" | "info" | "warning" | "danger" | "neutral" | "accent";
            /**
             * Business id
             * Format: int64
             * @description The supplier business that is paid.
             */
            businessId: number;
            /**
             * Customer id
             * @description Who pays, where it is a customer.
             */
            customerId: number | null;
            /**
             * Customer name
             * @description Name of the customer at the time.
             */
            customerName: string;
            /**
             * Customer reference
             * @description Your reference of the customer.
             */
            customerReferenceNumber: string;
            /**
             * Payment reference
             * @description Your reference of the payment, such as an invoice.
             */
            paymentReferenceNumber: string;
            /**
             * Comment
             * @description What was noted with it.
             */
            comment: string;
            /**
             * Source
             * @description Where it was made.
             * @enum {string}
             */
            source: "TERMINAL" | "RESTAPI" | "RECURRING" | "BATCH" | "ONLINE" | "PHONE" | "ECOMMERCE" | "BACK_OFFICE";
            /**
             * Source in words
             * @description The source as a person reads it.
             */
            sourceDisplay: string;
            /**
             * Time
             * Format: date-time
             * @description When it was made, UTC.
             */
            transactionTime: string;
            /**
             * Settlement date
             * @description Banking day it settles on.
             */
            settlementDate: string | null;
            /**
             * Principal
             * @description The amount before the surcharge.
             */
            principalAmount: components["schemas"]["Money"];
            /**
             * Surcharge
             * @description What is added for the card.
             */
            surchargeAmount: components["schemas"]["Money"];
            /**
             * Total
             * @description What is collected: principal and surcharge.
             */
            totalAmount: components["schemas"]["Money"];
            /**
             * Paid from
             * @description The card or account, as it was then.
             */
            paidFrom: components["schemas"]["PaidFrom"];
            /**
             * Summary code
             * @description 0 approved, 1 declined, 2 not known, 3 rejected; null: no answer yet.
             */
            summaryCode: (0 | 1 | 2 | 3) | null;
            /**
             * Response code
             * @description The network’s code.
             */
            responseCode: string | null;
            /**
             * Response
             * @description The answer in words.
             */
            responseText: string;
            /**
             * Trace id
             * @description Ties a payment to its refunds, attempts and log lines.
             */
            traceId: string;
            /**
             * Version
             * @description Send it back with a change.
             */
            version: number;
            /**
             * Original receipt
             * @description Of a refund: the payment it gives back.
             */
            originalReceiptNumber: string | null;
            /**
             * Business
             * @description Name of the supplier business that is paid.
             */
            businessName: string;
            /**
             * Surcharge rate
             * @description Percent of the principal, as it was then.
             * @example 1.5
             */
            surchargeRate: string;
            /**
             * Batch
             * @description What it settles with; null for payments made before batches were kept.
             */
            batch: components["schemas"]["TransactionBatch"] | null;
            /**
             * Decline
             * @description Why it failed and what to do; null otherwise.
             */
            decline: components["schemas"]["TransactionDecline"] | null;
            /**
             * Refunded
             * @description Given back, or on its way back.
             */
            refundedAmount: components["schemas"]["Money"];
            /**
             * Refundable
             * @description How much of the principal can be given back now; zero where nothing can.
             */
            refundablePrincipal: components["schemas"]["Money"];
            /**
             * Why not refundable
             * @description Why no money of it can be given back now, as a sentence; empty where it can.
             */
            refundRefusal: string;
            /**
             * Pending refund
             * @description Request for a refund that waits for a second person.
             */
            pendingRefundId: number | null;
            /**
             * Can be asked for
             * @description Whether the network can be asked for an outcome that is not known.
             */
            canRequery: boolean;
            /**
             * Can be voided
             * @description Whether it can be undone before its cut-off.
             */
            canVoid: boolean;
            /**
             * Timeline
             * @description What happened, oldest first.
             */
            timeline: components["schemas"]["TransactionTimelineEntry"][];
        };
        TransactionExportRequest: {
            /**
             * Search
             * @description Whatever is at hand: a receipt number, the beginning of a reference, part of the customer’s name, email or phone, an amount, the last digits of the card or account, a BSB, or an account token.
             * @example olsson
             */
            query?: string;
            /**
             * Receipt number
             * @description The whole number.
             */
            receiptNumber?: string;
            /**
             * Reference
             * @description Beginning of the customer or payment reference; case does not matter.
             */
            reference?: string;
            /**
             * Customer name
             * @description Beginning of the name; case and accents do not matter.
             */
            customerName?: string;
            /**
             * Customer id
             * Format: int64
             * @description Only of this customer.
             */
            customerId?: number;
            /**
             * Business id
             * Format: int64
             * @description Only of this supplier business.
             */
            businessId?: number;
            /**
             * Period
             * @description Days that move with the calendar of the community, in place of first and last day.
             * @enum {string}
             */
            period?: "TODAY" | "YESTERDAY" | "LAST_7_DAYS" | "LAST_30_DAYS" | "THIS_MONTH" | "LAST_MONTH";
            /**
             * From
             * Format: date
             * @description First day, in the community’s zone.
             */
            from?: string;
            /**
             * To
             * Format: date
             * @description Last day, in the community’s zone.
             */
            to?: string;
            /**
             * Settlement date
             * Format: date
             * @description Banking day it settles on.
             */
            settlementDate?: string;
            /**
             * Amount
             * @description The total, exactly.
             * @example 101.50
             */
            amount?: string;
            /**
             * Status
             * @description Only in this status.
             * @enum {string}
             */
            status?: "PENDING" | "SUSPENDED" | "IN_FLIGHT" | "APPROVED" | "DECLINED" | "DISHONOURED" | "REFUNDED" | "VOIDED" | "CANCELLED";
            /**
             * Type
             * @description Payments or refunds only.
             * @enum {string}
             */
            transactionType?: "PAYMENT" | "REFUND";
            /**
             * Last digits
             * @description The last digits of the card or account as they are shown: four, or three.
             */
            lastFour?: string;
            /**
             * BSB
             * @description BSB of the account, such as 062-000.
             */
            bsb?: string;
            /**
             * Account token
             * @description Token of a customer’s account, whole.
             */
            accountToken?: string;
            /**
             * Sort
             * @description Column to sort by; a leading minus sorts downwards.
             * @default -transactionTime
             * @enum {string}
             */
            sort?: "transactionTime" | "-transactionTime" | "totalAmount" | "-totalAmount" | "customerName" | "-customerName" | "settlementDate" | "-settlementDate";
            /**
             * Columns
             * @description Columns of the file in this order; all of them when left out.
             */
            columns?: ("receiptNumber" | "transactionTime" | "customerName" | "status" | "transactionType" | "customerReferenceNumber" | "paymentReferenceNumber" | "paidFrom" | "accountNumber" | "cardScheme" | "bsb" | "source" | "settlementDate" | "responseCode" | "responseText" | "principalAmount" | "surchargeAmount" | "totalAmount" | "currency" | "businessName" | "customerId" | "comment")[];
            /**
             * For Excel
             * @description Begins the file with a byte order mark, so that Excel reads it as UTF-8.
             * @default false
             */
            forExcel?: boolean;
        };
        TransactionPage: {
            /**
             * Transactions
             * @description The rows of this page.
             */
            items: components["schemas"]["ListedTransaction"][];
            /**
             * Records
             * Format: int64
             * @description How many rows match in all.
             */
            recordsCount: number;
            /**
             * Count capped
             * @description True when more rows match than recordsCount says.
             */
            recordsCountCapped?: boolean;
            /**
             * Current page
             * Format: int64
             * @description The page answered, starting at 1.
             */
            currentPage: number;
            /**
             * Page size
             * Format: int64
             * @description Rows on a page.
             */
            pageSize: number;
        };
        /**
         * Transaction row
         * @description A payment or refund of a customer.
         */
        TransactionRow: {
            /**
             * Receipt number
             * @description Unique in the community.
             * @example 1000000001
             */
            receiptNumber: string;
            /**
             * Customer reference
             * @description Your reference of the customer.
             */
            customerReferenceNumber: string;
            /**
             * Payment reference
             * @description Your reference of the payment, such as an invoice.
             */
            paymentReferenceNumber: string;
            /**
             * Time
             * Format: date-time
             * @description When it was made, UTC.
             */
            transactionTime: string;
            /**
             * Source in words
             * @description The source as a person reads it.
             */
            sourceDisplay: string;
            /**
             * Status
             * @description Where it stands. PENDING: it goes to the bank at the cut-off. SUSPENDED: held by fraud guard. IN_FLIGHT: the network has not said yet. DISHONOURED: it came back from the bank. CANCELLED: stopped before it was sent.
             * @enum {string}
             */
            status: "PENDING" | "SUSPENDED" | "IN_FLIGHT" | "APPROVED" | "DECLINED" | "DISHONOURED" | "REFUNDED" | "VOIDED" | "CANCELLED";
            /**
             * Status in words
             * @description The status as a person reads it.
             */
            statusDisplay: string;
            /**
             * Status group
             * @description How the status looks as a badge.
             * @enum {string}
             */
            statusGroup: "success" | "info" | "warning" | "danger" | "neutral" | "accent";
            /**
             * Total
             * @description What is collected: principal and surcharge.
             */
            totalAmount: components["schemas"]["Money"];
            /**
             * Type
             * @description Payment or refund.
             * @enum {string}
             */
            transactionType: "PAYMENT" | "REFUND";
        };
        TransactionRowPage: {
            /**
             * Transactions
             * @description The rows of this page.
             */
            items: components["schemas"]["TransactionRow"][];
            /**
             * Records
             * Format: int64
             * @description How many rows match in all.
             */
            recordsCount: number;
            /**
             * Count capped
             * @description True when more rows match than recordsCount says.
             */
            recordsCountCapped?: boolean;
            /**
             * Current page
             * Format: int64
             * @description The page answered, starting at 1.
             */
            currentPage: number;
            /**
             * Page size
             * Format: int64
             * @description Rows on a page.
             */
            pageSize: number;
        };
        TransactionTimelineEntry: {
            /**
             * Time
             * Format: date-time
             * @description When it happened, UTC.
             */
            at: string;
            /**
             * Kind
             * @description What kind of thing happened.
             * @enum {string}
             */
            kind: "REQUEST" | "FRAUD" | "SENT" | "ANSWER" | "SETTLEMENT" | "REFUND" | "CANCELLED" | "NOTICE";
            /**
             * Tone
             * @description done: it went well. bad: it failed. now: it is under way. plain: neither.
             * @enum {string}
             */
            tone: "plain" | "done" | "now" | "bad";
            /**
             * Title
             * @description What happened, in a few words.
             */
            title: string;
            /**
             * Text
             * @description More about it; may be empty.
             */
            text: string;
            /**
             * Receipt
             * @description Of a refund: its own receipt, to follow.
             */
            receiptNumber: string | null;
        };
        UpcomingPayment: {
            /**
             * Date
             * Format: date
             * @description Day it is taken on, in the community’s zone.
             */
            date: string;
            /**
             * Amount
             * @description Principal, decimal text with two digits.
             * @example 120.50
             */
            amount: string;
            /**
             * Moved because
             * @description Why it is not taken on the agreed day of the month: a short month, weekend, holiday, or by hand.
             * @example Weekend
             */
            movedBecause?: string;
        };
        /**
         * Uploaded file
         * @description A file and where it is on its way.
         */
        UploadedFile: {
            /**
             * File id
             * Format: int64
             * @description Identifier given by the portal.
             * @example 4102
             */
            fileId: number;
            /**
             * File name
             * @description As it was uploaded.
             * @example customers-november.csv
             */
            fileName: string;
            /**
             * Content type
             * @description What the file is read as.
             * @example text/csv
             */
            contentType: string;
            /**
             * Format
             * @description What the file holds.
             * @example CUSTOMERS
             */
            format: string;
            /**
             * Format title
             * @description The same in words.
             * @example Customers
             */
            formatTitle: string;
            /**
             * Status
             * @description Where the file is on its way.
             */
            statusGroup: components["schemas"]["UploadedFileStatusGroup"];
            /**
             * Size
             * Format: int64
             * @description Bytes.
             */
            size: number;
            /**
             * Checksum
             * @description SHA-256 of the content, hexadecimal.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            checksum: string;
            /**
             * Uploader
             * @description Who uploaded it; null where an API key did.
             */
            uploader: string | null;
            /**
             * API key name
             * @description The API key that uploaded it; null where a person did.
             */
            apiKeyName: string | null;
            /**
             * Created date
             * Format: date-time
             * @description When it was uploaded, UTC.
             */
            createdDate: string;
            /**
             * Status date
             * Format: date-time
             * @description Since when it has this status, UTC.
             */
            statusDate: string;
            /**
             * Payment batch group id
             * @description The payments of the file; null where it has none.
             */
            paymentBatchGroupId: number | null;
            /**
             * Recently uploaded
             * @description True in the first 10 minutes: poll it every 5 seconds until it is done.
             */
            recentlyUploaded: boolean;
            /**
             * In progress
             * @description True while it changes by itself: poll it every 5 seconds.
             */
            inProgress: boolean;
            /**
             * Progress
             * @description Per cent of the present step, checking or applying.
             */
            progress: number;
            /**
             * Step
             * @description CHECK: every line is checked, nothing is done. APPLY: the lines are carried out.
             * @enum {string}
             */
            step: "CHECK" | "APPLY";
            /**
             * Lines
             * @description Lines with data; null until all are checked.
             */
            lineCount: number | null;
            /**
             * Lines checked
             * Format: int64
             * @description Lines checked so far.
             */
            checkedCount: number;
            /**
             * Lines applied
             * Format: int64
             * @description Lines carried out so far.
             */
            appliedCount: number;
            /**
             * Errors
             * Format: int64
             * @description All errors found, also those that are not kept.
             */
            errorCount: number;
            /**
             * Same content as
             * @description An earlier file with the same content; the upload was confirmed all the same.
             */
            duplicateOfFileId: number | null;
            /**
             * Content available
             * @description Whether you can download the original: it is kept 90 days, for those who may see what it holds.
             */
            contentAvailable: boolean;
        };
        UploadedFileError: {
            /**
             * Line
             * Format: int64
             * @description Line of the file, the first is 1; 0 for the whole file.
             * @example 17
             */
            lineNumber: number;
            /**
             * Column
             * @description Empty where it is about the whole line.
             * @example Postcode
             */
            nameOfField: string;
            /**
             * Value
             * @description What stands there. Long numbers are masked, long texts cut off.
             * @example 20000
             */
            providedValueText: string;
            /**
             * Error
             * @description What is wrong.
             * @example Enter a postcode of four digits.
             */
            errorText: string;
        };
        UploadedFileErrorPage: {
            /**
             * Errors
             * @description The rows of this page.
             */
            items: components["schemas"]["UploadedFileError"][];
            /**
             * Records
             * Format: int64
             * @description How many rows match in all.
             */
            recordsCount: number;
            /**
             * Count capped
             * @description True when more rows match than recordsCount says.
             */
            recordsCountCapped?: boolean;
            /**
             * Current page
             * Format: int64
             * @description The page answered, starting at 1.
             */
            currentPage: number;
            /**
             * Page size
             * Format: int64
             * @description Rows on a page.
             */
            pageSize: number;
        };
        UploadedFilePage: {
            /**
             * Files
             * @description The rows of this page.
             */
            items: components["schemas"]["UploadedFile"][];
            /**
             * Records
             * Format: int64
             * @description How many rows match in all.
             */
            recordsCount: number;
            /**
             * Count capped
             * @description True when more rows match than recordsCount says.
             */
            recordsCountCapped?: boolean;
            /**
             * Current page
             * Format: int64
             * @description The page answered, starting at 1.
             */
            currentPage: number;
            /**
             * Page size
             * Format: int64
             * @description Rows on a page.
             */
            pageSize: number;
        };
        UploadedFileStatusGroup: {
            /**
             * Status code
             * @description QUEUED and PROCESSING change by themselves. ERROR: some lines have errors. SENT: payments wait for their outcome.
             * @example COMPLETE
             * @enum {string}
             */
            statusCode: "QUEUED" | "PROCESSING" | "SENDING" | "SENT" | "COMPLETE" | "ERROR" | "CANCELLED";
        };
        /** User */
        User: {
            /**
             * User id
             * Format: int64
             * @description Identifier of the user.
             */
            systemUserId: number;
            /**
             * Login name
             * @description What the user signs in with; it never changes.
             */
            loginName: string;
            /**
             * Full name
             * @description How the user is addressed.
             */
            fullName: string;
            /**
             * Email
             * @description Where emails to the user go.
             */
            email: string;
            /**
             * Phone
             * @description Phone number as entered; empty without one.
             */
            phoneNumber: string;
            /**
             * Status
             * @description Whether the user can sign in, and if not why: disabled, unused for 90 days, or too many failures.
             * @enum {string}
             */
            status: "ACTIVE" | "DISABLED" | "LOCKED_INACTIVE" | "LOCKED_PASSWORD_FAILURE";
            /**
             * Invited
             * @description The user has not signed in yet with the temporary password that was mailed.
             */
            invitationPending: boolean;
            /**
             * Second factor
             * @description Whether signing in asks for a code as well.
             */
            secondFactorEnabled: boolean;
            /**
             * Last sign-in
             * @description When the user signed in last, UTC; null means never.
             */
            lastSignInAt: string | null;
            /**
             * Roles
             * @description Roles held, by name.
             */
            roles: components["schemas"]["HeldRole"][];
            /**
             * Businesses
             * @description Supplier businesses the user is restricted to; none means all.
             */
            businesses: components["schemas"]["RestrictedTo"][];
            /**
             * Added at
             * Format: date-time
             * @description When the user was added, UTC.
             */
            createdAt: string;
            /**
             * Version
             * @description Send it back with a change; a lost update is refused with 409.
             */
            version: number;
        };
        UserAuditEntry: {
            /**
             * Id
             * Format: int64
             * @description Identifier of the entry.
             */
            id: number;
            /**
             * Event date
             * Format: date-time
             * @description When it happened, UTC.
             */
            eventDate: string;
            /**
             * Description
             * @description What happened, in words.
             */
            description: string;
            /**
             * User name
             * @description Full name of who did it, with who viewed as them.
             */
            userName: string;
            /**
             * Login name
             * @description Login name of who did it.
             */
            loginName: string;
            /**
             * Customer
             * @description Whom it was about; null where nobody, or nobody whom you may see.
             */
            customer: {
                /**
                 * Customer id
                 * Format: int64
                 * @description Identifier of the customer.
                 */
                customerId: number;
                /**
                 * Customer name
                 * @description Name of the customer.
                 */
                customerName: string;
            } | null;
        };
        UserAuditEntryPage: {
            /**
             * Entries
             * @description The rows of this page.
             */
            items: components["schemas"]["UserAuditEntry"][];
            /**
             * Records
             * Format: int64
             * @description How many rows match in all.
             */
            recordsCount: number;
            /**
             * Count capped
             * @description True when more rows match than recordsCount says.
             */
            recordsCountCapped?: boolean;
            /**
             * Current page
             * Format: int64
             * @description The page answered, starting at 1.
             */
            currentPage: number;
            /**
             * Page size
             * Format: int64
             * @description Rows on a page.
             */
            pageSize: number;
        };
        UserCreation: {
            /**
             * Login name
             * @description What the user signs in with, unique in the whole portal; case does not matter. It never changes.
             * @example dana.petrov
             */
            loginName: string;
            /**
             * Full name
             * @description First and last name.
             * @example Dana Petrov
             */
            fullName: string;
            /**
             * Email
             * @description Where the invitation and notices about the account go.
             * @example dana.petrov@example.com
             */
            email: string;
            /**
             * Phone
             * @description Australian, New Zealand or international (E.164) number.
             * @example 0491 570 157
             */
            phoneNumber?: string;
            /**
             * Roles
             * @description Roles held everywhere in the facility. At least one role, here or in a business.
             * @default []
             */
            roleIds?: number[];
            /**
             * Roles in one business
             * @description Roles that are held in one business only.
             * @default []
             */
            businessRoles?: {
                /**
                 * Role
                 * Format: int64
                 * @description A role that is held in one business.
                 */
                roleId: number;
                /**
                 * Business
                 * Format: int64
                 * @description The business it is held in.
                 */
                businessId: number;
            }[];
            /**
             * Only these supplier businesses
             * @description Supplier businesses the user is restricted to, with everything that belongs to them; none means all.
             * @default []
             */
            businessIds?: number[];
            /**
             * Your password
             * @description Your own password, to confirm that it is you.
             */
            password: string;
        };
        /** User */
        UserDetails: {
            /**
             * User id
             * Format: int64
             * @description Identifier of the user.
             */
            systemUserId: number;
            /**
             * Login name
             * @description What the user signs in with; it never changes.
             */
            loginName: string;
            /**
             * Full name
             * @description How the user is addressed.
             */
            fullName: string;
            /**
             * Email
             * @description Where emails to the user go.
             */
            email: string;
            /**
             * Phone
             * @description Phone number as entered; empty without one.
             */
            phoneNumber: string;
            /**
             * Status
             * @description Whether the user can sign in, and if not why: disabled, unused for 90 days, or too many failures.
             * @enum {string}
             */
            status: "ACTIVE" | "DISABLED" | "LOCKED_INACTIVE" | "LOCKED_PASSWORD_FAILURE";
            /**
             * Invited
             * @description The user has not signed in yet with the temporary password that was mailed.
             */
            invitationPending: boolean;
            /**
             * Second factor
             * @description Whether signing in asks for a code as well.
             */
            secondFactorEnabled: boolean;
            /**
             * Last sign-in
             * @description When the user signed in last, UTC; null means never.
             */
            lastSignInAt: string | null;
            /**
             * Roles
             * @description Roles held, by name.
             */
            roles: components["schemas"]["HeldRole"][];
            /**
             * Businesses
             * @description Supplier businesses the user is restricted to; none means all.
             */
            businesses: components["schemas"]["RestrictedTo"][];
            /**
             * Added at
             * Format: date-time
             * @description When the user was added, UTC.
             */
            createdAt: string;
            /**
             * Version
             * @description Send it back with a change; a lost update is refused with 409.
             */
            version: number;
            /**
             * Changed at
             * Format: date-time
             * @description When the user last changed, UTC.
             */
            updatedAt: string;
            /**
             * Locked until
             * @description End of the lock after too many failures, UTC; null without one.
             */
            lockedUntil: string | null;
            /**
             * Password changed at
             * @description When the user chose the present password, UTC.
             */
            passwordChangedAt: string | null;
            /**
             * Invitation expires at
             * @description Until when the temporary password works, UTC; null once it was changed.
             */
            invitationExpiresAt: string | null;
            /**
             * Second factor since
             * @description Since when it is on, UTC; null while it is off.
             */
            secondFactorSince: string | null;
            /**
             * Open sessions
             * Format: int64
             * @description In how many places the user is signed in.
             */
            openSessions: number;
            /**
             * Rights
             * @description Rights that come with the roles, somewhere, sorted.
             */
            rights: string[];
            /**
             * You
             * @description Whether this is the user who asks.
             */
            isYou: boolean;
            /**
             * Rights beyond yours
             * @description Rights that this user holds and you do not. With any, you cannot change the user.
             */
            rightsBeyondYours: string[];
        };
        UserDetailsChange: {
            /**
             * Full name
             * @description First and last name.
             * @example Dana Petrov
             */
            fullName: string;
            /**
             * Email
             * @description Where the invitation and notices about the account go.
             * @example dana.petrov@example.com
             */
            email: string;
            /**
             * Phone
             * @description Australian, New Zealand or international (E.164) number.
             * @example 0491 570 157
             */
            phoneNumber?: string;
            /**
             * Roles
             * @description Roles held everywhere in the facility. At least one role, here or in a business.
             * @default []
             */
            roleIds?: number[];
            /**
             * Roles in one business
             * @description Roles that are held in one business only.
             * @default []
             */
            businessRoles?: {
                /**
                 * Role
                 * Format: int64
                 * @description A role that is held in one business.
                 */
                roleId: number;
                /**
                 * Business
                 * Format: int64
                 * @description The business it is held in.
                 */
                businessId: number;
            }[];
            /**
             * Only these supplier businesses
             * @description Supplier businesses the user is restricted to, with everything that belongs to them; none means all.
             * @default []
             */
            businessIds?: number[];
            /**
             * Your password
             * @description Your own password, to confirm that it is you.
             */
            password: string;
            /**
             * Version
             * @description The version you read; with it a lost update is refused with 409. The header If-Match does the same.
             */
            version?: number;
        };
        UserPage: {
            /**
             * Users
             * @description The rows of this page.
             */
            items: components["schemas"]["User"][];
            /**
             * Records
             * Format: int64
             * @description How many rows match in all.
             */
            recordsCount: number;
            /**
             * Count capped
             * @description True when more rows match than recordsCount says.
             */
            recordsCountCapped?: boolean;
            /**
             * Current page
             * Format: int64
             * @description The page answered, starting at 1.
             */
            currentPage: number;
            /**
             * Page size
             * Format: int64
             * @description Rows on a page.
             */
            pageSize: number;
        };
        UserSearch: {
            /**
             * Search
             * @description Part of the full name, login name, email or phone; case does not matter.
             */
            query?: string;
            /**
             * Status
             * @description Only users of this status.
             * @enum {string}
             */
            status?: "ACTIVE" | "DISABLED" | "LOCKED_INACTIVE" | "LOCKED_PASSWORD_FAILURE";
            /**
             * Role id
             * Format: int64
             * @description Only users who hold this role.
             */
            roleId?: number;
            /**
             * Sort
             * @description Column to sort by; a leading minus sorts downwards.
             * @default fullName
             * @enum {string}
             */
            sort?: "fullName" | "-fullName" | "loginName" | "-loginName" | "status" | "-status" | "lastSignInAt" | "-lastSignInAt";
            /**
             * Page
             * @description Page number, starting at 1.
             * @default 1
             */
            page?: number;
            /**
             * Page size
             * @description Rows on a page, at most 100; 25 when left out.
             * @default 25
             */
            pageSize?: number;
        };
        UserSecondFactorReset: {
            /**
             * Your password
             * @description Your own password, to confirm that it is you.
             */
            password: string;
        };
        UserSessionsEnded: {
            /**
             * Ended
             * Format: int64
             * @description How many sessions were ended.
             */
            ended: number;
        };
        UserStatusChange: {
            /**
             * Version
             * @description The version you read; with it a lost update is refused with 409. The header If-Match does the same.
             */
            version?: number;
        };
        ViewAsStart: {
            /**
             * User
             * Format: int64
             * @description The user to view the portal as.
             */
            systemUserId: number;
            /**
             * Reason
             * @description Why; kept in the audit trail.
             */
            reason?: string;
        };
        ViewableUser: {
            /**
             * User id
             * Format: int64
             * @description Identifier of the user.
             */
            systemUserId: number;
            /**
             * Login name
             * @description What the person signs in with.
             */
            loginName: string;
            /**
             * Full name
             * @description How the person is addressed.
             */
            fullName: string;
            /**
             * Email
             * @description Where emails to the person go.
             */
            email: string;
            /**
             * Community id
             * Format: int64
             * @description The community the user belongs to.
             */
            communityId: number;
            /**
             * Community name
             * @description Name of that community.
             */
            communityName: string;
        };
        ViewableUserPage: {
            /**
             * Users
             * @description The rows of this page.
             */
            items: components["schemas"]["ViewableUser"][];
            /**
             * Records
             * Format: int64
             * @description How many rows match in all.
             */
            recordsCount: number;
            /**
             * Count capped
             * @description True when more rows match than recordsCount says.
             */
            recordsCountCapped?: boolean;
            /**
             * Current page
             * Format: int64
             * @description The page answered, starting at 1.
             */
            currentPage: number;
            /**
             * Page size
             * Format: int64
             * @description Rows on a page.
             */
            pageSize: number;
        };
        /** Attempt */
        WebhookAttempt: {
            /**
             * Attempted at
             * Format: date-time
             * @description When it was sent, UTC.
             */
            attemptedAt: string;
            /**
             * Duration
             * Format: int64
             * @description How long it took, in milliseconds.
             */
            durationMs: number;
            /**
             * Answer
             * @description HTTP status; null where there was none.
             */
            status: number | null;
            /**
             * Error
             * @description How it failed; null: it was delivered.
             */
            error: string | null;
            /**
             * Response
             * @description The first 2,000 characters of the answer, without secrets and card numbers.
             */
            responseBody: string;
        };
        /**
         * Webhook delivery
         * @description An event on its way to one endpoint.
         */
        WebhookDelivery: {
            /**
             * Delivery id
             * Format: int64
             * @description Identifier of the delivery.
             */
            deliveryId: number;
            /**
             * Event id
             * @description What the receiver knows the event by.
             */
            eventKey: string;
            /**
             * Event
             * @description Kind of the event, such as customer.created.
             */
            eventType: string;
            /**
             * Object type
             * @description What it happened to, such as customer.
             */
            objectType: string;
            /**
             * Object id
             * @description Identifier of that.
             */
            objectId: string;
            /**
             * Status
             * @description How far it has come.
             * @enum {string}
             */
            status: "QUEUED" | "RETRYING" | "DELIVERED" | "FAILED";
            /**
             * Attempts
             * Format: int64
             * @description How often it was tried.
             */
            attempts: number;
            /**
             * Last answer
             * @description HTTP status of the last answer; null where there was none.
             */
            lastStatus: number | null;
            /**
             * Last error
             * @description How the last attempt failed.
             */
            lastError: string | null;
            /**
             * Sent again
             * @description Whether it repeats an earlier delivery by hand.
             */
            isResent: boolean;
            /**
             * Created at
             * Format: date-time
             * @description When it came to be, UTC.
             */
            createdAt: string;
            /**
             * Last attempt
             * @description When it was tried last, UTC.
             */
            lastAttemptAt: string | null;
            /**
             * Ended at
             * @description When it was delivered or given up, UTC.
             */
            finishedAt: string | null;
        };
        /** Webhook delivery with its attempts */
        WebhookDeliveryDetails: {
            /**
             * Delivery id
             * Format: int64
             * @description Identifier of the delivery.
             */
            deliveryId: number;
            /**
             * Event id
             * @description What the receiver knows the event by.
             */
            eventKey: string;
            /**
             * Event
             * @description Kind of the event, such as customer.created.
             */
            eventType: string;
            /**
             * Object type
             * @description What it happened to, such as customer.
             */
            objectType: string;
            /**
             * Object id
             * @description Identifier of that.
             */
            objectId: string;
            /**
             * Status
             * @description How far it has come.
             * @enum {string}
             */
            status: "QUEUED" | "RETRYING" | "DELIVERED" | "FAILED";
            /**
             * Attempts
             * Format: int64
             * @description How often it was tried.
             */
            attempts: number;
            /**
             * Last answer
             * @description HTTP status of the last answer; null where there was none.
             */
            lastStatus: number | null;
            /**
             * Last error
             * @description How the last attempt failed.
             */
            lastError: string | null;
            /**
             * Sent again
             * @description Whether it repeats an earlier delivery by hand.
             */
            isResent: boolean;
            /**
             * Created at
             * Format: date-time
             * @description When it came to be, UTC.
             */
            createdAt: string;
            /**
             * Last attempt
             * @description When it was tried last, UTC.
             */
            lastAttemptAt: string | null;
            /**
             * Ended at
             * @description When it was delivered or given up, UTC.
             */
            finishedAt: string | null;
            /**
             * Request
             * @description The text that is posted.
             */
            requestBody: string;
            /**
             * Attempts
             * @description Newest first.
             */
            attemptsMade: components["schemas"]["WebhookAttempt"][];
        };
        WebhookDeliveryPage: {
            /**
             * Deliveries
             * @description The rows of this page.
             */
            items: components["schemas"]["WebhookDelivery"][];
            /**
             * Records
             * Format: int64
             * @description How many rows match in all.
             */
            recordsCount: number;
            /**
             * Count capped
             * @description True when more rows match than recordsCount says.
             */
            recordsCountCapped?: boolean;
            /**
             * Current page
             * Format: int64
             * @description The page answered, starting at 1.
             */
            currentPage: number;
            /**
             * Page size
             * Format: int64
             * @description Rows on a page.
             */
            pageSize: number;
        };
        /**
         * Webhook endpoint
         * @description An address that events are posted to.
         */
        WebhookEndpoint: {
            /**
             * Endpoint id
             * Format: int64
             * @description Identifier of the endpoint.
             */
            endpointId: number;
            /**
             * Address
             * @description Where events are posted to.
             */
            url: string;
            /**
             * Description
             * @description What the endpoint is for.
             */
            description: string;
            /**
             * Notification email
             * @description Who is told about failures.
             */
            notificationEmail: string;
            /**
             * All events
             * @description Whether every kind of event is sent.
             */
            allEvents: boolean;
            /**
             * Events
             * @description The kinds of events that are sent, where it is not all of them.
             */
            eventTypes: string[];
            /**
             * Status
             * @description FAILING: the last attempt failed and is tried again. DISABLED: nothing is sent.
             * @enum {string}
             */
            status: "WORKING" | "FAILING" | "DISABLED";
            /**
             * Disabled because
             * @description By hand, after 5 days without a success, or it answered 410.
             */
            disabledReason: ("BY_HAND" | "FAILING" | "GONE") | null;
            /**
             * Disabled at
             * @description When it was disabled, UTC.
             */
            disabledAt: string | null;
            /**
             * Waiting
             * Format: int64
             * @description Deliveries that have not ended.
             */
            waiting: number;
            /**
             * Next try
             * @description When it is tried again, UTC.
             */
            retryAt: string | null;
            /**
             * Last success
             * @description Last delivery, UTC.
             */
            lastSuccessAt: string | null;
            /**
             * Last failure
             * @description Last failed attempt, UTC.
             */
            lastFailureAt: string | null;
            /**
             * Former secret until
             * @description Until when the replaced secret signs too, UTC.
             */
            formerSecretUntil: string | null;
            /**
             * Version
             * @description Send it back with a change.
             */
            version: number;
            /**
             * Created at
             * Format: date-time
             * @description When it was added, UTC.
             */
            createdAt: string;
        };
        WebhookEndpointChange: {
            /**
             * Address
             * @description Where events are posted to: https, on the public internet, without user name and password.
             * @example https://hooks.facility.example/quickportal
             */
            url: string;
            /**
             * Description
             * @description What the endpoint is for, for people.
             * @default
             * @example Keeps our CRM in step
             */
            description?: string;
            /**
             * Notification email
             * @description Who is told when an event cannot be delivered, or when the endpoint is switched off.
             * @example developers@facility.example
             */
            notificationEmail: string;
            /**
             * All events
             * @description Whether every kind of event is sent, also kinds that come later.
             * @default true
             */
            allEvents?: boolean;
            /**
             * Kinds of events
             * @description The kinds of events that are sent, where it is not all of them.
             * @example [
             *       "customer.created",
             *       "customer.updated"
             *     ]
             */
            eventTypes?: ("customer.created" | "customer.disabled" | "customer.enabled" | "customer.updated" | "payment.approved" | "payment.cancelled" | "payment.declined" | "payment.dishonoured" | "payment.voided" | "refund.approved" | "refund.cancelled" | "refund.declined" | "schedule.completed" | "schedule.created" | "schedule.failed" | "schedule.resumed" | "schedule.stopped" | "schedule.updated")[];
            /**
             * Version
             * @description The version you read; with it a lost update is refused with 409.
             */
            version?: number;
        };
        WebhookEndpointCreation: {
            /**
             * Address
             * @description Where events are posted to: https, on the public internet, without user name and password.
             * @example https://hooks.facility.example/quickportal
             */
            url: string;
            /**
             * Description
             * @description What the endpoint is for, for people.
             * @default
             * @example Keeps our CRM in step
             */
            description?: string;
            /**
             * Notification email
             * @description Who is told when an event cannot be delivered, or when the endpoint is switched off.
             * @example developers@facility.example
             */
            notificationEmail: string;
            /**
             * All events
             * @description Whether every kind of event is sent, also kinds that come later.
             * @default true
             */
            allEvents?: boolean;
            /**
             * Kinds of events
             * @description The kinds of events that are sent, where it is not all of them.
             * @example [
             *       "customer.created",
             *       "customer.updated"
             *     ]
             */
            eventTypes?: ("customer.created" | "customer.disabled" | "customer.enabled" | "customer.updated" | "payment.approved" | "payment.cancelled" | "payment.declined" | "payment.dishonoured" | "payment.voided" | "refund.approved" | "refund.cancelled" | "refund.declined" | "schedule.completed" | "schedule.created" | "schedule.failed" | "schedule.resumed" | "schedule.stopped" | "schedule.updated")[];
        };
        WebhookEndpointList: {
            /**
             * Endpoints
             * @description Every endpoint, oldest first.
             */
            items: components["schemas"]["WebhookEndpoint"][];
        };
        WebhookEndpointWithSecret: {
            endpoint: components["schemas"]["WebhookEndpoint"];
            /**
             * Signing secret
             * @description Shown this once; keep it where the receiver finds it.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            signingSecret: string;
        };
        WebhookSecretRotation: {
            /**
             * The present secret keeps signing
             * @description For how many hours both secrets sign, so that no event is lost meanwhile.
             * @default 24
             * @enum {string}
             */
            overlapHours?: "0" | "24" | "72";
            /**
             * Version
             * @description The version you read; with it a lost update is refused with 409.
             */
            version?: number;
        };
        WebhookStatusChange: {
            /**
             * Enabled
             * @description Whether events are sent to it.
             */
            enabled: boolean;
            /**
             * Version
             * @description The version you read; with it a lost update is refused with 409.
             */
            version?: number;
        };
    };
    responses: {
        /** @description `csrf-token-invalid`: This page is out of date. Reload it and try again. */
        CsrfTokenInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `forbidden`: You do not have access to this.
         *
         *     `csrf-token-invalid`: This page is out of date. Reload it and try again.
         */
        ForbiddenOrCsrfTokenInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `forbidden`: You do not have access to this.
         *
         *     `missing-request-header`: The header X-Requested-With is missing.
         */
        ForbiddenOrMissingRequestHeader: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `forbidden`: You do not have access to this.
         *
         *     `missing-request-header`: The header X-Requested-With is missing.
         *
         *     `csrf-token-invalid`: This page is out of date. Reload it and try again.
         */
        ForbiddenOrMissingRequestHeaderOrCsrfTokenInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency-in-progress`: The same request is still being worked on. */
        IdempotencyInProgress: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency-key-reused`: This idempotency key was used for another request. */
        IdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `internal`: Something went wrong on our side. */
        Internal: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `lost-update`: Somebody else changed this. Reload to see the present state. */
        LostUpdate: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `lost-update`: Somebody else changed this. Reload to see the present state.
         *
         *     `idempotency-in-progress`: The same request is still being worked on.
         */
        LostUpdateOrIdempotencyInProgress: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `lost-update`: Somebody else changed this. Reload to see the present state.
         *
         *     `state-conflict`: This is not possible in the present state.
         *
         *     `idempotency-in-progress`: The same request is still being worked on.
         */
        LostUpdateOrStateConflictOrIdempotencyInProgress: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `malformed-request`: The request could not be read. */
        MalformedRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `not-found`: This does not exist, or you do not have access to it. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `payload-too-large`: The request is too large. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `sign-in-failed`: The login name or password is not correct. */
        SignInFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `state-conflict`: This is not possible in the present state. */
        StateConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `state-conflict`: This is not possible in the present state.
         *
         *     `idempotency-in-progress`: The same request is still being worked on.
         */
        StateConflictOrIdempotencyInProgress: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `too-many-requests`: Too many requests. Wait a moment and try again. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unauthenticated`: Sign in to continue. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `unauthenticated`: Sign in to continue.
         *
         *     `reauthentication-required`: Enter your password to continue.
         */
        UnauthenticatedOrReauthenticationRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unavailable`: The service is not available right now. Try again shortly. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unsupported-media-type`: Send application/json. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `validation-failed`: Some fields need attention. */
        ValidationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `validation-failed`: Some fields need attention.
         *
         *     `idempotency-key-reused`: This idempotency key was used for another request.
         */
        ValidationFailedOrIdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
        IdempotencyKey: string;
        /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
        IfMatch: string;
        /**
         * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
         * @example XMLHttpRequest
         */
        RequestedWith: string;
    };
    requestBodies: never;
    headers: {
        /** @description `true` when this is the stored answer of an earlier request with the same `Idempotency-Key`. */
        IdempotentReplayed: "true";
        /** @description Identifies this request in our logs; name it when you ask the help desk. */
        RequestId: string;
        /** @description Seconds after which it makes sense to try again. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "signIn.start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "loginName": "ines.moreau",
                 *       "password": "seven quiet lamps 41"
                 *     }
                 */
                "application/json": components["schemas"]["SignIn"];
                "application/x-www-form-urlencoded": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": "home"
                     *     }
                     */
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            /** @description The page that comes next, for plain form posts. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInFailed"];
            403: components["responses"]["CsrfTokenInvalid"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "signIn.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "newPassword": "nine tall ferries 26",
                 *       "repeatPassword": "nine tall ferries 26"
                 *     }
                 */
                "application/json": components["schemas"]["SignInPasswordChange"];
                "application/x-www-form-urlencoded": components["schemas"]["SignInPasswordChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": "home"
                     *     }
                     */
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            /** @description The page that comes next, for plain form posts. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["CsrfTokenInvalid"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "signIn.forgotPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "margaret.olsson@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["ForgotPassword"];
                "application/x-www-form-urlencoded": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["SignInForgotPasswordAnswer"];
                };
            };
            /** @description The page that comes next, for plain form posts. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["CsrfTokenInvalid"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "signIn.reauthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "seven quiet lamps 41"
                 *     }
                 */
                "application/json": components["schemas"]["Reauthentication"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": "home"
                     *     }
                     */
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["CsrfTokenInvalid"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "signIn.resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "newPassword": "nine tall ferries 26",
                 *       "repeatPassword": "nine tall ferries 26"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPassword"];
                "application/x-www-form-urlencoded": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The page that comes next, for plain form posts. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["CsrfTokenInvalid"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "signIn.secondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["SignInSecondFactor"];
                "application/x-www-form-urlencoded": components["schemas"]["SignInSecondFactor"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": "home"
                     *     }
                     */
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            /** @description The page that comes next, for plain form posts. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["CsrfTokenInvalid"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "signIn.setUpSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "JBSWY3DPEHPK3PXP",
                     *       "address": "otpauth://totp/QuickPortal:priya.raman?secret=JBSWY3DPEHPK3PXP&issuer=QuickPortal",
                     *       "qrCode": {
                     *         "size": 41,
                     *         "path": "M0 0h7v1h-7z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TotpEnrolment"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["CsrfTokenInvalid"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "signIn.signOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The page that comes next, for plain form posts. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["CsrfTokenInvalid"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "administrators.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "loginName": "ines.moreau",
                 *       "fullName": "Ines Moreau",
                 *       "emailAddress": "ines.moreau@example.com",
                 *       "employeeNumber": "E20417",
                 *       "roleIds": [
                 *         3
                 *       ],
                 *       "reason": ""
                 *     }
                 */
                "application/json": components["schemas"]["AdministratorCreation"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dualAuth": false,
                     *       "userUpdated": false,
                     *       "pendingSystemUserId": 1,
                     *       "systemUserId": 512,
                     *       "message": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdministratorSave"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrStateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "administrators.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the administrator.
                 * @example 512
                 */
                systemUserId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "systemUserId": 512,
                     *       "loginName": "ines.moreau",
                     *       "fullName": "Ines Moreau",
                     *       "emailAddress": "ines.moreau@example.com",
                     *       "employeeNumber": "E20417",
                     *       "status": "ACTIVE",
                     *       "roles": [
                     *         {
                     *           "roleId": 12,
                     *           "name": "Staff support"
                     *         }
                     *       ],
                     *       "pendingSystemUserId": 1,
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Administrator"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "administrators.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the administrator.
                 * @example 512
                 */
                systemUserId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fullName": "Ines Moreau",
                 *       "emailAddress": "ines.moreau@example.com",
                 *       "employeeNumber": "E20417",
                 *       "roleIds": [
                 *         3
                 *       ],
                 *       "reason": ""
                 *     }
                 */
                "application/json": components["schemas"]["AdministratorChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dualAuth": false,
                     *       "userUpdated": false,
                     *       "pendingSystemUserId": 1,
                     *       "systemUserId": 512,
                     *       "message": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdministratorSave"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrStateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "administrators.enable": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the administrator.
                 * @example 512
                 */
                systemUserId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "issueKey": "OPS-1204",
                 *       "password": "seven quiet lamps 41"
                 *     }
                 */
                "application/json": components["schemas"]["AdministratorEnabling"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dualAuth": false,
                     *       "userUpdated": false,
                     *       "pendingSystemUserId": 1,
                     *       "systemUserId": 512,
                     *       "message": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdministratorSave"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrStateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "businesses.search": {
        parameters: {
            query?: {
                /** @description Part of the name or code, or the whole id; case and accents do not matter. Empty: the first rows. */
                query?: string;
                /**
                 * @description Only businesses of this community. Facility users may name their own only; staff who name none search the community they work in, or all of them.
                 * @example 10
                 */
                communityId?: number;
                /** @description True leaves out businesses that have fraud guard rules of their own. */
                flNoFraudGuard?: boolean;
                /** @description True leaves out buyer businesses. For community 5 it counts as false. */
                supplierFlag?: boolean;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "value": "3104",
                     *           "label": "Harbour City Water",
                     *           "description": "HCWATER · 3104",
                     *           "businessId": 3104,
                     *           "businessCode": "HCWATER",
                     *           "businessName": "Harbour City Water",
                     *           "kind": "SUPPLIER",
                     *           "communityId": 10
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BusinessOptions"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "recurringPayments.cardSurchargesMessage": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the supplier business.
                 * @example 3104
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Visa cards add a surcharge of 1.10%."
                     *     }
                     */
                    "application/json": components["schemas"]["CardSurchargesMessage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "communities.search": {
        parameters: {
            query?: {
                /** @description Part of the name or code, or the whole id; case and accents do not matter. Empty: the first rows. */
                query?: string;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "value": "10",
                     *           "label": "Harbour City Utilities",
                     *           "description": "HARBOURCITY · 10",
                     *           "communityId": 10,
                     *           "communityCode": "HARBOURCITY",
                     *           "communityName": "Harbour City Utilities",
                     *           "currency": "AUD"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CommunityOptions"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "countries.search": {
        parameters: {
            query?: {
                /** @description Part of the name, or the whole code of two or three letters; case and accents do not matter. Empty: the first rows. */
                query?: string;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "value": "AU",
                     *           "label": "Australia",
                     *           "description": "AU",
                     *           "countryCode": "AU",
                     *           "countryName": "Australia"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CountryOptions"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customerAccounts.expiringCards": {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows on a page, at most 100; 20 when left out. */
                pageSize?: number;
                /** @description EXPIRING: the last day is within 60 days; EXPIRED: it is over; ALL: both. */
                show?: "EXPIRING" | "EXPIRED" | "ALL";
                /**
                 * @description Only cards of customers of this business.
                 * @example 3104
                 */
                supplierId?: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "accountId": 500001,
                     *           "customerId": 1048217,
                     *           "businessId": 3104,
                     *           "accountType": "CREDIT_CARD",
                     *           "displayName": "Mastercard •••• 5100",
                     *           "enabled": true,
                     *           "defaultAccount": true,
                     *           "tokenised": false,
                     *           "accountToken": "C000000000500001",
                     *           "cardScheme": "MASTERCARD",
                     *           "cardType": "CREDIT",
                     *           "cardNumber": "510510......5100",
                     *           "expiryDateMonth": 12,
                     *           "expiryDateYear": 2026,
                     *           "expiryStatus": "EXPIRING",
                     *           "cardholderName": "Margaret Olsson",
                     *           "bsb": "",
                     *           "accountNumber": "",
                     *           "accountName": "",
                     *           "nzBankCode": "",
                     *           "nzBranchCode": "",
                     *           "nzAccountNumber": "",
                     *           "nzAccountName": "",
                     *           "version": 3,
                     *           "createdAt": "2026-11-20T01:14:00.000Z",
                     *           "updatedAt": "2026-11-20T01:14:00.000Z",
                     *           "customerName": "Margaret Olsson",
                     *           "customerNumber": "HCW-0041827",
                     *           "email": "margaret.olsson@example.com",
                     *           "phoneNumber": "0491 570 157",
                     *           "businessName": "Harbour City Water",
                     *           "activeSchedules": 1
                     *         }
                     *       ],
                     *       "recordsCount": 1,
                     *       "currentPage": 1,
                     *       "pageSize": 25
                     *     }
                     */
                    "application/json": components["schemas"]["ExpiringCardPage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customers.pollExport": {
        parameters: {
            query: {
                /**
                 * @description What the starting call answered.
                 * @example 4021
                 */
                exportId: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created, or ready. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "downloadUrl": "/quickportal/rest/internal/exports/4021/file?csrf=1795194300.kq3vXw"
                     *     }
                     */
                    "application/json": components["schemas"]["ExportReady"];
                };
            };
            /** @description Accepted and being worked on; ask again. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportId": 4021,
                     *       "rowsDone": 849,
                     *       "rowsTotal": 1284
                     *     }
                     */
                    "application/json": components["schemas"]["ExportProgress"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflict"];
            /** @description `validation-failed`: Some fields need attention. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customers.startExport": {
        parameters: {
            query?: {
                /** @description Checks the filters and starts nothing: 204 or 422. */
                validationOnly?: boolean;
            };
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "sort": "customerName",
                 *       "forExcel": false
                 *     }
                 */
                "application/json": components["schemas"]["CustomerExportRequest"];
            };
        };
        responses: {
            /** @description Accepted and being worked on; ask again. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportId": 4021
                     *     }
                     */
                    "application/json": components["schemas"]["ExportStarted"];
                };
            };
            /** @description Done; the answer has no content. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            409: components["responses"]["StateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customers.search": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "sort": "customerName",
                 *       "page": 1,
                 *       "pageSize": 25
                 *     }
                 */
                "application/json": components["schemas"]["CustomerSearch"];
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "customerId": 1048217,
                     *           "customerNumber": "HCW-0041827",
                     *           "customerName": "Margaret Olsson",
                     *           "customerEnabled": true,
                     *           "businessId": 3104,
                     *           "businessName": "Harbour City Water",
                     *           "street1": "Unit 4",
                     *           "street2": "27 Bolton Street",
                     *           "street3": "",
                     *           "city": "Newcastle",
                     *           "state": "NSW",
                     *           "postcode": "2300",
                     *           "email": "margaret.olsson@example.com",
                     *           "receivesEmail": true,
                     *           "phoneNumber": "0491 570 157",
                     *           "receivesSms": false,
                     *           "hasPayToProduct": false,
                     *           "version": 3,
                     *           "createdAt": "2026-11-20T01:14:00.000Z",
                     *           "updatedAt": "2026-11-20T01:14:00.000Z"
                     *         }
                     *       ],
                     *       "recordsCount": 1,
                     *       "currentPage": 1,
                     *       "pageSize": 25
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerPage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customers.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "businessId": 3104,
                 *       "customerNumber": "HCW-0041827",
                 *       "customerName": "Margaret Olsson",
                 *       "email": "margaret.olsson@example.com",
                 *       "receivesEmail": false,
                 *       "phoneNumber": "0491 570 157",
                 *       "receivesSms": false
                 *     }
                 */
                "application/json": components["schemas"]["CustomerCreation"];
            };
        };
        responses: {
            /** @description Created, or ready. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customerId": 1048217,
                     *       "customerNumber": "HCW-0041827",
                     *       "customerName": "Margaret Olsson",
                     *       "customerEnabled": true,
                     *       "businessId": 3104,
                     *       "businessName": "Harbour City Water",
                     *       "street1": "Unit 4",
                     *       "street2": "27 Bolton Street",
                     *       "street3": "",
                     *       "city": "Newcastle",
                     *       "state": "NSW",
                     *       "postcode": "2300",
                     *       "email": "margaret.olsson@example.com",
                     *       "receivesEmail": true,
                     *       "phoneNumber": "0491 570 157",
                     *       "receivesSms": false,
                     *       "hasPayToProduct": false,
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customers.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                customerId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customerId": 1048217,
                     *       "customerNumber": "HCW-0041827",
                     *       "customerName": "Margaret Olsson",
                     *       "customerEnabled": true,
                     *       "businessId": 3104,
                     *       "businessName": "Harbour City Water",
                     *       "street1": "Unit 4",
                     *       "street2": "27 Bolton Street",
                     *       "street3": "",
                     *       "city": "Newcastle",
                     *       "state": "NSW",
                     *       "postcode": "2300",
                     *       "email": "margaret.olsson@example.com",
                     *       "receivesEmail": true,
                     *       "phoneNumber": "0491 570 157",
                     *       "receivesSms": false,
                     *       "hasPayToProduct": false,
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customerAccounts.list": {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows on a page, at most 100; 3 when left out. */
                pageSize?: number;
                /** @description Token of the account that comes first. */
                primaryAccountToken?: string;
                /** @description Leaves out what a schedule could not charge: expired cards. */
                recurringOnly?: boolean;
                /**
                 * @description Leaves out accounts of a type or card scheme that this supplier business does not take.
                 * @example 3104
                 */
                supplierId?: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "accountId": 500001,
                     *           "customerId": 1048217,
                     *           "businessId": 3104,
                     *           "accountType": "CREDIT_CARD",
                     *           "displayName": "Visa •••• 1881",
                     *           "enabled": true,
                     *           "defaultAccount": true,
                     *           "tokenised": false,
                     *           "accountToken": "C000000000500001",
                     *           "cardScheme": "VISA",
                     *           "cardType": "CREDIT",
                     *           "cardNumber": "401288......1881",
                     *           "expiryDateMonth": 8,
                     *           "expiryDateYear": 2029,
                     *           "expiryStatus": "USABLE",
                     *           "cardholderName": "Margaret Olsson",
                     *           "bsb": "",
                     *           "accountNumber": "",
                     *           "accountName": "",
                     *           "nzBankCode": "",
                     *           "nzBranchCode": "",
                     *           "nzAccountNumber": "",
                     *           "nzAccountName": "",
                     *           "version": 3,
                     *           "createdAt": "2026-11-20T01:14:00.000Z",
                     *           "updatedAt": "2026-11-20T01:14:00.000Z"
                     *         }
                     *       ],
                     *       "recordsCount": 1,
                     *       "currentPage": 1,
                     *       "pageSize": 25
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerAccountPage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customerAccounts.acceptedAccountTypes": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "CREDIT_CARD"
                     *     ]
                     */
                    "application/json": ("CREDIT_CARD" | "DIRECT_DEBIT" | "DIRECT_DEBIT_NZ")[];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customerAccounts.acceptedCardSchemes": {
        parameters: {
            query?: {
                /**
                 * @description Identifier of a supplier business; left out: the customer’s.
                 * @example 3104
                 */
                supplierId?: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "cardScheme": "VISA",
                     *         "title": "Visa",
                     *         "credit": true,
                     *         "debit": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AcceptedCardScheme"][];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customerAccounts.addBankAccount": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bsb": "062-000",
                 *       "accountNumber": "12345678",
                 *       "accountName": "M J Olsson",
                 *       "defaultAccount": false
                 *     }
                 */
                "application/json": components["schemas"]["BankAccount"];
            };
        };
        responses: {
            /** @description Created, or ready. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": 500001,
                     *       "customerId": 1048217,
                     *       "businessId": 3104,
                     *       "accountType": "CREDIT_CARD",
                     *       "displayName": "Visa •••• 1881",
                     *       "enabled": true,
                     *       "defaultAccount": true,
                     *       "tokenised": false,
                     *       "accountToken": "C000000000500001",
                     *       "cardScheme": "VISA",
                     *       "cardType": "CREDIT",
                     *       "cardNumber": "401288......1881",
                     *       "expiryDateMonth": 8,
                     *       "expiryDateYear": 2029,
                     *       "expiryStatus": "USABLE",
                     *       "cardholderName": "Margaret Olsson",
                     *       "bsb": "",
                     *       "accountNumber": "",
                     *       "accountName": "",
                     *       "nzBankCode": "",
                     *       "nzBranchCode": "",
                     *       "nzAccountNumber": "",
                     *       "nzAccountName": "",
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z",
                     *       "warnings": []
                     *     }
                     */
                    "application/json": components["schemas"]["AddedCustomerAccount"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customerAccounts.addCreditCard": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cardNumber": "4111 1111 1111 1111",
                 *       "expiryDate": "08/29",
                 *       "cardholderName": "Margaret Olsson",
                 *       "defaultAccount": false
                 *     }
                 */
                "application/json": components["schemas"]["CreditCardAccount"];
            };
        };
        responses: {
            /** @description Created, or ready. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": 500001,
                     *       "customerId": 1048217,
                     *       "businessId": 3104,
                     *       "accountType": "CREDIT_CARD",
                     *       "displayName": "Visa •••• 1881",
                     *       "enabled": true,
                     *       "defaultAccount": true,
                     *       "tokenised": false,
                     *       "accountToken": "C000000000500001",
                     *       "cardScheme": "VISA",
                     *       "cardType": "CREDIT",
                     *       "cardNumber": "401288......1881",
                     *       "expiryDateMonth": 8,
                     *       "expiryDateYear": 2029,
                     *       "expiryStatus": "USABLE",
                     *       "cardholderName": "Margaret Olsson",
                     *       "bsb": "",
                     *       "accountNumber": "",
                     *       "accountName": "",
                     *       "nzBankCode": "",
                     *       "nzBranchCode": "",
                     *       "nzAccountNumber": "",
                     *       "nzAccountName": "",
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z",
                     *       "warnings": []
                     *     }
                     */
                    "application/json": components["schemas"]["AddedCustomerAccount"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customerAccounts.listDisabled": {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows on a page, at most 100; 100 when left out. */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "accountId": 500001,
                     *           "customerId": 1048217,
                     *           "businessId": 3104,
                     *           "accountType": "CREDIT_CARD",
                     *           "displayName": "Visa •••• 1881",
                     *           "enabled": true,
                     *           "defaultAccount": true,
                     *           "tokenised": false,
                     *           "accountToken": "C000000000500001",
                     *           "cardScheme": "VISA",
                     *           "cardType": "CREDIT",
                     *           "cardNumber": "401288......1881",
                     *           "expiryDateMonth": 8,
                     *           "expiryDateYear": 2029,
                     *           "expiryStatus": "USABLE",
                     *           "cardholderName": "Margaret Olsson",
                     *           "bsb": "",
                     *           "accountNumber": "",
                     *           "accountName": "",
                     *           "nzBankCode": "",
                     *           "nzBranchCode": "",
                     *           "nzAccountNumber": "",
                     *           "nzAccountName": "",
                     *           "version": 3,
                     *           "createdAt": "2026-11-20T01:14:00.000Z",
                     *           "updatedAt": "2026-11-20T01:14:00.000Z"
                     *         }
                     *       ],
                     *       "recordsCount": 1,
                     *       "currentPage": 1,
                     *       "pageSize": 25
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerAccountPage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customerAccounts.disabledCount": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 2
                     *     }
                     */
                    "application/json": components["schemas"]["DisabledAccountCount"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customerAccounts.addNzBankAccount": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nzAccountNumber": "01-0902-0068389-00",
                 *       "nzAccountName": "Olsson Family Trust",
                 *       "defaultAccount": false
                 *     }
                 */
                "application/json": components["schemas"]["NzBankAccount"];
            };
        };
        responses: {
            /** @description Created, or ready. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": 500001,
                     *       "customerId": 1048217,
                     *       "businessId": 3104,
                     *       "accountType": "CREDIT_CARD",
                     *       "displayName": "Visa •••• 1881",
                     *       "enabled": true,
                     *       "defaultAccount": true,
                     *       "tokenised": false,
                     *       "accountToken": "C000000000500001",
                     *       "cardScheme": "VISA",
                     *       "cardType": "CREDIT",
                     *       "cardNumber": "401288......1881",
                     *       "expiryDateMonth": 8,
                     *       "expiryDateYear": 2029,
                     *       "expiryStatus": "USABLE",
                     *       "cardholderName": "Margaret Olsson",
                     *       "bsb": "",
                     *       "accountNumber": "",
                     *       "accountName": "",
                     *       "nzBankCode": "",
                     *       "nzBranchCode": "",
                     *       "nzAccountNumber": "",
                     *       "nzAccountName": "",
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z",
                     *       "warnings": []
                     *     }
                     */
                    "application/json": components["schemas"]["AddedCustomerAccount"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customerAccounts.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
                /**
                 * @description Identifier of the account.
                 * @example 500001
                 */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": 500001,
                     *       "customerId": 1048217,
                     *       "businessId": 3104,
                     *       "accountType": "CREDIT_CARD",
                     *       "displayName": "Visa •••• 1881",
                     *       "enabled": true,
                     *       "defaultAccount": true,
                     *       "tokenised": false,
                     *       "accountToken": "C000000000500001",
                     *       "cardScheme": "VISA",
                     *       "cardType": "CREDIT",
                     *       "cardNumber": "401288......1881",
                     *       "expiryDateMonth": 8,
                     *       "expiryDateYear": 2029,
                     *       "expiryStatus": "USABLE",
                     *       "cardholderName": "Margaret Olsson",
                     *       "bsb": "",
                     *       "accountNumber": "",
                     *       "accountName": "",
                     *       "nzBankCode": "",
                     *       "nzBranchCode": "",
                     *       "nzAccountNumber": "",
                     *       "nzAccountName": "",
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerAccount"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customerAccounts.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
                /**
                 * @description Identifier of the account.
                 * @example 500001
                 */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "expiryDate": "08/29",
                 *       "cardholderName": "Margaret Olsson",
                 *       "accountName": "M J Olsson",
                 *       "nzAccountName": "Olsson Family Trust"
                 *     }
                 */
                "application/json": components["schemas"]["CustomerAccountChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": 500001,
                     *       "customerId": 1048217,
                     *       "businessId": 3104,
                     *       "accountType": "CREDIT_CARD",
                     *       "displayName": "Visa •••• 1881",
                     *       "enabled": true,
                     *       "defaultAccount": true,
                     *       "tokenised": false,
                     *       "accountToken": "C000000000500001",
                     *       "cardScheme": "VISA",
                     *       "cardType": "CREDIT",
                     *       "cardNumber": "401288......1881",
                     *       "expiryDateMonth": 8,
                     *       "expiryDateYear": 2029,
                     *       "expiryStatus": "USABLE",
                     *       "cardholderName": "Margaret Olsson",
                     *       "bsb": "",
                     *       "accountNumber": "",
                     *       "accountName": "",
                     *       "nzBankCode": "",
                     *       "nzBranchCode": "",
                     *       "nzAccountNumber": "",
                     *       "nzAccountName": "",
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerAccount"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrStateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customerAccounts.setDefault": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
                /**
                 * @description Identifier of the account.
                 * @example 500001
                 */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["CustomerAccountDefault"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": 500001,
                     *       "customerId": 1048217,
                     *       "businessId": 3104,
                     *       "accountType": "CREDIT_CARD",
                     *       "displayName": "Visa •••• 1881",
                     *       "enabled": true,
                     *       "defaultAccount": true,
                     *       "tokenised": false,
                     *       "accountToken": "C000000000500001",
                     *       "cardScheme": "VISA",
                     *       "cardType": "CREDIT",
                     *       "cardNumber": "401288......1881",
                     *       "expiryDateMonth": 8,
                     *       "expiryDateYear": 2029,
                     *       "expiryStatus": "USABLE",
                     *       "cardholderName": "Margaret Olsson",
                     *       "bsb": "",
                     *       "accountNumber": "",
                     *       "accountName": "",
                     *       "nzBankCode": "",
                     *       "nzBranchCode": "",
                     *       "nzAccountNumber": "",
                     *       "nzAccountName": "",
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerAccount"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrStateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customerAccounts.disable": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
                /**
                 * @description Identifier of the account.
                 * @example 500001
                 */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["CustomerAccountDisabling"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": 500001,
                     *       "customerId": 1048217,
                     *       "businessId": 3104,
                     *       "accountType": "CREDIT_CARD",
                     *       "displayName": "Visa •••• 1881",
                     *       "enabled": true,
                     *       "defaultAccount": true,
                     *       "tokenised": false,
                     *       "accountToken": "C000000000500001",
                     *       "cardScheme": "VISA",
                     *       "cardType": "CREDIT",
                     *       "cardNumber": "401288......1881",
                     *       "expiryDateMonth": 8,
                     *       "expiryDateYear": 2029,
                     *       "expiryStatus": "USABLE",
                     *       "cardholderName": "Margaret Olsson",
                     *       "bsb": "",
                     *       "accountNumber": "",
                     *       "accountName": "",
                     *       "nzBankCode": "",
                     *       "nzBranchCode": "",
                     *       "nzAccountNumber": "",
                     *       "nzAccountName": "",
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerAccount"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrStateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customerAccounts.enable": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
                /**
                 * @description Identifier of the account.
                 * @example 500001
                 */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "restoreLinked": false
                 *     }
                 */
                "application/json": components["schemas"]["CustomerAccountEnabling"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": 500001,
                     *       "customerId": 1048217,
                     *       "businessId": 3104,
                     *       "accountType": "CREDIT_CARD",
                     *       "displayName": "Visa •••• 1881",
                     *       "enabled": true,
                     *       "defaultAccount": true,
                     *       "tokenised": false,
                     *       "accountToken": "C000000000500001",
                     *       "cardScheme": "VISA",
                     *       "cardType": "CREDIT",
                     *       "cardNumber": "401288......1881",
                     *       "expiryDateMonth": 8,
                     *       "expiryDateYear": 2029,
                     *       "expiryStatus": "USABLE",
                     *       "cardholderName": "Margaret Olsson",
                     *       "bsb": "",
                     *       "accountNumber": "",
                     *       "accountName": "",
                     *       "nzBankCode": "",
                     *       "nzBranchCode": "",
                     *       "nzAccountNumber": "",
                     *       "nzAccountName": "",
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerAccount"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrStateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customerAccounts.statusChangePreview": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
                /**
                 * @description Identifier of the account.
                 * @example 500001
                 */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "schedules": 2
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerAccountStatusChangePreview"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customers.auditEntries": {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows on a page, at most 100; 5 when left out. */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 88213,
                     *           "eventDate": "2026-11-20T01:14:00.000Z",
                     *           "description": "Customer details changed: email, phone",
                     *           "userName": "Priya Raman",
                     *           "loginName": "priya.raman"
                     *         }
                     *       ],
                     *       "recordsCount": 1,
                     *       "currentPage": 1,
                     *       "pageSize": 25
                     *     }
                     */
                    "application/json": components["schemas"]["AuditEntryPage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customers.updateDetails": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerName": "Margaret Olsson",
                 *       "email": "margaret.olsson@example.com",
                 *       "receivesEmail": false,
                 *       "phoneNumber": "0491 570 157",
                 *       "receivesSms": false
                 *     }
                 */
                "application/json": components["schemas"]["CustomerDetailsChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customerId": 1048217,
                     *       "customerNumber": "HCW-0041827",
                     *       "customerName": "Margaret Olsson",
                     *       "customerEnabled": true,
                     *       "businessId": 3104,
                     *       "businessName": "Harbour City Water",
                     *       "street1": "Unit 4",
                     *       "street2": "27 Bolton Street",
                     *       "street3": "",
                     *       "city": "Newcastle",
                     *       "state": "NSW",
                     *       "postcode": "2300",
                     *       "email": "margaret.olsson@example.com",
                     *       "receivesEmail": true,
                     *       "phoneNumber": "0491 570 157",
                     *       "receivesSms": false,
                     *       "hasPayToProduct": false,
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "notifications.customerSwitches": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "switchedOn": [
                     *         "CARD_EXPIRING",
                     *         "PAYMENT_RECEIPT",
                     *         "RECURRING_DUE"
                     *       ],
                     *       "facilitySwitchedOff": [
                     *         "PAYMENT_DECLINED"
                     *       ],
                     *       "refusal": ""
                     *     }
                     */
                    "application/json": components["schemas"]["NoticeSwitches"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "notifications.setCustomerSwitches": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "switchedOn": [
                 *         "CARD_EXPIRING",
                 *         "PAYMENT_RECEIPT",
                 *         "RECURRING_DUE"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NoticeSwitchChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "switchedOn": [
                     *         "CARD_EXPIRING",
                     *         "PAYMENT_RECEIPT",
                     *         "RECURRING_DUE"
                     *       ],
                     *       "facilitySwitchedOff": [
                     *         "PAYMENT_DECLINED"
                     *       ],
                     *       "refusal": ""
                     *     }
                     */
                    "application/json": components["schemas"]["NoticeSwitches"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "payments.take": {
        parameters: {
            query?: {
                /** @description True checks everything and answers what would be collected, without taking anything. */
                validateOnly?: boolean;
            };
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accountId": 500001,
                 *       "amount": "120.50"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "principalAmount": {
                     *         "amount": "120.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$120.50"
                     *       },
                     *       "surchargeAmount": {
                     *         "amount": "1.33",
                     *         "currency": "AUD",
                     *         "displayAmount": "$1.33"
                     *       },
                     *       "totalAmount": {
                     *         "amount": "121.83",
                     *         "currency": "AUD",
                     *         "displayAmount": "$121.83"
                     *       },
                     *       "surchargeRate": "1.1",
                     *       "settlementDate": "2026-11-23"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentPreview"];
                };
            };
            /** @description Created, or ready. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "receiptNumber": "1000004711",
                     *       "transactionType": "PAYMENT",
                     *       "status": "APPROVED",
                     *       "statusDisplay": "Approved",
                     *       "statusGroup": "success",
                     *       "businessId": 3104,
                     *       "customerId": 1048217,
                     *       "customerName": "Margaret Olsson",
                     *       "customerReferenceNumber": "HCW-0041827",
                     *       "paymentReferenceNumber": "INV-88213",
                     *       "comment": "",
                     *       "source": "RESTAPI",
                     *       "sourceDisplay": "REST API",
                     *       "transactionTime": "2026-11-20T01:14:00.000Z",
                     *       "settlementDate": "2026-11-23",
                     *       "principalAmount": {
                     *         "amount": "120.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$120.50"
                     *       },
                     *       "surchargeAmount": {
                     *         "amount": "1.33",
                     *         "currency": "AUD",
                     *         "displayAmount": "$1.33"
                     *       },
                     *       "totalAmount": {
                     *         "amount": "121.83",
                     *         "currency": "AUD",
                     *         "displayAmount": "$121.83"
                     *       },
                     *       "paidFrom": {
                     *         "accountType": "CREDIT_CARD",
                     *         "maskedNumber": "401288......1881",
                     *         "holderName": "Margaret Olsson",
                     *         "cardScheme": "VISA",
                     *         "cardType": "CREDIT",
                     *         "bsb": null
                     *       },
                     *       "summaryCode": 0,
                     *       "responseCode": "08",
                     *       "responseText": "Approved",
                     *       "traceId": "mzq4k1c8d0aa2f17",
                     *       "version": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transaction"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "recurringPayments.list": {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows on a page, at most 100; 5 when left out. */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "paymentScheduleId": 20418,
                     *           "paymentScheduleCode": "PS-20418",
                     *           "description": "Water rates",
                     *           "status": "ACTIVE",
                     *           "statusDisplay": "Active",
                     *           "statusClass": "success",
                     *           "nextPaymentDate": "2026-11-30",
                     *           "amount": {
                     *             "amount": "120.50",
                     *             "currency": "AUD",
                     *             "displayAmount": "$120.50"
                     *           },
                     *           "frequency": "MONTHLY",
                     *           "summary": "Every month on the 30th, 12 payments",
                     *           "accountDisplayName": "Visa •••• 1881"
                     *         }
                     *       ],
                     *       "recordsCount": 1,
                     *       "currentPage": 1,
                     *       "pageSize": 25
                     *     }
                     */
                    "application/json": components["schemas"]["RecurringPaymentPage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "recurringPayments.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accountToken": "C000000000500001",
                 *       "description": "Water rates",
                 *       "instalmentAmount": "120.50",
                 *       "frequency": "MONTHLY",
                 *       "nextPaymentDate": "2026-11-30",
                 *       "endRule": "UNTIL_STOPPED"
                 *     }
                 */
                "application/json": components["schemas"]["RecurringPaymentCreation"];
            };
        };
        responses: {
            /** @description Created, or ready. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "paymentScheduleId": 20418,
                     *       "paymentScheduleCode": "PS-20418",
                     *       "description": "Water rates",
                     *       "status": "ACTIVE",
                     *       "statusDisplay": "Active",
                     *       "statusClass": "success",
                     *       "nextPaymentDate": "2026-11-30",
                     *       "amount": {
                     *         "amount": "120.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$120.50"
                     *       },
                     *       "frequency": "MONTHLY",
                     *       "summary": "Every month on the 30th, 12 payments",
                     *       "accountDisplayName": "Visa •••• 1881",
                     *       "customerId": 1048217,
                     *       "customerName": "Margaret Olsson",
                     *       "customerNumber": "HCW-0041827",
                     *       "supplierId": 3104,
                     *       "supplierBusiness": "Harbour City Water",
                     *       "accountId": 500001,
                     *       "accountToken": "C000000000500001",
                     *       "accountEnabled": true,
                     *       "instalmentAmount": "120.50",
                     *       "currency": "AUD",
                     *       "startDate": "2026-08-30",
                     *       "endRule": "AFTER_PAYMENTS",
                     *       "endDate": null,
                     *       "numberOfPayments": 12,
                     *       "paymentsMade": 3,
                     *       "paymentsLeft": 9,
                     *       "amountLeft": {
                     *         "amount": "1084.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$1084.50"
                     *       },
                     *       "lastPaymentDate": "2026-10-30",
                     *       "customerReferenceNumber": "HCW-0041827",
                     *       "paymentReferenceNumber": "PS-20418",
                     *       "statusReason": "",
                     *       "upcomingPayments": [
                     *         {
                     *           "date": "2026-11-30",
                     *           "amount": "120.50",
                     *           "movedBecause": ""
                     *         }
                     *       ],
                     *       "scheduleDates": [
                     *         {
                     *           "nominalDate": "2026-11-28",
                     *           "date": "2026-11-30",
                     *           "amount": {
                     *             "amount": "120.50",
                     *             "currency": "AUD",
                     *             "displayAmount": "$120.50"
                     *           },
                     *           "movedBecause": "Weekend",
                     *           "isSkipped": false,
                     *           "isMoved": false,
                     *           "isOtherAmount": false
                     *         }
                     *       ],
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RecurringPayment"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "recurringPayments.newFormData": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customerId": 1048217,
                     *       "supplierId": 3104,
                     *       "supplierBusiness": "Harbour City Water",
                     *       "currency": "AUD",
                     *       "accountToken": "C000000000500001",
                     *       "accounts": [
                     *         {
                     *           "accountToken": "C000000000500001",
                     *           "displayName": "Visa •••• 1881",
                     *           "holderName": "Margaret Olsson"
                     *         }
                     *       ],
                     *       "accountsMessage": "",
                     *       "description": "Water rates",
                     *       "instalmentAmount": "120.50",
                     *       "frequency": "MONTHLY",
                     *       "nextPaymentDate": "2026-11-30",
                     *       "endRule": "AFTER_PAYMENTS",
                     *       "endDate": null,
                     *       "numberOfPayments": 12,
                     *       "customerReferenceNumber": "HCW-0041827",
                     *       "paymentReferenceNumber": "PS-20418",
                     *       "version": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ScheduleFormData"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "recurringPayments.preview": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accountToken": "C000000000500001",
                 *       "instalmentAmount": "120.50",
                 *       "frequency": "MONTHLY",
                 *       "nextPaymentDate": "2026-11-30",
                 *       "endRule": "UNTIL_STOPPED"
                 *     }
                 */
                "application/json": components["schemas"]["SchedulePreviewRequest"];
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "summary": "Every month on the 30th, 12 payments",
                     *       "upcomingPayments": [
                     *         {
                     *           "date": "2026-11-30",
                     *           "amount": "120.50",
                     *           "movedBecause": ""
                     *         }
                     *       ],
                     *       "scheduleDates": [
                     *         {
                     *           "nominalDate": "2026-11-28",
                     *           "date": "2026-11-30",
                     *           "amount": {
                     *             "amount": "120.50",
                     *             "currency": "AUD",
                     *             "displayAmount": "$120.50"
                     *           },
                     *           "movedBecause": "Weekend",
                     *           "isSkipped": false,
                     *           "isMoved": false,
                     *           "isOtherAmount": false
                     *         }
                     *       ],
                     *       "paymentsLeft": 12,
                     *       "amountLeft": {
                     *         "amount": "1446.00",
                     *         "currency": "AUD",
                     *         "displayAmount": "$1446.00"
                     *       },
                     *       "surchargeAmount": {
                     *         "amount": "1.33",
                     *         "currency": "AUD",
                     *         "displayAmount": "$1.33"
                     *       },
                     *       "totalAmount": {
                     *         "amount": "121.83",
                     *         "currency": "AUD",
                     *         "displayAmount": "$121.83"
                     *       },
                     *       "paymentTodayMessage": ""
                     *     }
                     */
                    "application/json": components["schemas"]["SchedulePreview"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `validation-failed`: Some fields need attention. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customers.setStatus": {
        parameters: {
            query: {
                /** @description The status to change to: true enables, false disables. */
                enabled: boolean;
            };
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "restoreLinked": false
                 *     }
                 */
                "application/json": components["schemas"]["CustomerStatusChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customerId": 1048217,
                     *       "customerNumber": "HCW-0041827",
                     *       "customerName": "Margaret Olsson",
                     *       "customerEnabled": true,
                     *       "businessId": 3104,
                     *       "businessName": "Harbour City Water",
                     *       "street1": "Unit 4",
                     *       "street2": "27 Bolton Street",
                     *       "street3": "",
                     *       "city": "Newcastle",
                     *       "state": "NSW",
                     *       "postcode": "2300",
                     *       "email": "margaret.olsson@example.com",
                     *       "receivesEmail": true,
                     *       "phoneNumber": "0491 570 157",
                     *       "receivesSms": false,
                     *       "hasPayToProduct": false,
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrStateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customers.statusChangePreview": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accounts": 5,
                     *       "schedules": 2,
                     *       "unsettledPayments": 1,
                     *       "unsettledAmounts": [
                     *         {
                     *           "amount": "120.50",
                     *           "currency": "AUD",
                     *           "displayAmount": "$120.50"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerStatusChangePreview"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.ofCustomer": {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows on a page, at most 100; 5 when left out. */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "receiptNumber": "1000004711",
                     *           "customerReferenceNumber": "HCW-0041827",
                     *           "paymentReferenceNumber": "INV-88213",
                     *           "transactionTime": "2026-11-20T01:14:00.000Z",
                     *           "sourceDisplay": "REST API",
                     *           "status": "APPROVED",
                     *           "statusDisplay": "Approved",
                     *           "statusGroup": "success",
                     *           "totalAmount": {
                     *             "amount": "121.83",
                     *             "currency": "AUD",
                     *             "displayAmount": "$121.83"
                     *           },
                     *           "transactionType": "PAYMENT"
                     *         }
                     *       ],
                     *       "recordsCount": 1,
                     *       "currentPage": 1,
                     *       "pageSize": 25
                     *     }
                     */
                    "application/json": components["schemas"]["TransactionRowPage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customerAccounts.pollExpiringCardsExport": {
        parameters: {
            query: {
                /**
                 * @description What the starting call answered.
                 * @example 4021
                 */
                exportId: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created, or ready. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "downloadUrl": "/quickportal/rest/internal/exports/4021/file?csrf=1795194300.kq3vXw"
                     *     }
                     */
                    "application/json": components["schemas"]["ExportReady"];
                };
            };
            /** @description Accepted and being worked on; ask again. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportId": 4021,
                     *       "rowsDone": 849,
                     *       "rowsTotal": 1284
                     *     }
                     */
                    "application/json": components["schemas"]["ExportProgress"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflict"];
            /** @description `validation-failed`: Some fields need attention. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customerAccounts.startExpiringCardsExport": {
        parameters: {
            query?: {
                /** @description Checks the filters and starts nothing: 204 or 422. */
                validationOnly?: boolean;
            };
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "show": "EXPIRING",
                 *       "forExcel": false
                 *     }
                 */
                "application/json": components["schemas"]["ExpiringCardsExportRequest"];
            };
        };
        responses: {
            /** @description Accepted and being worked on; ask again. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportId": 4021
                     *     }
                     */
                    "application/json": components["schemas"]["ExportStarted"];
                };
            };
            /** @description Done; the answer has no content. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            409: components["responses"]["StateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "exports.list": {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows on a page, at most 100; 20 when left out. */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "exportId": 4021,
                     *           "kind": "CUSTOMERS",
                     *           "title": "Customers",
                     *           "filters": "Status: Disabled",
                     *           "columns": [
                     *             "customerName",
                     *             "customerNumber",
                     *             "email"
                     *           ],
                     *           "columnsVersion": 1,
                     *           "ownerName": "Priya Raman",
                     *           "status": "READY",
                     *           "rowsTotal": 1284,
                     *           "rowsDone": 1284,
                     *           "fileName": "customers-2026-11-20.csv",
                     *           "sizeBytes": 217088,
                     *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "createdAt": "2026-11-20T01:14:00.000Z",
                     *           "finishedAt": "2026-11-20T01:14:00.000Z",
                     *           "expiresAt": "2026-11-21T01:14:00.000Z"
                     *         }
                     *       ],
                     *       "recordsCount": 1,
                     *       "currentPage": 1,
                     *       "pageSize": 25
                     *     }
                     */
                    "application/json": components["schemas"]["ExportPage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "exports.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the export.
                 * @example 4021
                 */
                exportId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportId": 4021,
                     *       "kind": "CUSTOMERS",
                     *       "title": "Customers",
                     *       "filters": "Status: Disabled",
                     *       "columns": [
                     *         "customerName",
                     *         "customerNumber",
                     *         "email"
                     *       ],
                     *       "columnsVersion": 1,
                     *       "ownerName": "Priya Raman",
                     *       "status": "READY",
                     *       "rowsTotal": 1284,
                     *       "rowsDone": 1284,
                     *       "fileName": "customers-2026-11-20.csv",
                     *       "sizeBytes": 217088,
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "finishedAt": "2026-11-20T01:14:00.000Z",
                     *       "expiresAt": "2026-11-21T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Export"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflictOrIdempotencyInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "exports.download": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the export.
                 * @example 4021
                 */
                exportId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "downloadUrl": "/quickportal/rest/internal/exports/4021/file?csrf=1795194300.kq3vXw"
                     *     }
                     */
                    "application/json": components["schemas"]["ExportReady"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "exports.file": {
        parameters: {
            query: {
                /**
                 * @description The token that downloadUrl carries, or the session’s CSRF token.
                 * @example 1795194300.kq3vXw
                 */
                csrf: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the export.
                 * @example 4021
                 */
                exportId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example Customer name,Customer ID
                     *     Margaret Olsson,1048217
                     */
                    "text/csv": string;
                };
            };
            /** @description The range that was asked for. */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example Customer name,Customer ID
                     *     Margaret Olsson,1048217
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrCsrfTokenInvalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflict"];
            /** @description The range lies beyond the end of the file. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forms.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Path of the call under the REST base, ids filled in.
                 * @example customers/1048217
                 */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "title": "Customer",
                     *       "properties": {
                     *         "customerName": {
                     *           "title": "Customer name",
                     *           "kind": "text"
                     *         }
                     *       },
                     *       "order": [
                     *         "customerName"
                     *       ],
                     *       "groups": []
                     *     }
                     */
                    "application/json": components["schemas"]["DisplaySchema"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forms.patch": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Path of the call under the REST base, ids filled in.
                 * @example customers/1048217/status
                 */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "$schema": "https://json-schema.org/draft/2020-12/schema",
                     *       "type": "object",
                     *       "properties": {
                     *         "customerName": {
                     *           "type": "string",
                     *           "title": "Customer name",
                     *           "minLength": 1,
                     *           "maxLength": 100,
                     *           "x-form": {
                     *             "group": "Customer"
                     *           }
                     *         }
                     *       },
                     *       "required": [
                     *         "customerName"
                     *       ],
                     *       "x-form": {
                     *         "title": "Add a customer",
                     *         "order": [
                     *           "customerName"
                     *         ],
                     *         "groups": [
                     *           {
                     *             "title": "Customer",
                     *             "fields": [
                     *               "customerName"
                     *             ]
                     *           }
                     *         ],
                     *         "values": {},
                     *         "options": {},
                     *         "today": "2026-11-20"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FormSchema"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forms.post": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Path of the call under the REST base, ids filled in.
                 * @example customers
                 */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "$schema": "https://json-schema.org/draft/2020-12/schema",
                     *       "type": "object",
                     *       "properties": {
                     *         "customerName": {
                     *           "type": "string",
                     *           "title": "Customer name",
                     *           "minLength": 1,
                     *           "maxLength": 100,
                     *           "x-form": {
                     *             "group": "Customer"
                     *           }
                     *         }
                     *       },
                     *       "required": [
                     *         "customerName"
                     *       ],
                     *       "x-form": {
                     *         "title": "Add a customer",
                     *         "order": [
                     *           "customerName"
                     *         ],
                     *         "groups": [
                     *           {
                     *             "title": "Customer",
                     *             "fields": [
                     *               "customerName"
                     *             ]
                     *           }
                     *         ],
                     *         "values": {},
                     *         "options": {},
                     *         "today": "2026-11-20"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FormSchema"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forms.put": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Path of the call under the REST base, ids filled in.
                 * @example customers/1048217/details
                 */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "$schema": "https://json-schema.org/draft/2020-12/schema",
                     *       "type": "object",
                     *       "properties": {
                     *         "customerName": {
                     *           "type": "string",
                     *           "title": "Customer name",
                     *           "minLength": 1,
                     *           "maxLength": 100,
                     *           "x-form": {
                     *             "group": "Customer"
                     *           }
                     *         }
                     *       },
                     *       "required": [
                     *         "customerName"
                     *       ],
                     *       "x-form": {
                     *         "title": "Add a customer",
                     *         "order": [
                     *           "customerName"
                     *         ],
                     *         "groups": [
                     *           {
                     *             "title": "Customer",
                     *             "fields": [
                     *               "customerName"
                     *             ]
                     *           }
                     *         ],
                     *         "values": {},
                     *         "options": {},
                     *         "today": "2026-11-20"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FormSchema"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mailbox.list": {
        parameters: {
            query?: {
                /**
                 * @description Part of the address or subject; case does not matter.
                 * @example password
                 */
                query?: string;
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows on a page, at most 100; 25 when left out. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "mailId": 1207,
                     *           "to": "priya.raman@example.com",
                     *           "subject": "Your password was changed",
                     *           "sentAt": "2026-11-20T01:14:00.000Z"
                     *         }
                     *       ],
                     *       "recordsCount": 1,
                     *       "currentPage": 1,
                     *       "pageSize": 25
                     *     }
                     */
                    "application/json": components["schemas"]["MailPage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mailbox.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the message.
                 * @example 1207
                 */
                mailId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mailId": 1207,
                     *       "to": "priya.raman@example.com",
                     *       "subject": "Your password was changed",
                     *       "sentAt": "2026-11-20T01:14:00.000Z",
                     *       "from": "no-reply@portal.example.com",
                     *       "text": "Your password was changed. If it was not you, call us.",
                     *       "html": null
                     *     }
                     */
                    "application/json": components["schemas"]["Mail"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "myProfile.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "systemUserId": 512,
                     *       "loginName": "ines.moreau",
                     *       "fullName": "Ines Moreau",
                     *       "email": "margaret.olsson@example.com",
                     *       "phoneNumber": "0491 570 157",
                     *       "kind": "CLIENT",
                     *       "roles": [
                     *         {
                     *           "roleName": "Collections officer",
                     *           "businessName": "Harbour City Water"
                     *         }
                     *       ],
                     *       "passwordChangedAt": "2026-11-20T01:14:00.000Z",
                     *       "secondFactor": {
                     *         "enabled": false,
                     *         "enabledAt": "2026-11-20T01:14:00.000Z",
                     *         "required": false,
                     *         "recoveryCodesLeft": 1
                     *       },
                     *       "lastSignInAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MyProfile"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "myProfile.changePassword": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "seven quiet lamps 41",
                 *       "newPassword": "nine tall ferries 26",
                 *       "repeatPassword": "nine tall ferries 26"
                 *     }
                 */
                "application/json": components["schemas"]["MyPasswordChange"];
            };
        };
        responses: {
            /** @description Done; the answer has no content. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `validation-failed`: Some fields need attention. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "myProfile.renewRecoveryCodes": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "seven quiet lamps 41"
                 *     }
                 */
                "application/json": components["schemas"]["MyRecoveryCodesRenewal"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "8f3k-2m9q-x4tz"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MyNewRecoveryCodes"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `validation-failed`: Some fields need attention. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "myProfile.startSecondFactor": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "seven quiet lamps 41"
                 *     }
                 */
                "application/json": components["schemas"]["MySecondFactorStart"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "JBSWY3DPEHPK3PXP",
                     *       "address": "otpauth://totp/QuickPortal:priya.raman?secret=JBSWY3DPEHPK3PXP&issuer=QuickPortal",
                     *       "qrCode": {
                     *         "size": 41,
                     *         "path": "M0 0h7v1h-7z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TotpEnrolment"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `validation-failed`: Some fields need attention. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "myProfile.confirmSecondFactor": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["MySecondFactorConfirmation"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "8f3k-2m9q-x4tz"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MyRecoveryCodes"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `validation-failed`: Some fields need attention. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "myProfile.removeSecondFactor": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "seven quiet lamps 41"
                 *     }
                 */
                "application/json": components["schemas"]["MySecondFactorRemoval"];
            };
        };
        responses: {
            /** @description Done; the answer has no content. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `validation-failed`: Some fields need attention. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "myProfile.sessions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "sessionId": 560218,
                     *           "current": false,
                     *           "ip": "203.0.113.24",
                     *           "userAgent": "Firefox 148 on Windows",
                     *           "createdAt": "2026-11-20T01:14:00.000Z",
                     *           "lastActivityAt": "2026-11-20T01:14:00.000Z",
                     *           "expiresAt": "2026-11-20T01:14:00.000Z",
                     *           "viewingAs": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MySessions"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "myProfile.endOtherSessions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ended": 1
                     *     }
                     */
                    "application/json": components["schemas"]["MySessionsEnded"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "myProfile.endSession": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the session.
                 * @example 560218
                 */
                sessionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no content. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "notifications.switches": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "switchedOn": [
                     *         "CARD_EXPIRING",
                     *         "PAYMENT_RECEIPT",
                     *         "RECURRING_DUE"
                     *       ],
                     *       "facilitySwitchedOff": [
                     *         "PAYMENT_DECLINED"
                     *       ],
                     *       "refusal": ""
                     *     }
                     */
                    "application/json": components["schemas"]["NoticeSwitches"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "notifications.setSwitches": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "switchedOn": [
                 *         "CARD_EXPIRING",
                 *         "PAYMENT_RECEIPT",
                 *         "RECURRING_DUE"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NoticeSwitchChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "switchedOn": [
                     *         "CARD_EXPIRING",
                     *         "PAYMENT_RECEIPT",
                     *         "RECURRING_DUE"
                     *       ],
                     *       "facilitySwitchedOff": [
                     *         "PAYMENT_DECLINED"
                     *       ],
                     *       "refusal": ""
                     *     }
                     */
                    "application/json": components["schemas"]["NoticeSwitches"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "proposals.list": {
        parameters: {
            query?: {
                /** @description WAITING: pending and yours to approve. MINE: what you asked for. DECIDED: what came of it. */
                tab?: "WAITING" | "MINE" | "DECIDED";
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows on a page, at most 100; 20 when left out. */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "proposalId": 8841,
                     *           "kind": "transactions.refund",
                     *           "changeType": "Refund payment",
                     *           "title": "Refund payment 1000004711",
                     *           "communityId": 10,
                     *           "communityName": "Harbour City Utilities",
                     *           "reason": "Billed twice",
                     *           "status": "PENDING",
                     *           "requesterId": 512,
                     *           "requesterName": "Priya Raman",
                     *           "requestedAt": "2026-11-20T01:14:00.000Z",
                     *           "expiresAt": "2026-11-27T01:14:00.000Z",
                     *           "deciderName": null,
                     *           "decidedAt": null,
                     *           "decisionReason": null,
                     *           "currentUserCanApprove": true,
                     *           "currentUserCanWithdraw": false,
                     *           "version": 3
                     *         }
                     *       ],
                     *       "recordsCount": 1,
                     *       "currentPage": 1,
                     *       "pageSize": 25
                     *     }
                     */
                    "application/json": components["schemas"]["ProposalPage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "proposals.counts": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "waiting": 3
                     *     }
                     */
                    "application/json": components["schemas"]["ProposalCounts"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "proposals.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the request.
                 * @example 8841
                 */
                proposalId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "proposalId": 8841,
                     *       "kind": "transactions.refund",
                     *       "changeType": "Refund payment",
                     *       "title": "Refund payment 1000004711",
                     *       "communityId": 10,
                     *       "communityName": "Harbour City Utilities",
                     *       "reason": "Billed twice",
                     *       "status": "PENDING",
                     *       "requesterId": 512,
                     *       "requesterName": "Priya Raman",
                     *       "requestedAt": "2026-11-20T01:14:00.000Z",
                     *       "expiresAt": "2026-11-27T01:14:00.000Z",
                     *       "deciderName": null,
                     *       "decidedAt": null,
                     *       "decisionReason": null,
                     *       "currentUserCanApprove": true,
                     *       "currentUserCanWithdraw": false,
                     *       "version": 3,
                     *       "propertyDifferences": [
                     *         {
                     *           "propertyName": "Amount",
                     *           "existingValue": null,
                     *           "modifiedValue": "$120.50",
                     *           "different": true
                     *         }
                     *       ],
                     *       "approvalRefusal": null,
                     *       "staleReason": null
                     *     }
                     */
                    "application/json": components["schemas"]["ProposalDetails"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "proposals.approve": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the request.
                 * @example 8841
                 */
                proposalId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["ProposalApproval"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "proposalId": 8841,
                     *       "kind": "transactions.refund",
                     *       "changeType": "Refund payment",
                     *       "title": "Refund payment 1000004711",
                     *       "communityId": 10,
                     *       "communityName": "Harbour City Utilities",
                     *       "reason": "Billed twice",
                     *       "status": "PENDING",
                     *       "requesterId": 512,
                     *       "requesterName": "Priya Raman",
                     *       "requestedAt": "2026-11-20T01:14:00.000Z",
                     *       "expiresAt": "2026-11-27T01:14:00.000Z",
                     *       "deciderName": null,
                     *       "decidedAt": null,
                     *       "decisionReason": null,
                     *       "currentUserCanApprove": true,
                     *       "currentUserCanWithdraw": false,
                     *       "version": 3,
                     *       "propertyDifferences": [
                     *         {
                     *           "propertyName": "Amount",
                     *           "existingValue": null,
                     *           "modifiedValue": "$120.50",
                     *           "different": true
                     *         }
                     *       ],
                     *       "approvalRefusal": null,
                     *       "staleReason": null
                     *     }
                     */
                    "application/json": components["schemas"]["ProposalDetails"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrStateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "proposals.reject": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the request.
                 * @example 8841
                 */
                proposalId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The customer has been refunded by phone already."
                 *     }
                 */
                "application/json": components["schemas"]["ProposalRejection"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "proposalId": 8841,
                     *       "kind": "transactions.refund",
                     *       "changeType": "Refund payment",
                     *       "title": "Refund payment 1000004711",
                     *       "communityId": 10,
                     *       "communityName": "Harbour City Utilities",
                     *       "reason": "Billed twice",
                     *       "status": "PENDING",
                     *       "requesterId": 512,
                     *       "requesterName": "Priya Raman",
                     *       "requestedAt": "2026-11-20T01:14:00.000Z",
                     *       "expiresAt": "2026-11-27T01:14:00.000Z",
                     *       "deciderName": null,
                     *       "decidedAt": null,
                     *       "decisionReason": null,
                     *       "currentUserCanApprove": true,
                     *       "currentUserCanWithdraw": false,
                     *       "version": 3,
                     *       "propertyDifferences": [
                     *         {
                     *           "propertyName": "Amount",
                     *           "existingValue": null,
                     *           "modifiedValue": "$120.50",
                     *           "different": true
                     *         }
                     *       ],
                     *       "approvalRefusal": null,
                     *       "staleReason": null
                     *     }
                     */
                    "application/json": components["schemas"]["ProposalDetails"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrStateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "proposals.withdraw": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the request.
                 * @example 8841
                 */
                proposalId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["ProposalWithdrawal"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "proposalId": 8841,
                     *       "kind": "transactions.refund",
                     *       "changeType": "Refund payment",
                     *       "title": "Refund payment 1000004711",
                     *       "communityId": 10,
                     *       "communityName": "Harbour City Utilities",
                     *       "reason": "Billed twice",
                     *       "status": "PENDING",
                     *       "requesterId": 512,
                     *       "requesterName": "Priya Raman",
                     *       "requestedAt": "2026-11-20T01:14:00.000Z",
                     *       "expiresAt": "2026-11-27T01:14:00.000Z",
                     *       "deciderName": null,
                     *       "decidedAt": null,
                     *       "decisionReason": null,
                     *       "currentUserCanApprove": true,
                     *       "currentUserCanWithdraw": false,
                     *       "version": 3,
                     *       "propertyDifferences": [
                     *         {
                     *           "propertyName": "Amount",
                     *           "existingValue": null,
                     *           "modifiedValue": "$120.50",
                     *           "different": true
                     *         }
                     *       ],
                     *       "approvalRefusal": null,
                     *       "staleReason": null
                     *     }
                     */
                    "application/json": components["schemas"]["ProposalDetails"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrStateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "recurringPayments.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the payment schedule. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "paymentScheduleId": 20418,
                     *       "paymentScheduleCode": "PS-20418",
                     *       "description": "Water rates",
                     *       "status": "ACTIVE",
                     *       "statusDisplay": "Active",
                     *       "statusClass": "success",
                     *       "nextPaymentDate": "2026-11-30",
                     *       "amount": {
                     *         "amount": "120.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$120.50"
                     *       },
                     *       "frequency": "MONTHLY",
                     *       "summary": "Every month on the 30th, 12 payments",
                     *       "accountDisplayName": "Visa •••• 1881",
                     *       "customerId": 1048217,
                     *       "customerName": "Margaret Olsson",
                     *       "customerNumber": "HCW-0041827",
                     *       "supplierId": 3104,
                     *       "supplierBusiness": "Harbour City Water",
                     *       "accountId": 500001,
                     *       "accountToken": "C000000000500001",
                     *       "accountEnabled": true,
                     *       "instalmentAmount": "120.50",
                     *       "currency": "AUD",
                     *       "startDate": "2026-08-30",
                     *       "endRule": "AFTER_PAYMENTS",
                     *       "endDate": null,
                     *       "numberOfPayments": 12,
                     *       "paymentsMade": 3,
                     *       "paymentsLeft": 9,
                     *       "amountLeft": {
                     *         "amount": "1084.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$1084.50"
                     *       },
                     *       "lastPaymentDate": "2026-10-30",
                     *       "customerReferenceNumber": "HCW-0041827",
                     *       "paymentReferenceNumber": "PS-20418",
                     *       "statusReason": "",
                     *       "upcomingPayments": [
                     *         {
                     *           "date": "2026-11-30",
                     *           "amount": "120.50",
                     *           "movedBecause": ""
                     *         }
                     *       ],
                     *       "scheduleDates": [
                     *         {
                     *           "nominalDate": "2026-11-28",
                     *           "date": "2026-11-30",
                     *           "amount": {
                     *             "amount": "120.50",
                     *             "currency": "AUD",
                     *             "displayAmount": "$120.50"
                     *           },
                     *           "movedBecause": "Weekend",
                     *           "isSkipped": false,
                     *           "isMoved": false,
                     *           "isOtherAmount": false
                     *         }
                     *       ],
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z",
                     *       "today": "2026-11-20"
                     *     }
                     */
                    "application/json": components["schemas"]["RecurringPaymentDetails"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "recurringPayments.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the payment schedule. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accountToken": "C000000000500001",
                 *       "description": "Water rates",
                 *       "instalmentAmount": "120.50",
                 *       "frequency": "MONTHLY",
                 *       "nextPaymentDate": "2026-11-30",
                 *       "endRule": "UNTIL_STOPPED"
                 *     }
                 */
                "application/json": components["schemas"]["RecurringPaymentChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "paymentScheduleId": 20418,
                     *       "paymentScheduleCode": "PS-20418",
                     *       "description": "Water rates",
                     *       "status": "ACTIVE",
                     *       "statusDisplay": "Active",
                     *       "statusClass": "success",
                     *       "nextPaymentDate": "2026-11-30",
                     *       "amount": {
                     *         "amount": "120.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$120.50"
                     *       },
                     *       "frequency": "MONTHLY",
                     *       "summary": "Every month on the 30th, 12 payments",
                     *       "accountDisplayName": "Visa •••• 1881",
                     *       "customerId": 1048217,
                     *       "customerName": "Margaret Olsson",
                     *       "customerNumber": "HCW-0041827",
                     *       "supplierId": 3104,
                     *       "supplierBusiness": "Harbour City Water",
                     *       "accountId": 500001,
                     *       "accountToken": "C000000000500001",
                     *       "accountEnabled": true,
                     *       "instalmentAmount": "120.50",
                     *       "currency": "AUD",
                     *       "startDate": "2026-08-30",
                     *       "endRule": "AFTER_PAYMENTS",
                     *       "endDate": null,
                     *       "numberOfPayments": 12,
                     *       "paymentsMade": 3,
                     *       "paymentsLeft": 9,
                     *       "amountLeft": {
                     *         "amount": "1084.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$1084.50"
                     *       },
                     *       "lastPaymentDate": "2026-10-30",
                     *       "customerReferenceNumber": "HCW-0041827",
                     *       "paymentReferenceNumber": "PS-20418",
                     *       "statusReason": "",
                     *       "upcomingPayments": [
                     *         {
                     *           "date": "2026-11-30",
                     *           "amount": "120.50",
                     *           "movedBecause": ""
                     *         }
                     *       ],
                     *       "scheduleDates": [
                     *         {
                     *           "nominalDate": "2026-11-28",
                     *           "date": "2026-11-30",
                     *           "amount": {
                     *             "amount": "120.50",
                     *             "currency": "AUD",
                     *             "displayAmount": "$120.50"
                     *           },
                     *           "movedBecause": "Weekend",
                     *           "isSkipped": false,
                     *           "isMoved": false,
                     *           "isOtherAmount": false
                     *         }
                     *       ],
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RecurringPayment"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrStateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "recurringPayments.changeDate": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the payment schedule. */
                id: number;
                /** @description Names the payment: its date by the schedule. */
                nominalDate: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "change": "GIVE",
                 *       "newAmount": "80.00"
                 *     }
                 */
                "application/json": components["schemas"]["ScheduleDateChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "paymentScheduleId": 20418,
                     *       "paymentScheduleCode": "PS-20418",
                     *       "description": "Water rates",
                     *       "status": "ACTIVE",
                     *       "statusDisplay": "Active",
                     *       "statusClass": "success",
                     *       "nextPaymentDate": "2026-11-30",
                     *       "amount": {
                     *         "amount": "120.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$120.50"
                     *       },
                     *       "frequency": "MONTHLY",
                     *       "summary": "Every month on the 30th, 12 payments",
                     *       "accountDisplayName": "Visa •••• 1881",
                     *       "customerId": 1048217,
                     *       "customerName": "Margaret Olsson",
                     *       "customerNumber": "HCW-0041827",
                     *       "supplierId": 3104,
                     *       "supplierBusiness": "Harbour City Water",
                     *       "accountId": 500001,
                     *       "accountToken": "C000000000500001",
                     *       "accountEnabled": true,
                     *       "instalmentAmount": "120.50",
                     *       "currency": "AUD",
                     *       "startDate": "2026-08-30",
                     *       "endRule": "AFTER_PAYMENTS",
                     *       "endDate": null,
                     *       "numberOfPayments": 12,
                     *       "paymentsMade": 3,
                     *       "paymentsLeft": 9,
                     *       "amountLeft": {
                     *         "amount": "1084.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$1084.50"
                     *       },
                     *       "lastPaymentDate": "2026-10-30",
                     *       "customerReferenceNumber": "HCW-0041827",
                     *       "paymentReferenceNumber": "PS-20418",
                     *       "statusReason": "",
                     *       "upcomingPayments": [
                     *         {
                     *           "date": "2026-11-30",
                     *           "amount": "120.50",
                     *           "movedBecause": ""
                     *         }
                     *       ],
                     *       "scheduleDates": [
                     *         {
                     *           "nominalDate": "2026-11-28",
                     *           "date": "2026-11-30",
                     *           "amount": {
                     *             "amount": "120.50",
                     *             "currency": "AUD",
                     *             "displayAmount": "$120.50"
                     *           },
                     *           "movedBecause": "Weekend",
                     *           "isSkipped": false,
                     *           "isMoved": false,
                     *           "isOtherAmount": false
                     *         }
                     *       ],
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RecurringPayment"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrStateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "recurringPayments.formData": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the payment schedule. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customerId": 1048217,
                     *       "supplierId": 3104,
                     *       "supplierBusiness": "Harbour City Water",
                     *       "currency": "AUD",
                     *       "accountToken": "C000000000500001",
                     *       "accounts": [
                     *         {
                     *           "accountToken": "C000000000500001",
                     *           "displayName": "Visa •••• 1881",
                     *           "holderName": "Margaret Olsson"
                     *         }
                     *       ],
                     *       "accountsMessage": "",
                     *       "description": "Water rates",
                     *       "instalmentAmount": "120.50",
                     *       "frequency": "MONTHLY",
                     *       "nextPaymentDate": "2026-11-30",
                     *       "endRule": "AFTER_PAYMENTS",
                     *       "endDate": null,
                     *       "numberOfPayments": 12,
                     *       "customerReferenceNumber": "HCW-0041827",
                     *       "paymentReferenceNumber": "PS-20418",
                     *       "version": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ScheduleFormData"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "recurringPayments.occurrences": {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows on a page, at most 100; 5 when left out. */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the payment schedule. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "occurrenceId": 30177,
                     *           "nominalDate": "2026-10-30",
                     *           "date": "2026-10-30",
                     *           "movedBecause": "",
                     *           "amount": {
                     *             "amount": "120.50",
                     *             "currency": "AUD",
                     *             "displayAmount": "$120.50"
                     *           },
                     *           "status": "PAID",
                     *           "statusDisplay": "Paid",
                     *           "statusClass": "success",
                     *           "attempts": 1,
                     *           "nextAttemptDate": null,
                     *           "failure": "",
                     *           "receiptNumber": "1000000001"
                     *         }
                     *       ],
                     *       "recordsCount": 1,
                     *       "currentPage": 1,
                     *       "pageSize": 25
                     *     }
                     */
                    "application/json": components["schemas"]["ScheduleOccurrencePage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "recurringPayments.resume": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the payment schedule. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["RecurringPaymentResume"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "paymentScheduleId": 20418,
                     *       "paymentScheduleCode": "PS-20418",
                     *       "description": "Water rates",
                     *       "status": "ACTIVE",
                     *       "statusDisplay": "Active",
                     *       "statusClass": "success",
                     *       "nextPaymentDate": "2026-11-30",
                     *       "amount": {
                     *         "amount": "120.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$120.50"
                     *       },
                     *       "frequency": "MONTHLY",
                     *       "summary": "Every month on the 30th, 12 payments",
                     *       "accountDisplayName": "Visa •••• 1881",
                     *       "customerId": 1048217,
                     *       "customerName": "Margaret Olsson",
                     *       "customerNumber": "HCW-0041827",
                     *       "supplierId": 3104,
                     *       "supplierBusiness": "Harbour City Water",
                     *       "accountId": 500001,
                     *       "accountToken": "C000000000500001",
                     *       "accountEnabled": true,
                     *       "instalmentAmount": "120.50",
                     *       "currency": "AUD",
                     *       "startDate": "2026-08-30",
                     *       "endRule": "AFTER_PAYMENTS",
                     *       "endDate": null,
                     *       "numberOfPayments": 12,
                     *       "paymentsMade": 3,
                     *       "paymentsLeft": 9,
                     *       "amountLeft": {
                     *         "amount": "1084.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$1084.50"
                     *       },
                     *       "lastPaymentDate": "2026-10-30",
                     *       "customerReferenceNumber": "HCW-0041827",
                     *       "paymentReferenceNumber": "PS-20418",
                     *       "statusReason": "",
                     *       "upcomingPayments": [
                     *         {
                     *           "date": "2026-11-30",
                     *           "amount": "120.50",
                     *           "movedBecause": ""
                     *         }
                     *       ],
                     *       "scheduleDates": [
                     *         {
                     *           "nominalDate": "2026-11-28",
                     *           "date": "2026-11-30",
                     *           "amount": {
                     *             "amount": "120.50",
                     *             "currency": "AUD",
                     *             "displayAmount": "$120.50"
                     *           },
                     *           "movedBecause": "Weekend",
                     *           "isSkipped": false,
                     *           "isMoved": false,
                     *           "isOtherAmount": false
                     *         }
                     *       ],
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RecurringPayment"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrStateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "recurringPayments.stop": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the payment schedule. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["RecurringPaymentStop"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "paymentScheduleId": 20418,
                     *       "paymentScheduleCode": "PS-20418",
                     *       "description": "Water rates",
                     *       "status": "ACTIVE",
                     *       "statusDisplay": "Active",
                     *       "statusClass": "success",
                     *       "nextPaymentDate": "2026-11-30",
                     *       "amount": {
                     *         "amount": "120.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$120.50"
                     *       },
                     *       "frequency": "MONTHLY",
                     *       "summary": "Every month on the 30th, 12 payments",
                     *       "accountDisplayName": "Visa •••• 1881",
                     *       "customerId": 1048217,
                     *       "customerName": "Margaret Olsson",
                     *       "customerNumber": "HCW-0041827",
                     *       "supplierId": 3104,
                     *       "supplierBusiness": "Harbour City Water",
                     *       "accountId": 500001,
                     *       "accountToken": "C000000000500001",
                     *       "accountEnabled": true,
                     *       "instalmentAmount": "120.50",
                     *       "currency": "AUD",
                     *       "startDate": "2026-08-30",
                     *       "endRule": "AFTER_PAYMENTS",
                     *       "endDate": null,
                     *       "numberOfPayments": 12,
                     *       "paymentsMade": 3,
                     *       "paymentsLeft": 9,
                     *       "amountLeft": {
                     *         "amount": "1084.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$1084.50"
                     *       },
                     *       "lastPaymentDate": "2026-10-30",
                     *       "customerReferenceNumber": "HCW-0041827",
                     *       "paymentReferenceNumber": "PS-20418",
                     *       "statusReason": "",
                     *       "upcomingPayments": [
                     *         {
                     *           "date": "2026-11-30",
                     *           "amount": "120.50",
                     *           "movedBecause": ""
                     *         }
                     *       ],
                     *       "scheduleDates": [
                     *         {
                     *           "nominalDate": "2026-11-28",
                     *           "date": "2026-11-30",
                     *           "amount": {
                     *             "amount": "120.50",
                     *             "currency": "AUD",
                     *             "displayAmount": "$120.50"
                     *           },
                     *           "movedBecause": "Weekend",
                     *           "isSkipped": false,
                     *           "isMoved": false,
                     *           "isOtherAmount": false
                     *         }
                     *       ],
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RecurringPayment"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrStateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customers.rights": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the customer.
                 * @example 1048217
                 */
                customerId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rights": [
                     *         "MANAGE_CUSTOMERS",
                     *         "VIEW_CUSTOMERS"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerRights"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.list": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "roleId": 12,
                     *           "roleName": "Collections officer",
                     *           "description": "Calls late payers and takes their payments",
                     *           "scope": "COMMUNITY",
                     *           "shared": false,
                     *           "rights": [
                     *             "MANAGE_CUSTOMERS",
                     *             "VIEW_CUSTOMERS"
                     *           ],
                     *           "userCount": 4,
                     *           "rightsBeyondYours": [],
                     *           "version": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RoleList"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roleName": "Collections officer",
                 *       "rights": [
                 *         "MANAGE_CUSTOMERS",
                 *         "VIEW_CUSTOMERS"
                 *       ],
                 *       "scope": "COMMUNITY",
                 *       "password": "seven quiet lamps 41"
                 *     }
                 */
                "application/json": components["schemas"]["RoleCreation"];
            };
        };
        responses: {
            /** @description Created, or ready. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "roleId": 12,
                     *       "roleName": "Collections officer",
                     *       "description": "Calls late payers and takes their payments",
                     *       "scope": "COMMUNITY",
                     *       "shared": false,
                     *       "rights": [
                     *         "MANAGE_CUSTOMERS",
                     *         "VIEW_CUSTOMERS"
                     *       ],
                     *       "userCount": 4,
                     *       "rightsBeyondYours": [],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the role.
                 * @example 12
                 */
                roleId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roleName": "Collections officer",
                 *       "rights": [
                 *         "MANAGE_CUSTOMERS",
                 *         "VIEW_CUSTOMERS"
                 *       ],
                 *       "password": "seven quiet lamps 41"
                 *     }
                 */
                "application/json": components["schemas"]["RoleChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "roleId": 12,
                     *       "roleName": "Collections officer",
                     *       "description": "Calls late payers and takes their payments",
                     *       "scope": "COMMUNITY",
                     *       "shared": false,
                     *       "rights": [
                     *         "MANAGE_CUSTOMERS",
                     *         "VIEW_CUSTOMERS"
                     *       ],
                     *       "userCount": 4,
                     *       "rightsBeyondYours": [],
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrStateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the role.
                 * @example 12
                 */
                roleId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no content. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "savedViews.list": {
        parameters: {
            query: {
                /**
                 * @description Id of the table in the portal.
                 * @example customer-search
                 */
                table: string;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "savedViewId": 74,
                     *           "table": "customer-search",
                     *           "name": "Disabled customers",
                     *           "query": "Status=DISABLED&Sort=-createdAt",
                     *           "isShared": false,
                     *           "isDefault": false,
                     *           "isOwn": false,
                     *           "ownerName": "Priya Raman",
                     *           "version": 3,
                     *           "createdAt": "2026-11-20T01:14:00.000Z",
                     *           "updatedAt": "2026-11-20T01:14:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SavedViewList"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            /** @description `validation-failed`: Some fields need attention. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "savedViews.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "table": "customer-search",
                 *       "name": "Disabled customers",
                 *       "query": "Status=DISABLED&Sort=-createdAt",
                 *       "isShared": false,
                 *       "isDefault": false
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewCreation"];
            };
        };
        responses: {
            /** @description Created, or ready. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "savedViewId": 74,
                     *       "table": "customer-search",
                     *       "name": "Disabled customers",
                     *       "query": "Status=DISABLED&Sort=-createdAt",
                     *       "isShared": false,
                     *       "isDefault": false,
                     *       "isOwn": false,
                     *       "ownerName": "Priya Raman",
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "savedViews.delete": {
        parameters: {
            query?: {
                /**
                 * @description The version you read; with it a lost update is refused with 409.
                 * @example 3
                 */
                version?: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the view.
                 * @example 74
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no content. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdate"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "savedViews.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the view.
                 * @example 74
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Disabled customers",
                 *       "query": "Status=DISABLED&Sort=-createdAt"
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "savedViewId": 74,
                     *       "table": "customer-search",
                     *       "name": "Disabled customers",
                     *       "query": "Status=DISABLED&Sort=-createdAt",
                     *       "isShared": false,
                     *       "isDefault": false,
                     *       "isOwn": false,
                     *       "ownerName": "Priya Raman",
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "updatedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "serviceMessages.list": {
        parameters: {
            query?: {
                /** @description Only messages that have come this far. */
                status?: "QUEUED" | "SENDING" | "RETRYING" | "DELIVERED" | "FAILED";
                /**
                 * @description Only messages of this kind.
                 * @example TRANSACTION_CSV_REPORT
                 */
                doctypeCode?: string;
                /** @description Only messages that went this way. */
                direction?: "INTERNAL" | "INBOUND" | "OUTBOUND";
                /** @description First day they were created on; 29 days before the last when left out. */
                from?: string;
                /** @description Last day they were created on, at most 31 days in all; today when left out. */
                to?: string;
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows on a page, at most 100; 25 when left out. */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "serviceMessageId": 8000105,
                     *           "communityId": 10,
                     *           "communityName": "Harbour City Utilities",
                     *           "doctypeCode": "SERVER_TO_SERVER_NOTIFICATION",
                     *           "direction": "OUTBOUND",
                     *           "status": "FAILED",
                     *           "summary": "Customer Margaret Olsson changed",
                     *           "objectType": "customer",
                     *           "objectId": 1048217,
                     *           "attempts": 12,
                     *           "createdAt": "2026-11-20T01:14:00.000Z",
                     *           "finishedAt": "2026-11-20T01:14:00.000Z"
                     *         }
                     *       ],
                     *       "recordsCount": 1,
                     *       "currentPage": 1,
                     *       "pageSize": 25
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceMessagePage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "serviceMessages.summary": {
        parameters: {
            query?: {
                /**
                 * @description Only messages of this kind.
                 * @example TRANSACTION_CSV_REPORT
                 */
                doctypeCode?: string;
                /** @description Only messages that went this way. */
                direction?: "INTERNAL" | "INBOUND" | "OUTBOUND";
                /** @description First day they were created on; 29 days before the last when left out. */
                from?: string;
                /** @description Last day they were created on, at most 31 days in all; today when left out. */
                to?: string;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "from": "2026-11-20",
                     *       "to": "2026-11-20",
                     *       "timeZone": "Australia/Sydney",
                     *       "doctypes": [
                     *         {
                     *           "doctypeCode": "TRANSACTION_CSV_REPORT",
                     *           "messageCount": 1,
                     *           "failedCount": 1,
                     *           "lastCreatedDate": "2026-11-20T01:14:00.000Z"
                     *         }
                     *       ],
                     *       "statuses": [
                     *         {
                     *           "status": "QUEUED",
                     *           "messageCount": 1
                     *         }
                     *       ],
                     *       "days": [
                     *         {
                     *           "date": "2026-11-20",
                     *           "delivered": 1,
                     *           "underWay": 1,
                     *           "failed": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceMessageSummary"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "serviceMessages.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the service message.
                 * @example 8000105
                 */
                serviceMessageId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "serviceMessageId": 8000105,
                     *       "communityId": 10,
                     *       "communityName": "Harbour City Utilities",
                     *       "doctypeCode": "SERVER_TO_SERVER_NOTIFICATION",
                     *       "direction": "OUTBOUND",
                     *       "status": "FAILED",
                     *       "summary": "Customer Margaret Olsson changed",
                     *       "objectType": "customer",
                     *       "objectId": 1048217,
                     *       "attempts": 12,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "finishedAt": "2026-11-20T01:14:00.000Z",
                     *       "businessId": 3104,
                     *       "businessName": "Harbour City Water",
                     *       "parameters": "{\"customerId\":1048217}",
                     *       "payload": "{\"type\":\"customer.updated\",\"data\":{\"customerId\":1048217}}",
                     *       "errorText": "The server answered 503.",
                     *       "nextAttemptAt": null,
                     *       "createdByName": null,
                     *       "canBeResent": true,
                     *       "updatedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceMessageDetails"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "serviceMessages.resend": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the service message.
                 * @example 8000105
                 */
                serviceMessageId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "serviceMessageId": 8000105,
                     *       "communityId": 10,
                     *       "communityName": "Harbour City Utilities",
                     *       "doctypeCode": "SERVER_TO_SERVER_NOTIFICATION",
                     *       "direction": "OUTBOUND",
                     *       "status": "FAILED",
                     *       "summary": "Customer Margaret Olsson changed",
                     *       "objectType": "customer",
                     *       "objectId": 1048217,
                     *       "attempts": 12,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "finishedAt": "2026-11-20T01:14:00.000Z",
                     *       "businessId": 3104,
                     *       "businessName": "Harbour City Water",
                     *       "parameters": "{\"customerId\":1048217}",
                     *       "payload": "{\"type\":\"customer.updated\",\"data\":{\"customerId\":1048217}}",
                     *       "errorText": "The server answered 503.",
                     *       "nextAttemptAt": null,
                     *       "createdByName": null,
                     *       "canBeResent": true,
                     *       "updatedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceMessageDetails"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflictOrIdempotencyInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "session.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "systemUserId": 512,
                     *         "loginName": "ines.moreau",
                     *         "fullName": "Ines Moreau",
                     *         "email": "margaret.olsson@example.com",
                     *         "kind": "CLIENT"
                     *       },
                     *       "viewedBy": null,
                     *       "kind": "CLIENT",
                     *       "community": {
                     *         "communityId": 10,
                     *         "communityName": "Harbour City Utilities",
                     *         "timeZone": "Australia/Sydney",
                     *         "currency": "AUD"
                     *       },
                     *       "rights": [
                     *         "MANAGE_CUSTOMERS",
                     *         "VIEW_CUSTOMERS"
                     *       ],
                     *       "csrfToken": "kX3vR0c2mJ8qT5yW",
                     *       "next": "home",
                     *       "idleTimeoutSeconds": 900,
                     *       "expiresAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "session.chooseCommunity": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "communityId": 10
                 *     }
                 */
                "application/json": components["schemas"]["SessionCommunityChoice"];
            };
        };
        responses: {
            /** @description Done; the answer has no content. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `validation-failed`: Some fields need attention. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.pollExport": {
        parameters: {
            query: {
                /**
                 * @description What the starting call answered.
                 * @example 4021
                 */
                exportId: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created, or ready. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "downloadUrl": "/quickportal/rest/internal/exports/4021/file?csrf=1795194300.kq3vXw"
                     *     }
                     */
                    "application/json": components["schemas"]["ExportReady"];
                };
            };
            /** @description Accepted and being worked on; ask again. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportId": 4021,
                     *       "rowsDone": 849,
                     *       "rowsTotal": 1284
                     *     }
                     */
                    "application/json": components["schemas"]["ExportProgress"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflict"];
            /** @description `validation-failed`: Some fields need attention. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.startExport": {
        parameters: {
            query?: {
                /** @description Checks the filters and starts nothing: 204 or 422. */
                validationOnly?: boolean;
            };
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "query": "olsson",
                 *       "amount": "101.50",
                 *       "sort": "-transactionTime",
                 *       "forExcel": false
                 *     }
                 */
                "application/json": components["schemas"]["TransactionExportRequest"];
            };
        };
        responses: {
            /** @description Accepted and being worked on; ask again. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportId": 4021
                     *     }
                     */
                    "application/json": components["schemas"]["ExportStarted"];
                };
            };
            /** @description Done; the answer has no content. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            409: components["responses"]["StateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.search": {
        parameters: {
            query?: {
                /**
                 * @description Whatever is at hand: a receipt number, the beginning of a reference, part of the customer’s name, email or phone, an amount, the last digits of the card or account, a BSB, or an account token.
                 * @example olsson
                 */
                query?: string;
                /**
                 * @description The whole number.
                 * @example 1000000001
                 */
                receiptNumber?: string;
                /** @description Beginning of the customer or payment reference; case does not matter. */
                reference?: string;
                /**
                 * @description Beginning of the name; case and accents do not matter.
                 * @example Margaret Olsson
                 */
                customerName?: string;
                /**
                 * @description Only of this customer.
                 * @example 1048217
                 */
                customerId?: number;
                /**
                 * @description Only of this supplier business.
                 * @example 3104
                 */
                businessId?: number;
                /** @description Days that move with the calendar of the community, in place of first and last day. */
                period?: "TODAY" | "YESTERDAY" | "LAST_7_DAYS" | "LAST_30_DAYS" | "THIS_MONTH" | "LAST_MONTH";
                /** @description First day, in the community’s zone. */
                from?: string;
                /** @description Last day, in the community’s zone. */
                to?: string;
                /** @description Banking day it settles on. */
                settlementDate?: string;
                /**
                 * @description The total, exactly.
                 * @example 101.50
                 */
                amount?: string;
                /** @description Only in this status. */
                status?: "PENDING" | "SUSPENDED" | "IN_FLIGHT" | "APPROVED" | "DECLINED" | "DISHONOURED" | "REFUNDED" | "VOIDED" | "CANCELLED";
                /** @description Payments or refunds only. */
                transactionType?: "PAYMENT" | "REFUND";
                /** @description The last digits of the card or account as they are shown: four, or three. */
                lastFour?: string;
                /**
                 * @description BSB of the account, such as 062-000.
                 * @example 062-000
                 */
                bsb?: string;
                /**
                 * @description Token of a customer’s account, whole.
                 * @example C000000000500001
                 */
                accountToken?: string;
                /** @description Column to sort by; a leading minus sorts downwards. */
                sort?: "transactionTime" | "-transactionTime" | "totalAmount" | "-totalAmount" | "customerName" | "-customerName" | "settlementDate" | "-settlementDate";
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows on a page, at most 100; 25 when left out. */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "receiptNumber": "1000004711",
                     *           "transactionType": "PAYMENT",
                     *           "status": "APPROVED",
                     *           "statusDisplay": "Approved",
                     *           "statusGroup": "success",
                     *           "businessId": 3104,
                     *           "customerId": 1048217,
                     *           "customerName": "Margaret Olsson",
                     *           "customerReferenceNumber": "HCW-0041827",
                     *           "paymentReferenceNumber": "INV-88213",
                     *           "comment": "",
                     *           "source": "RESTAPI",
                     *           "sourceDisplay": "REST API",
                     *           "transactionTime": "2026-11-20T01:14:00.000Z",
                     *           "settlementDate": "2026-11-23",
                     *           "principalAmount": {
                     *             "amount": "120.50",
                     *             "currency": "AUD",
                     *             "displayAmount": "$120.50"
                     *           },
                     *           "surchargeAmount": {
                     *             "amount": "1.33",
                     *             "currency": "AUD",
                     *             "displayAmount": "$1.33"
                     *           },
                     *           "totalAmount": {
                     *             "amount": "121.83",
                     *             "currency": "AUD",
                     *             "displayAmount": "$121.83"
                     *           },
                     *           "paidFrom": {
                     *             "accountType": "CREDIT_CARD",
                     *             "maskedNumber": "401288......1881",
                     *             "holderName": "Margaret Olsson",
                     *             "cardScheme": "VISA",
                     *             "cardType": "CREDIT",
                     *             "bsb": null
                     *           },
                     *           "summaryCode": 0,
                     *           "responseCode": "08",
                     *           "responseText": "Approved",
                     *           "traceId": "mzq4k1c8d0aa2f17",
                     *           "version": 2,
                     *           "businessName": "Harbour City Water"
                     *         }
                     *       ],
                     *       "recordsCount": 1,
                     *       "currentPage": 1,
                     *       "pageSize": 25
                     *     }
                     */
                    "application/json": components["schemas"]["TransactionPage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Receipt of the payment or refund.
                 * @example 1000000001
                 */
                receiptNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "receiptNumber": "1000004711",
                     *       "transactionType": "PAYMENT",
                     *       "status": "APPROVED",
                     *       "statusDisplay": "Approved",
                     *       "statusGroup": "success",
                     *       "businessId": 3104,
                     *       "customerId": 1048217,
                     *       "customerName": "Margaret Olsson",
                     *       "customerReferenceNumber": "HCW-0041827",
                     *       "paymentReferenceNumber": "INV-88213",
                     *       "comment": "",
                     *       "source": "RESTAPI",
                     *       "sourceDisplay": "REST API",
                     *       "transactionTime": "2026-11-20T01:14:00.000Z",
                     *       "settlementDate": "2026-11-23",
                     *       "principalAmount": {
                     *         "amount": "120.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$120.50"
                     *       },
                     *       "surchargeAmount": {
                     *         "amount": "1.33",
                     *         "currency": "AUD",
                     *         "displayAmount": "$1.33"
                     *       },
                     *       "totalAmount": {
                     *         "amount": "121.83",
                     *         "currency": "AUD",
                     *         "displayAmount": "$121.83"
                     *       },
                     *       "paidFrom": {
                     *         "accountType": "CREDIT_CARD",
                     *         "maskedNumber": "401288......1881",
                     *         "holderName": "Margaret Olsson",
                     *         "cardScheme": "VISA",
                     *         "cardType": "CREDIT",
                     *         "bsb": null
                     *       },
                     *       "summaryCode": 0,
                     *       "responseCode": "08",
                     *       "responseText": "Approved",
                     *       "traceId": "mzq4k1c8d0aa2f17",
                     *       "version": 2,
                     *       "originalReceiptNumber": null,
                     *       "businessName": "Harbour City Water",
                     *       "surchargeRate": "1.1",
                     *       "batch": {
                     *         "paymentBatchId": 8812,
                     *         "status": "OPEN",
                     *         "settlementDate": "2026-11-23",
                     *         "closesAt": "2026-11-20T07:00:00.000Z"
                     *       },
                     *       "decline": null,
                     *       "refundedAmount": {
                     *         "amount": "0.00",
                     *         "currency": "AUD",
                     *         "displayAmount": "$0.00"
                     *       },
                     *       "refundablePrincipal": {
                     *         "amount": "120.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$120.50"
                     *       },
                     *       "refundRefusal": "",
                     *       "pendingRefundId": null,
                     *       "canRequery": false,
                     *       "canVoid": true,
                     *       "timeline": [
                     *         {
                     *           "at": "2026-11-20T01:14:00.000Z",
                     *           "kind": "ANSWER",
                     *           "tone": "done",
                     *           "title": "Approved by the bank",
                     *           "text": "08 Approved",
                     *           "receiptNumber": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TransactionDetails"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.receipt": {
        parameters: {
            query?: {
                /**
                 * @description The session’s CSRF token, where the address is followed as a link.
                 * @example 1795194300.kq3vXw
                 */
                csrf?: string;
                /**
                 * @description true: the browser keeps the file instead of showing it.
                 * @example true
                 */
                download?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Receipt of the payment or refund.
                 * @example 1000000001
                 */
                receiptNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrCsrfTokenInvalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.sendReceipt": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Receipt of the payment or refund.
                 * @example 1000000001
                 */
                receiptNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "margaret.olsson@example.com"
                     *     }
                     */
                    "application/json": components["schemas"]["ReceiptSent"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflictOrIdempotencyInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.refund": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Receipt of the payment or refund.
                 * @example 1000000001
                 */
                receiptNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "principalAmount": "50.00",
                 *       "reason": "Paid twice"
                 *     }
                 */
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            /** @description Created, or ready. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "receiptNumber": "1000004711",
                     *       "transactionType": "PAYMENT",
                     *       "status": "APPROVED",
                     *       "statusDisplay": "Approved",
                     *       "statusGroup": "success",
                     *       "businessId": 3104,
                     *       "customerId": 1048217,
                     *       "customerName": "Margaret Olsson",
                     *       "customerReferenceNumber": "HCW-0041827",
                     *       "paymentReferenceNumber": "INV-88213",
                     *       "comment": "",
                     *       "source": "RESTAPI",
                     *       "sourceDisplay": "REST API",
                     *       "transactionTime": "2026-11-20T01:14:00.000Z",
                     *       "settlementDate": "2026-11-23",
                     *       "principalAmount": {
                     *         "amount": "120.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$120.50"
                     *       },
                     *       "surchargeAmount": {
                     *         "amount": "1.33",
                     *         "currency": "AUD",
                     *         "displayAmount": "$1.33"
                     *       },
                     *       "totalAmount": {
                     *         "amount": "121.83",
                     *         "currency": "AUD",
                     *         "displayAmount": "$121.83"
                     *       },
                     *       "paidFrom": {
                     *         "accountType": "CREDIT_CARD",
                     *         "maskedNumber": "401288......1881",
                     *         "holderName": "Margaret Olsson",
                     *         "cardScheme": "VISA",
                     *         "cardType": "CREDIT",
                     *         "bsb": null
                     *       },
                     *       "summaryCode": 0,
                     *       "responseCode": "08",
                     *       "responseText": "Approved",
                     *       "traceId": "mzq4k1c8d0aa2f17",
                     *       "version": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transaction"];
                };
            };
            /** @description Accepted and being worked on; ask again. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "proposalId": 8841
                     *     }
                     */
                    "application/json": components["schemas"]["RefundRequested"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.requery": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Receipt of the payment or refund.
                 * @example 1000000001
                 */
                receiptNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "receiptNumber": "1000004711",
                     *       "transactionType": "PAYMENT",
                     *       "status": "APPROVED",
                     *       "statusDisplay": "Approved",
                     *       "statusGroup": "success",
                     *       "businessId": 3104,
                     *       "customerId": 1048217,
                     *       "customerName": "Margaret Olsson",
                     *       "customerReferenceNumber": "HCW-0041827",
                     *       "paymentReferenceNumber": "INV-88213",
                     *       "comment": "",
                     *       "source": "RESTAPI",
                     *       "sourceDisplay": "REST API",
                     *       "transactionTime": "2026-11-20T01:14:00.000Z",
                     *       "settlementDate": "2026-11-23",
                     *       "principalAmount": {
                     *         "amount": "120.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$120.50"
                     *       },
                     *       "surchargeAmount": {
                     *         "amount": "1.33",
                     *         "currency": "AUD",
                     *         "displayAmount": "$1.33"
                     *       },
                     *       "totalAmount": {
                     *         "amount": "121.83",
                     *         "currency": "AUD",
                     *         "displayAmount": "$121.83"
                     *       },
                     *       "paidFrom": {
                     *         "accountType": "CREDIT_CARD",
                     *         "maskedNumber": "401288......1881",
                     *         "holderName": "Margaret Olsson",
                     *         "cardScheme": "VISA",
                     *         "cardType": "CREDIT",
                     *         "bsb": null
                     *       },
                     *       "summaryCode": 0,
                     *       "responseCode": "08",
                     *       "responseText": "Approved",
                     *       "traceId": "mzq4k1c8d0aa2f17",
                     *       "version": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transaction"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "transactions.void": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Receipt of the payment or refund.
                 * @example 1000000001
                 */
                receiptNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "receiptNumber": "1000004711",
                     *       "transactionType": "PAYMENT",
                     *       "status": "APPROVED",
                     *       "statusDisplay": "Approved",
                     *       "statusGroup": "success",
                     *       "businessId": 3104,
                     *       "customerId": 1048217,
                     *       "customerName": "Margaret Olsson",
                     *       "customerReferenceNumber": "HCW-0041827",
                     *       "paymentReferenceNumber": "INV-88213",
                     *       "comment": "",
                     *       "source": "RESTAPI",
                     *       "sourceDisplay": "REST API",
                     *       "transactionTime": "2026-11-20T01:14:00.000Z",
                     *       "settlementDate": "2026-11-23",
                     *       "principalAmount": {
                     *         "amount": "120.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$120.50"
                     *       },
                     *       "surchargeAmount": {
                     *         "amount": "1.33",
                     *         "currency": "AUD",
                     *         "displayAmount": "$1.33"
                     *       },
                     *       "totalAmount": {
                     *         "amount": "121.83",
                     *         "currency": "AUD",
                     *         "displayAmount": "$121.83"
                     *       },
                     *       "paidFrom": {
                     *         "accountType": "CREDIT_CARD",
                     *         "maskedNumber": "401288......1881",
                     *         "holderName": "Margaret Olsson",
                     *         "cardScheme": "VISA",
                     *         "cardType": "CREDIT",
                     *         "bsb": null
                     *       },
                     *       "summaryCode": 0,
                     *       "responseCode": "08",
                     *       "responseText": "Approved",
                     *       "traceId": "mzq4k1c8d0aa2f17",
                     *       "version": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transaction"];
                };
            };
            /** @description Accepted and being worked on; ask again. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "receiptNumber": "1000004711",
                     *       "transactionType": "PAYMENT",
                     *       "status": "APPROVED",
                     *       "statusDisplay": "Approved",
                     *       "statusGroup": "success",
                     *       "businessId": 3104,
                     *       "customerId": 1048217,
                     *       "customerName": "Margaret Olsson",
                     *       "customerReferenceNumber": "HCW-0041827",
                     *       "paymentReferenceNumber": "INV-88213",
                     *       "comment": "",
                     *       "source": "RESTAPI",
                     *       "sourceDisplay": "REST API",
                     *       "transactionTime": "2026-11-20T01:14:00.000Z",
                     *       "settlementDate": "2026-11-23",
                     *       "principalAmount": {
                     *         "amount": "120.50",
                     *         "currency": "AUD",
                     *         "displayAmount": "$120.50"
                     *       },
                     *       "surchargeAmount": {
                     *         "amount": "1.33",
                     *         "currency": "AUD",
                     *         "displayAmount": "$1.33"
                     *       },
                     *       "totalAmount": {
                     *         "amount": "121.83",
                     *         "currency": "AUD",
                     *         "displayAmount": "$121.83"
                     *       },
                     *       "paidFrom": {
                     *         "accountType": "CREDIT_CARD",
                     *         "maskedNumber": "401288......1881",
                     *         "holderName": "Margaret Olsson",
                     *         "cardScheme": "VISA",
                     *         "cardType": "CREDIT",
                     *         "bsb": null
                     *       },
                     *       "summaryCode": 0,
                     *       "responseCode": "08",
                     *       "responseText": "Approved",
                     *       "traceId": "mzq4k1c8d0aa2f17",
                     *       "version": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transaction"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflictOrIdempotencyInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "uploadedFiles.formats": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "format": "CUSTOMERS",
                     *           "title": "Customers",
                     *           "description": "Adds a customer for every line.",
                     *           "maxBytes": 104857600,
                     *           "maxLines": 500000,
                     *           "columns": [
                     *             {
                     *               "title": "City",
                     *               "description": "Water rates",
                     *               "required": false,
                     *               "example": "Newcastle"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FileFormatList"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "uploadedFiles.list": {
        parameters: {
            query?: {
                /**
                 * @description Beginning of the name; case does not matter.
                 * @example customers-november.csv
                 */
                fileName?: string;
                /**
                 * @description Only files of this kind.
                 * @example CUSTOMERS
                 */
                format?: string;
                /**
                 * @description Only files in this status.
                 * @example COMPLETE
                 */
                statusCode?: "QUEUED" | "PROCESSING" | "SENDING" | "SENT" | "COMPLETE" | "ERROR" | "CANCELLED";
                /** @description Column to sort by; a leading minus sorts downwards. */
                sort?: "createdDate" | "-createdDate" | "fileName" | "-fileName" | "size" | "-size";
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows on a page, at most 100; 20 when left out. */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "fileId": 4102,
                     *           "fileName": "customers-november.csv",
                     *           "contentType": "text/csv",
                     *           "format": "CUSTOMERS",
                     *           "formatTitle": "Customers",
                     *           "statusGroup": {
                     *             "statusCode": "COMPLETE"
                     *           },
                     *           "size": 61440,
                     *           "checksum": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "uploader": null,
                     *           "apiKeyName": null,
                     *           "createdDate": "2026-11-20T01:14:00.000Z",
                     *           "statusDate": "2026-11-20T01:14:00.000Z",
                     *           "paymentBatchGroupId": null,
                     *           "recentlyUploaded": false,
                     *           "inProgress": false,
                     *           "progress": 100,
                     *           "step": "APPLY",
                     *           "lineCount": 512,
                     *           "checkedCount": 512,
                     *           "appliedCount": 512,
                     *           "errorCount": 0,
                     *           "duplicateOfFileId": null,
                     *           "contentAvailable": true
                     *         }
                     *       ],
                     *       "recordsCount": 1,
                     *       "currentPage": 1,
                     *       "pageSize": 25
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedFilePage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "uploadedFiles.upload": {
        parameters: {
            query: {
                /**
                 * @description What the file holds; `GET uploaded-file-formats` answers what there is.
                 * @example CUSTOMERS
                 */
                format: string;
                /** @description True: upload it although the same content was uploaded before. */
                confirmDuplicate?: boolean;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description One file. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Stored and queued. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fileId": 4102,
                     *       "fileName": "customers-november.csv",
                     *       "contentType": "text/csv",
                     *       "format": "CUSTOMERS",
                     *       "formatTitle": "Customers",
                     *       "statusGroup": {
                     *         "statusCode": "COMPLETE"
                     *       },
                     *       "size": 61440,
                     *       "checksum": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "uploader": null,
                     *       "apiKeyName": null,
                     *       "createdDate": "2026-11-20T01:14:00.000Z",
                     *       "statusDate": "2026-11-20T01:14:00.000Z",
                     *       "paymentBatchGroupId": null,
                     *       "recentlyUploaded": false,
                     *       "inProgress": false,
                     *       "progress": 100,
                     *       "step": "APPLY",
                     *       "lineCount": 512,
                     *       "checkedCount": 512,
                     *       "appliedCount": 512,
                     *       "errorCount": 0,
                     *       "duplicateOfFileId": null,
                     *       "contentAvailable": true
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeaderOrCsrfTokenInvalid"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "uploadedFiles.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the file.
                 * @example 4102
                 */
                fileId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fileId": 4102,
                     *       "fileName": "customers-november.csv",
                     *       "contentType": "text/csv",
                     *       "format": "CUSTOMERS",
                     *       "formatTitle": "Customers",
                     *       "statusGroup": {
                     *         "statusCode": "COMPLETE"
                     *       },
                     *       "size": 61440,
                     *       "checksum": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "uploader": null,
                     *       "apiKeyName": null,
                     *       "createdDate": "2026-11-20T01:14:00.000Z",
                     *       "statusDate": "2026-11-20T01:14:00.000Z",
                     *       "paymentBatchGroupId": null,
                     *       "recentlyUploaded": false,
                     *       "inProgress": false,
                     *       "progress": 100,
                     *       "step": "APPLY",
                     *       "lineCount": 512,
                     *       "checkedCount": 512,
                     *       "appliedCount": 512,
                     *       "errorCount": 0,
                     *       "duplicateOfFileId": null,
                     *       "contentAvailable": true
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "uploadedFiles.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the file.
                 * @example 4102
                 */
                fileId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fileId": 4102,
                     *       "fileName": "customers-november.csv",
                     *       "contentType": "text/csv",
                     *       "format": "CUSTOMERS",
                     *       "formatTitle": "Customers",
                     *       "statusGroup": {
                     *         "statusCode": "COMPLETE"
                     *       },
                     *       "size": 61440,
                     *       "checksum": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "uploader": null,
                     *       "apiKeyName": null,
                     *       "createdDate": "2026-11-20T01:14:00.000Z",
                     *       "statusDate": "2026-11-20T01:14:00.000Z",
                     *       "paymentBatchGroupId": null,
                     *       "recentlyUploaded": false,
                     *       "inProgress": false,
                     *       "progress": 100,
                     *       "step": "APPLY",
                     *       "lineCount": 512,
                     *       "checkedCount": 512,
                     *       "appliedCount": 512,
                     *       "errorCount": 0,
                     *       "duplicateOfFileId": null,
                     *       "contentAvailable": true
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflictOrIdempotencyInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "uploadedFiles.content": {
        parameters: {
            query: {
                /** @description The session's CSRF token; a browser's link cannot send our header. */
                csrf: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the file.
                 * @example 4102
                 */
                fileId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrCsrfTokenInvalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "uploadedFiles.errors": {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows on a page, at most 100; 20 when left out. */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Identifier of the file.
                 * @example 4102
                 */
                fileId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "lineNumber": 17,
                     *           "nameOfField": "Postcode",
                     *           "providedValueText": "20000",
                     *           "errorText": "Enter a postcode of four digits."
                     *         }
                     *       ],
                     *       "recordsCount": 1,
                     *       "currentPage": 1,
                     *       "pageSize": 25
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedFileErrorPage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "uploadedFiles.errorsFile": {
        parameters: {
            query: {
                /** @description The session's CSRF token; a browser's link cannot send our header. */
                csrf: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the file.
                 * @example 4102
                 */
                fileId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrCsrfTokenInvalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "users.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "loginName": "dana.petrov",
                 *       "fullName": "Dana Petrov",
                 *       "email": "dana.petrov@example.com",
                 *       "phoneNumber": "0491 570 157",
                 *       "roleIds": [],
                 *       "businessRoles": [],
                 *       "businessIds": [],
                 *       "password": "seven quiet lamps 41"
                 *     }
                 */
                "application/json": components["schemas"]["UserCreation"];
            };
        };
        responses: {
            /** @description Created, or ready. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "systemUserId": 512,
                     *       "loginName": "ines.moreau",
                     *       "fullName": "Ines Moreau",
                     *       "email": "ines.moreau@example.com",
                     *       "phoneNumber": "0491 570 157",
                     *       "status": "ACTIVE",
                     *       "invitationPending": false,
                     *       "secondFactorEnabled": true,
                     *       "lastSignInAt": "2026-11-20T01:14:00.000Z",
                     *       "roles": [
                     *         {
                     *           "roleId": 12,
                     *           "roleName": "Collections officer",
                     *           "businessId": null,
                     *           "businessName": null
                     *         }
                     *       ],
                     *       "businesses": [],
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "version": 3,
                     *       "updatedAt": "2026-11-20T01:14:00.000Z",
                     *       "lockedUntil": null,
                     *       "passwordChangedAt": "2026-11-20T01:14:00.000Z",
                     *       "invitationExpiresAt": null,
                     *       "secondFactorSince": "2026-11-20T01:14:00.000Z",
                     *       "openSessions": 1,
                     *       "rights": [
                     *         "MANAGE_CUSTOMERS",
                     *         "VIEW_CUSTOMERS"
                     *       ],
                     *       "isYou": false,
                     *       "rightsBeyondYours": []
                     *     }
                     */
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "users.search": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "sort": "fullName",
                 *       "page": 1,
                 *       "pageSize": 25
                 *     }
                 */
                "application/json": components["schemas"]["UserSearch"];
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "systemUserId": 512,
                     *           "loginName": "ines.moreau",
                     *           "fullName": "Ines Moreau",
                     *           "email": "ines.moreau@example.com",
                     *           "phoneNumber": "0491 570 157",
                     *           "status": "ACTIVE",
                     *           "invitationPending": false,
                     *           "secondFactorEnabled": true,
                     *           "lastSignInAt": "2026-11-20T01:14:00.000Z",
                     *           "roles": [
                     *             {
                     *               "roleId": 12,
                     *               "roleName": "Collections officer",
                     *               "businessId": null,
                     *               "businessName": null
                     *             }
                     *           ],
                     *           "businesses": [],
                     *           "createdAt": "2026-11-20T01:14:00.000Z",
                     *           "version": 3
                     *         }
                     *       ],
                     *       "recordsCount": 1,
                     *       "currentPage": 1,
                     *       "pageSize": 25
                     *     }
                     */
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "users.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "systemUserId": 512,
                     *       "loginName": "ines.moreau",
                     *       "fullName": "Ines Moreau",
                     *       "email": "ines.moreau@example.com",
                     *       "phoneNumber": "0491 570 157",
                     *       "status": "ACTIVE",
                     *       "invitationPending": false,
                     *       "secondFactorEnabled": true,
                     *       "lastSignInAt": "2026-11-20T01:14:00.000Z",
                     *       "roles": [
                     *         {
                     *           "roleId": 12,
                     *           "roleName": "Collections officer",
                     *           "businessId": null,
                     *           "businessName": null
                     *         }
                     *       ],
                     *       "businesses": [],
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "version": 3,
                     *       "updatedAt": "2026-11-20T01:14:00.000Z",
                     *       "lockedUntil": null,
                     *       "passwordChangedAt": "2026-11-20T01:14:00.000Z",
                     *       "invitationExpiresAt": null,
                     *       "secondFactorSince": "2026-11-20T01:14:00.000Z",
                     *       "openSessions": 1,
                     *       "rights": [
                     *         "MANAGE_CUSTOMERS",
                     *         "VIEW_CUSTOMERS"
                     *       ],
                     *       "isYou": false,
                     *       "rightsBeyondYours": []
                     *     }
                     */
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "users.auditEntries": {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows on a page, at most 100; 10 when left out. */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 88213,
                     *           "eventDate": "2026-11-20T01:14:00.000Z",
                     *           "description": "Water rates",
                     *           "userName": "Priya Raman",
                     *           "loginName": "ines.moreau",
                     *           "customer": {
                     *             "customerId": 1048217,
                     *             "customerName": "Margaret Olsson"
                     *           }
                     *         }
                     *       ],
                     *       "recordsCount": 1,
                     *       "currentPage": 1,
                     *       "pageSize": 25
                     *     }
                     */
                    "application/json": components["schemas"]["UserAuditEntryPage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "users.updateDetails": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fullName": "Dana Petrov",
                 *       "email": "dana.petrov@example.com",
                 *       "phoneNumber": "0491 570 157",
                 *       "roleIds": [],
                 *       "businessRoles": [],
                 *       "businessIds": [],
                 *       "password": "seven quiet lamps 41"
                 *     }
                 */
                "application/json": components["schemas"]["UserDetailsChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "systemUserId": 512,
                     *       "loginName": "ines.moreau",
                     *       "fullName": "Ines Moreau",
                     *       "email": "ines.moreau@example.com",
                     *       "phoneNumber": "0491 570 157",
                     *       "status": "ACTIVE",
                     *       "invitationPending": false,
                     *       "secondFactorEnabled": true,
                     *       "lastSignInAt": "2026-11-20T01:14:00.000Z",
                     *       "roles": [
                     *         {
                     *           "roleId": 12,
                     *           "roleName": "Collections officer",
                     *           "businessId": null,
                     *           "businessName": null
                     *         }
                     *       ],
                     *       "businesses": [],
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "version": 3,
                     *       "updatedAt": "2026-11-20T01:14:00.000Z",
                     *       "lockedUntil": null,
                     *       "passwordChangedAt": "2026-11-20T01:14:00.000Z",
                     *       "invitationExpiresAt": null,
                     *       "secondFactorSince": "2026-11-20T01:14:00.000Z",
                     *       "openSessions": 1,
                     *       "rights": [
                     *         "MANAGE_CUSTOMERS",
                     *         "VIEW_CUSTOMERS"
                     *       ],
                     *       "isYou": false,
                     *       "rightsBeyondYours": []
                     *     }
                     */
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrStateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "users.resendInvitation": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no content. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "users.resetPassword": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no content. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "users.resetSecondFactor": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "seven quiet lamps 41"
                 *     }
                 */
                "application/json": components["schemas"]["UserSecondFactorReset"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "systemUserId": 512,
                     *       "loginName": "ines.moreau",
                     *       "fullName": "Ines Moreau",
                     *       "email": "ines.moreau@example.com",
                     *       "phoneNumber": "0491 570 157",
                     *       "status": "ACTIVE",
                     *       "invitationPending": false,
                     *       "secondFactorEnabled": true,
                     *       "lastSignInAt": "2026-11-20T01:14:00.000Z",
                     *       "roles": [
                     *         {
                     *           "roleId": 12,
                     *           "roleName": "Collections officer",
                     *           "businessId": null,
                     *           "businessName": null
                     *         }
                     *       ],
                     *       "businesses": [],
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "version": 3,
                     *       "updatedAt": "2026-11-20T01:14:00.000Z",
                     *       "lockedUntil": null,
                     *       "passwordChangedAt": "2026-11-20T01:14:00.000Z",
                     *       "invitationExpiresAt": null,
                     *       "secondFactorSince": "2026-11-20T01:14:00.000Z",
                     *       "openSessions": 1,
                     *       "rights": [
                     *         "MANAGE_CUSTOMERS",
                     *         "VIEW_CUSTOMERS"
                     *       ],
                     *       "isYou": false,
                     *       "rightsBeyondYours": []
                     *     }
                     */
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `validation-failed`: Some fields need attention. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "users.endSessions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ended": 1
                     *     }
                     */
                    "application/json": components["schemas"]["UserSessionsEnded"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "users.setStatus": {
        parameters: {
            query: {
                /** @description The status to change to: true enables, false disables. */
                enabled: boolean;
            };
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["UserStatusChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "systemUserId": 512,
                     *       "loginName": "ines.moreau",
                     *       "fullName": "Ines Moreau",
                     *       "email": "ines.moreau@example.com",
                     *       "phoneNumber": "0491 570 157",
                     *       "status": "ACTIVE",
                     *       "invitationPending": false,
                     *       "secondFactorEnabled": true,
                     *       "lastSignInAt": "2026-11-20T01:14:00.000Z",
                     *       "roles": [
                     *         {
                     *           "roleId": 12,
                     *           "roleName": "Collections officer",
                     *           "businessId": null,
                     *           "businessName": null
                     *         }
                     *       ],
                     *       "businesses": [],
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "version": 3,
                     *       "updatedAt": "2026-11-20T01:14:00.000Z",
                     *       "lockedUntil": null,
                     *       "passwordChangedAt": "2026-11-20T01:14:00.000Z",
                     *       "invitationExpiresAt": null,
                     *       "secondFactorSince": "2026-11-20T01:14:00.000Z",
                     *       "openSessions": 1,
                     *       "rights": [
                     *         "MANAGE_CUSTOMERS",
                     *         "VIEW_CUSTOMERS"
                     *       ],
                     *       "isYou": false,
                     *       "rightsBeyondYours": []
                     *     }
                     */
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrStateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "users.unlock": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "systemUserId": 512,
                     *       "loginName": "ines.moreau",
                     *       "fullName": "Ines Moreau",
                     *       "email": "ines.moreau@example.com",
                     *       "phoneNumber": "0491 570 157",
                     *       "status": "ACTIVE",
                     *       "invitationPending": false,
                     *       "secondFactorEnabled": true,
                     *       "lastSignInAt": "2026-11-20T01:14:00.000Z",
                     *       "roles": [
                     *         {
                     *           "roleId": 12,
                     *           "roleName": "Collections officer",
                     *           "businessId": null,
                     *           "businessName": null
                     *         }
                     *       ],
                     *       "businesses": [],
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "version": 3,
                     *       "updatedAt": "2026-11-20T01:14:00.000Z",
                     *       "lockedUntil": null,
                     *       "passwordChangedAt": "2026-11-20T01:14:00.000Z",
                     *       "invitationExpiresAt": null,
                     *       "secondFactorSince": "2026-11-20T01:14:00.000Z",
                     *       "openSessions": 1,
                     *       "rights": [
                     *         "MANAGE_CUSTOMERS",
                     *         "VIEW_CUSTOMERS"
                     *       ],
                     *       "isYou": false,
                     *       "rightsBeyondYours": []
                     *     }
                     */
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "viewAs.start": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "systemUserId": 512
                 *     }
                 */
                "application/json": components["schemas"]["ViewAsStart"];
            };
        };
        responses: {
            /** @description Done; the answer has no content. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `validation-failed`: Some fields need attention. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "viewAs.stop": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no content. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            409: components["responses"]["StateConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "viewAs.users": {
        parameters: {
            query?: {
                /**
                 * @description Part of the full name, login name or email; case does not matter.
                 * @example moreau
                 */
                query?: string;
                /**
                 * @description Staff: only users of this community. Others: their own, always.
                 * @example 10
                 */
                communityId?: number;
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows on a page, at most 100; 25 when left out. */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "systemUserId": 512,
                     *           "loginName": "ines.moreau",
                     *           "fullName": "Ines Moreau",
                     *           "email": "margaret.olsson@example.com",
                     *           "communityId": 10,
                     *           "communityName": "Harbour City Utilities"
                     *         }
                     *       ],
                     *       "recordsCount": 1,
                     *       "currentPage": 1,
                     *       "pageSize": 25
                     *     }
                     */
                    "application/json": components["schemas"]["ViewableUserPage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.list": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "endpointId": 31,
                     *           "url": "https://hooks.facility.example/quickportal",
                     *           "description": "Keeps our CRM in step",
                     *           "notificationEmail": "developers@facility.example",
                     *           "allEvents": false,
                     *           "eventTypes": [
                     *             "customer.created",
                     *             "customer.updated"
                     *           ],
                     *           "status": "WORKING",
                     *           "disabledReason": null,
                     *           "disabledAt": null,
                     *           "waiting": 0,
                     *           "retryAt": null,
                     *           "lastSuccessAt": "2026-11-20T01:14:00.000Z",
                     *           "lastFailureAt": null,
                     *           "formerSecretUntil": null,
                     *           "version": 3,
                     *           "createdAt": "2026-11-20T01:14:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.facility.example/quickportal",
                 *       "description": "Keeps our CRM in step",
                 *       "notificationEmail": "developers@facility.example",
                 *       "allEvents": true,
                 *       "eventTypes": [
                 *         "customer.created",
                 *         "customer.updated"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEndpointCreation"];
            };
        };
        responses: {
            /** @description Created, or ready. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpoint": {
                     *         "endpointId": 31,
                     *         "url": "https://hooks.facility.example/quickportal",
                     *         "description": "Keeps our CRM in step",
                     *         "notificationEmail": "developers@facility.example",
                     *         "allEvents": false,
                     *         "eventTypes": [
                     *           "customer.created",
                     *           "customer.updated"
                     *         ],
                     *         "status": "WORKING",
                     *         "disabledReason": null,
                     *         "disabledAt": null,
                     *         "waiting": 0,
                     *         "retryAt": null,
                     *         "lastSuccessAt": "2026-11-20T01:14:00.000Z",
                     *         "lastFailureAt": null,
                     *         "formerSecretUntil": null,
                     *         "version": 3,
                     *         "createdAt": "2026-11-20T01:14:00.000Z"
                     *       },
                     *       "signingSecret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `validation-failed`: Some fields need attention. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the endpoint. */
                endpointId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.facility.example/quickportal",
                 *       "description": "Keeps our CRM in step",
                 *       "notificationEmail": "developers@facility.example",
                 *       "allEvents": true,
                 *       "eventTypes": [
                 *         "customer.created",
                 *         "customer.updated"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEndpointChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpointId": 31,
                     *       "url": "https://hooks.facility.example/quickportal",
                     *       "description": "Keeps our CRM in step",
                     *       "notificationEmail": "developers@facility.example",
                     *       "allEvents": false,
                     *       "eventTypes": [
                     *         "customer.created",
                     *         "customer.updated"
                     *       ],
                     *       "status": "WORKING",
                     *       "disabledReason": null,
                     *       "disabledAt": null,
                     *       "waiting": 0,
                     *       "retryAt": null,
                     *       "lastSuccessAt": "2026-11-20T01:14:00.000Z",
                     *       "lastFailureAt": null,
                     *       "formerSecretUntil": null,
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: {
                /**
                 * @description The version you read; with it a lost update is refused with 409.
                 * @example 3
                 */
                version?: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the endpoint. */
                endpointId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no content. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdate"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.deliveries": {
        parameters: {
            query?: {
                /** @description Only deliveries that have come this far. */
                status?: "QUEUED" | "RETRYING" | "DELIVERED" | "FAILED";
                /** @description Only events of this kind. */
                eventType?: "customer.created" | "customer.disabled" | "customer.enabled" | "customer.updated" | "payment.approved" | "payment.cancelled" | "payment.declined" | "payment.dishonoured" | "payment.voided" | "refund.approved" | "refund.cancelled" | "refund.declined" | "schedule.completed" | "schedule.created" | "schedule.failed" | "schedule.resumed" | "schedule.stopped" | "schedule.updated" | "webhook.test";
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows on a page, at most 100; 20 when left out. */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the endpoint. */
                endpointId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "deliveryId": 90412,
                     *           "eventKey": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                     *           "eventType": "customer.created",
                     *           "objectType": "customer",
                     *           "objectId": "1048217",
                     *           "status": "DELIVERED",
                     *           "attempts": 1,
                     *           "lastStatus": 200,
                     *           "lastError": null,
                     *           "isResent": false,
                     *           "createdAt": "2026-11-20T01:14:00.000Z",
                     *           "lastAttemptAt": "2026-11-20T01:14:00.000Z",
                     *           "finishedAt": "2026-11-20T01:14:00.000Z"
                     *         }
                     *       ],
                     *       "recordsCount": 1,
                     *       "currentPage": 1,
                     *       "pageSize": 25
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.getDelivery": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the endpoint. */
                endpointId: number;
                /** @description Identifier of the delivery. */
                deliveryId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deliveryId": 90412,
                     *       "eventKey": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                     *       "eventType": "customer.created",
                     *       "objectType": "customer",
                     *       "objectId": "1048217",
                     *       "status": "DELIVERED",
                     *       "attempts": 1,
                     *       "lastStatus": 200,
                     *       "lastError": null,
                     *       "isResent": false,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "lastAttemptAt": "2026-11-20T01:14:00.000Z",
                     *       "finishedAt": "2026-11-20T01:14:00.000Z",
                     *       "requestBody": "{\"id\":\"evt_3cT0cLwq7b1r0Xh2u9EwKfVa\",\"type\":\"customer.created\"}",
                     *       "attemptsMade": [
                     *         {
                     *           "attemptedAt": "2026-11-20T01:14:00.000Z",
                     *           "durationMs": 184,
                     *           "status": 200,
                     *           "error": null,
                     *           "responseBody": "{\"received\":true}"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDeliveryDetails"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.resend": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the endpoint. */
                endpointId: number;
                /** @description Identifier of the delivery. */
                deliveryId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created, or ready. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deliveryId": 90412,
                     *       "eventKey": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                     *       "eventType": "customer.created",
                     *       "objectType": "customer",
                     *       "objectId": "1048217",
                     *       "status": "DELIVERED",
                     *       "attempts": 1,
                     *       "lastStatus": 200,
                     *       "lastError": null,
                     *       "isResent": false,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "lastAttemptAt": "2026-11-20T01:14:00.000Z",
                     *       "finishedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflictOrIdempotencyInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.rotateSecret": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the endpoint. */
                endpointId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "overlapHours": "24"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookSecretRotation"];
            };
        };
        responses: {
            /** @description Created, or ready. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpoint": {
                     *         "endpointId": 31,
                     *         "url": "https://hooks.facility.example/quickportal",
                     *         "description": "Keeps our CRM in step",
                     *         "notificationEmail": "developers@facility.example",
                     *         "allEvents": false,
                     *         "eventTypes": [
                     *           "customer.created",
                     *           "customer.updated"
                     *         ],
                     *         "status": "WORKING",
                     *         "disabledReason": null,
                     *         "disabledAt": null,
                     *         "waiting": 0,
                     *         "retryAt": null,
                     *         "lastSuccessAt": "2026-11-20T01:14:00.000Z",
                     *         "lastFailureAt": null,
                     *         "formerSecretUntil": null,
                     *         "version": 3,
                     *         "createdAt": "2026-11-20T01:14:00.000Z"
                     *       },
                     *       "signingSecret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdate"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.setStatus": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the endpoint. */
                endpointId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enabled": false
                 *     }
                 */
                "application/json": components["schemas"]["WebhookStatusChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpointId": 31,
                     *       "url": "https://hooks.facility.example/quickportal",
                     *       "description": "Keeps our CRM in step",
                     *       "notificationEmail": "developers@facility.example",
                     *       "allEvents": false,
                     *       "eventTypes": [
                     *         "customer.created",
                     *         "customer.updated"
                     *       ],
                     *       "status": "WORKING",
                     *       "disabledReason": null,
                     *       "disabledAt": null,
                     *       "waiting": 0,
                     *       "retryAt": null,
                     *       "lastSuccessAt": "2026-11-20T01:14:00.000Z",
                     *       "lastFailureAt": null,
                     *       "formerSecretUntil": null,
                     *       "version": 3,
                     *       "createdAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LostUpdateOrStateConflictOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation-failed`: Some fields need attention.
             *
             *     `idempotency-key-reused`: This idempotency key was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.sendTest": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description Identifier of the endpoint. */
                endpointId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created, or ready. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deliveryId": 90412,
                     *       "eventKey": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                     *       "eventType": "customer.created",
                     *       "objectType": "customer",
                     *       "objectId": "1048217",
                     *       "status": "DELIVERED",
                     *       "attempts": 1,
                     *       "lastStatus": 200,
                     *       "lastError": null,
                     *       "isResent": false,
                     *       "createdAt": "2026-11-20T01:14:00.000Z",
                     *       "lastAttemptAt": "2026-11-20T01:14:00.000Z",
                     *       "finishedAt": "2026-11-20T01:14:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["UnauthenticatedOrReauthenticationRequired"];
            403: components["responses"]["ForbiddenOrMissingRequestHeader"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflictOrIdempotencyInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    "receive-customer-created": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                 */
                "webhook-id": string;
                /**
                 * @description When this attempt was sent, in seconds since 1970.
                 * @example 1763629200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the signature in base64; two with a space between while a secret is being replaced.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                 *       "type": "customer.created",
                 *       "timestamp": "2026-11-20T01:14:00.000Z",
                 *       "data": {
                 *         "customerId": 1048217,
                 *         "customerNumber": "HCW-0041827",
                 *         "customerName": "Margaret Olsson",
                 *         "customerEnabled": true,
                 *         "businessId": 3104,
                 *         "businessName": "Harbour City Water",
                 *         "street1": "Unit 4",
                 *         "street2": "27 Bolton Street",
                 *         "street3": "",
                 *         "city": "Newcastle",
                 *         "state": "NSW",
                 *         "postcode": "2300",
                 *         "email": "margaret.olsson@example.com",
                 *         "receivesEmail": true,
                 *         "phoneNumber": "0491 570 157",
                 *         "receivesSms": false,
                 *         "hasPayToProduct": false,
                 *         "version": 3,
                 *         "createdAt": "2026-11-20T01:14:00.000Z",
                 *         "updatedAt": "2026-11-20T01:14:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Event id
                     * @description Equal to webhook-id.
                     * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                     */
                    id: string;
                    /**
                     * Event type
                     * @description Customer added
                     * @example customer.created
                     * @constant
                     */
                    type: "customer.created";
                    /**
                     * Occurred at
                     * Format: date-time
                     * @description When it happened, UTC.
                     */
                    timestamp: string;
                    data: components["schemas"]["Customer"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 10 seconds: you have it. Anything else is tried again for 3 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "receive-customer-disabled": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                 */
                "webhook-id": string;
                /**
                 * @description When this attempt was sent, in seconds since 1970.
                 * @example 1763629200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the signature in base64; two with a space between while a secret is being replaced.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                 *       "type": "customer.disabled",
                 *       "timestamp": "2026-11-20T01:14:00.000Z",
                 *       "data": {
                 *         "customerId": 1048217,
                 *         "customerNumber": "HCW-0041827",
                 *         "customerName": "Margaret Olsson",
                 *         "customerEnabled": true,
                 *         "businessId": 3104,
                 *         "businessName": "Harbour City Water",
                 *         "street1": "Unit 4",
                 *         "street2": "27 Bolton Street",
                 *         "street3": "",
                 *         "city": "Newcastle",
                 *         "state": "NSW",
                 *         "postcode": "2300",
                 *         "email": "margaret.olsson@example.com",
                 *         "receivesEmail": true,
                 *         "phoneNumber": "0491 570 157",
                 *         "receivesSms": false,
                 *         "hasPayToProduct": false,
                 *         "version": 3,
                 *         "createdAt": "2026-11-20T01:14:00.000Z",
                 *         "updatedAt": "2026-11-20T01:14:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Event id
                     * @description Equal to webhook-id.
                     * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                     */
                    id: string;
                    /**
                     * Event type
                     * @description Customer disabled
                     * @example customer.disabled
                     * @constant
                     */
                    type: "customer.disabled";
                    /**
                     * Occurred at
                     * Format: date-time
                     * @description When it happened, UTC.
                     */
                    timestamp: string;
                    data: components["schemas"]["Customer"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 10 seconds: you have it. Anything else is tried again for 3 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "receive-customer-enabled": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                 */
                "webhook-id": string;
                /**
                 * @description When this attempt was sent, in seconds since 1970.
                 * @example 1763629200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the signature in base64; two with a space between while a secret is being replaced.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                 *       "type": "customer.enabled",
                 *       "timestamp": "2026-11-20T01:14:00.000Z",
                 *       "data": {
                 *         "customerId": 1048217,
                 *         "customerNumber": "HCW-0041827",
                 *         "customerName": "Margaret Olsson",
                 *         "customerEnabled": true,
                 *         "businessId": 3104,
                 *         "businessName": "Harbour City Water",
                 *         "street1": "Unit 4",
                 *         "street2": "27 Bolton Street",
                 *         "street3": "",
                 *         "city": "Newcastle",
                 *         "state": "NSW",
                 *         "postcode": "2300",
                 *         "email": "margaret.olsson@example.com",
                 *         "receivesEmail": true,
                 *         "phoneNumber": "0491 570 157",
                 *         "receivesSms": false,
                 *         "hasPayToProduct": false,
                 *         "version": 3,
                 *         "createdAt": "2026-11-20T01:14:00.000Z",
                 *         "updatedAt": "2026-11-20T01:14:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Event id
                     * @description Equal to webhook-id.
                     * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                     */
                    id: string;
                    /**
                     * Event type
                     * @description Customer enabled
                     * @example customer.enabled
                     * @constant
                     */
                    type: "customer.enabled";
                    /**
                     * Occurred at
                     * Format: date-time
                     * @description When it happened, UTC.
                     */
                    timestamp: string;
                    data: components["schemas"]["Customer"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 10 seconds: you have it. Anything else is tried again for 3 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "receive-customer-updated": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                 */
                "webhook-id": string;
                /**
                 * @description When this attempt was sent, in seconds since 1970.
                 * @example 1763629200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the signature in base64; two with a space between while a secret is being replaced.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                 *       "type": "customer.updated",
                 *       "timestamp": "2026-11-20T01:14:00.000Z",
                 *       "data": {
                 *         "customerId": 1048217,
                 *         "customerNumber": "HCW-0041827",
                 *         "customerName": "Margaret Olsson",
                 *         "customerEnabled": true,
                 *         "businessId": 3104,
                 *         "businessName": "Harbour City Water",
                 *         "street1": "Unit 4",
                 *         "street2": "27 Bolton Street",
                 *         "street3": "",
                 *         "city": "Newcastle",
                 *         "state": "NSW",
                 *         "postcode": "2300",
                 *         "email": "margaret.olsson@example.com",
                 *         "receivesEmail": true,
                 *         "phoneNumber": "0491 570 157",
                 *         "receivesSms": false,
                 *         "hasPayToProduct": false,
                 *         "version": 3,
                 *         "createdAt": "2026-11-20T01:14:00.000Z",
                 *         "updatedAt": "2026-11-20T01:14:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Event id
                     * @description Equal to webhook-id.
                     * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                     */
                    id: string;
                    /**
                     * Event type
                     * @description Customer changed
                     * @example customer.updated
                     * @constant
                     */
                    type: "customer.updated";
                    /**
                     * Occurred at
                     * Format: date-time
                     * @description When it happened, UTC.
                     */
                    timestamp: string;
                    data: components["schemas"]["Customer"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 10 seconds: you have it. Anything else is tried again for 3 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "receive-payment-approved": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                 */
                "webhook-id": string;
                /**
                 * @description When this attempt was sent, in seconds since 1970.
                 * @example 1763629200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the signature in base64; two with a space between while a secret is being replaced.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                 *       "type": "payment.approved",
                 *       "timestamp": "2026-11-20T01:14:00.000Z",
                 *       "data": {
                 *         "receiptNumber": "1000004711",
                 *         "transactionType": "PAYMENT",
                 *         "status": "APPROVED",
                 *         "statusDisplay": "Approved",
                 *         "statusGroup": "success",
                 *         "businessId": 3104,
                 *         "customerId": 1048217,
                 *         "customerName": "Margaret Olsson",
                 *         "customerReferenceNumber": "HCW-0041827",
                 *         "paymentReferenceNumber": "INV-88213",
                 *         "comment": "",
                 *         "source": "RESTAPI",
                 *         "sourceDisplay": "REST API",
                 *         "transactionTime": "2026-11-20T01:14:00.000Z",
                 *         "settlementDate": "2026-11-23",
                 *         "principalAmount": {
                 *           "amount": "120.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$120.50"
                 *         },
                 *         "surchargeAmount": {
                 *           "amount": "1.33",
                 *           "currency": "AUD",
                 *           "displayAmount": "$1.33"
                 *         },
                 *         "totalAmount": {
                 *           "amount": "121.83",
                 *           "currency": "AUD",
                 *           "displayAmount": "$121.83"
                 *         },
                 *         "paidFrom": {
                 *           "accountType": "CREDIT_CARD",
                 *           "maskedNumber": "401288......1881",
                 *           "holderName": "Margaret Olsson",
                 *           "cardScheme": "VISA",
                 *           "cardType": "CREDIT",
                 *           "bsb": null
                 *         },
                 *         "summaryCode": 0,
                 *         "responseCode": "08",
                 *         "responseText": "Approved",
                 *         "traceId": "mzq4k1c8d0aa2f17",
                 *         "version": 2
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Event id
                     * @description Equal to webhook-id.
                     * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                     */
                    id: string;
                    /**
                     * Event type
                     * @description Payment approved
                     * @example payment.approved
                     * @constant
                     */
                    type: "payment.approved";
                    /**
                     * Occurred at
                     * Format: date-time
                     * @description When it happened, UTC.
                     */
                    timestamp: string;
                    data: components["schemas"]["Transaction"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 10 seconds: you have it. Anything else is tried again for 3 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "receive-payment-cancelled": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                 */
                "webhook-id": string;
                /**
                 * @description When this attempt was sent, in seconds since 1970.
                 * @example 1763629200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the signature in base64; two with a space between while a secret is being replaced.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                 *       "type": "payment.cancelled",
                 *       "timestamp": "2026-11-20T01:14:00.000Z",
                 *       "data": {
                 *         "receiptNumber": "1000004711",
                 *         "transactionType": "PAYMENT",
                 *         "status": "APPROVED",
                 *         "statusDisplay": "Approved",
                 *         "statusGroup": "success",
                 *         "businessId": 3104,
                 *         "customerId": 1048217,
                 *         "customerName": "Margaret Olsson",
                 *         "customerReferenceNumber": "HCW-0041827",
                 *         "paymentReferenceNumber": "INV-88213",
                 *         "comment": "",
                 *         "source": "RESTAPI",
                 *         "sourceDisplay": "REST API",
                 *         "transactionTime": "2026-11-20T01:14:00.000Z",
                 *         "settlementDate": "2026-11-23",
                 *         "principalAmount": {
                 *           "amount": "120.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$120.50"
                 *         },
                 *         "surchargeAmount": {
                 *           "amount": "1.33",
                 *           "currency": "AUD",
                 *           "displayAmount": "$1.33"
                 *         },
                 *         "totalAmount": {
                 *           "amount": "121.83",
                 *           "currency": "AUD",
                 *           "displayAmount": "$121.83"
                 *         },
                 *         "paidFrom": {
                 *           "accountType": "CREDIT_CARD",
                 *           "maskedNumber": "401288......1881",
                 *           "holderName": "Margaret Olsson",
                 *           "cardScheme": "VISA",
                 *           "cardType": "CREDIT",
                 *           "bsb": null
                 *         },
                 *         "summaryCode": 0,
                 *         "responseCode": "08",
                 *         "responseText": "Approved",
                 *         "traceId": "mzq4k1c8d0aa2f17",
                 *         "version": 2
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Event id
                     * @description Equal to webhook-id.
                     * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                     */
                    id: string;
                    /**
                     * Event type
                     * @description Payment cancelled
                     * @example payment.cancelled
                     * @constant
                     */
                    type: "payment.cancelled";
                    /**
                     * Occurred at
                     * Format: date-time
                     * @description When it happened, UTC.
                     */
                    timestamp: string;
                    data: components["schemas"]["Transaction"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 10 seconds: you have it. Anything else is tried again for 3 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "receive-payment-declined": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                 */
                "webhook-id": string;
                /**
                 * @description When this attempt was sent, in seconds since 1970.
                 * @example 1763629200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the signature in base64; two with a space between while a secret is being replaced.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                 *       "type": "payment.declined",
                 *       "timestamp": "2026-11-20T01:14:00.000Z",
                 *       "data": {
                 *         "receiptNumber": "1000004711",
                 *         "transactionType": "PAYMENT",
                 *         "status": "APPROVED",
                 *         "statusDisplay": "Approved",
                 *         "statusGroup": "success",
                 *         "businessId": 3104,
                 *         "customerId": 1048217,
                 *         "customerName": "Margaret Olsson",
                 *         "customerReferenceNumber": "HCW-0041827",
                 *         "paymentReferenceNumber": "INV-88213",
                 *         "comment": "",
                 *         "source": "RESTAPI",
                 *         "sourceDisplay": "REST API",
                 *         "transactionTime": "2026-11-20T01:14:00.000Z",
                 *         "settlementDate": "2026-11-23",
                 *         "principalAmount": {
                 *           "amount": "120.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$120.50"
                 *         },
                 *         "surchargeAmount": {
                 *           "amount": "1.33",
                 *           "currency": "AUD",
                 *           "displayAmount": "$1.33"
                 *         },
                 *         "totalAmount": {
                 *           "amount": "121.83",
                 *           "currency": "AUD",
                 *           "displayAmount": "$121.83"
                 *         },
                 *         "paidFrom": {
                 *           "accountType": "CREDIT_CARD",
                 *           "maskedNumber": "401288......1881",
                 *           "holderName": "Margaret Olsson",
                 *           "cardScheme": "VISA",
                 *           "cardType": "CREDIT",
                 *           "bsb": null
                 *         },
                 *         "summaryCode": 0,
                 *         "responseCode": "08",
                 *         "responseText": "Approved",
                 *         "traceId": "mzq4k1c8d0aa2f17",
                 *         "version": 2
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Event id
                     * @description Equal to webhook-id.
                     * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                     */
                    id: string;
                    /**
                     * Event type
                     * @description Payment declined
                     * @example payment.declined
                     * @constant
                     */
                    type: "payment.declined";
                    /**
                     * Occurred at
                     * Format: date-time
                     * @description When it happened, UTC.
                     */
                    timestamp: string;
                    data: components["schemas"]["Transaction"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 10 seconds: you have it. Anything else is tried again for 3 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "receive-payment-dishonoured": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                 */
                "webhook-id": string;
                /**
                 * @description When this attempt was sent, in seconds since 1970.
                 * @example 1763629200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the signature in base64; two with a space between while a secret is being replaced.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                 *       "type": "payment.dishonoured",
                 *       "timestamp": "2026-11-20T01:14:00.000Z",
                 *       "data": {
                 *         "receiptNumber": "1000004711",
                 *         "transactionType": "PAYMENT",
                 *         "status": "APPROVED",
                 *         "statusDisplay": "Approved",
                 *         "statusGroup": "success",
                 *         "businessId": 3104,
                 *         "customerId": 1048217,
                 *         "customerName": "Margaret Olsson",
                 *         "customerReferenceNumber": "HCW-0041827",
                 *         "paymentReferenceNumber": "INV-88213",
                 *         "comment": "",
                 *         "source": "RESTAPI",
                 *         "sourceDisplay": "REST API",
                 *         "transactionTime": "2026-11-20T01:14:00.000Z",
                 *         "settlementDate": "2026-11-23",
                 *         "principalAmount": {
                 *           "amount": "120.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$120.50"
                 *         },
                 *         "surchargeAmount": {
                 *           "amount": "1.33",
                 *           "currency": "AUD",
                 *           "displayAmount": "$1.33"
                 *         },
                 *         "totalAmount": {
                 *           "amount": "121.83",
                 *           "currency": "AUD",
                 *           "displayAmount": "$121.83"
                 *         },
                 *         "paidFrom": {
                 *           "accountType": "CREDIT_CARD",
                 *           "maskedNumber": "401288......1881",
                 *           "holderName": "Margaret Olsson",
                 *           "cardScheme": "VISA",
                 *           "cardType": "CREDIT",
                 *           "bsb": null
                 *         },
                 *         "summaryCode": 0,
                 *         "responseCode": "08",
                 *         "responseText": "Approved",
                 *         "traceId": "mzq4k1c8d0aa2f17",
                 *         "version": 2
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Event id
                     * @description Equal to webhook-id.
                     * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                     */
                    id: string;
                    /**
                     * Event type
                     * @description Payment dishonoured
                     * @example payment.dishonoured
                     * @constant
                     */
                    type: "payment.dishonoured";
                    /**
                     * Occurred at
                     * Format: date-time
                     * @description When it happened, UTC.
                     */
                    timestamp: string;
                    data: components["schemas"]["Transaction"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 10 seconds: you have it. Anything else is tried again for 3 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "receive-payment-voided": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                 */
                "webhook-id": string;
                /**
                 * @description When this attempt was sent, in seconds since 1970.
                 * @example 1763629200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the signature in base64; two with a space between while a secret is being replaced.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                 *       "type": "payment.voided",
                 *       "timestamp": "2026-11-20T01:14:00.000Z",
                 *       "data": {
                 *         "receiptNumber": "1000004711",
                 *         "transactionType": "PAYMENT",
                 *         "status": "APPROVED",
                 *         "statusDisplay": "Approved",
                 *         "statusGroup": "success",
                 *         "businessId": 3104,
                 *         "customerId": 1048217,
                 *         "customerName": "Margaret Olsson",
                 *         "customerReferenceNumber": "HCW-0041827",
                 *         "paymentReferenceNumber": "INV-88213",
                 *         "comment": "",
                 *         "source": "RESTAPI",
                 *         "sourceDisplay": "REST API",
                 *         "transactionTime": "2026-11-20T01:14:00.000Z",
                 *         "settlementDate": "2026-11-23",
                 *         "principalAmount": {
                 *           "amount": "120.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$120.50"
                 *         },
                 *         "surchargeAmount": {
                 *           "amount": "1.33",
                 *           "currency": "AUD",
                 *           "displayAmount": "$1.33"
                 *         },
                 *         "totalAmount": {
                 *           "amount": "121.83",
                 *           "currency": "AUD",
                 *           "displayAmount": "$121.83"
                 *         },
                 *         "paidFrom": {
                 *           "accountType": "CREDIT_CARD",
                 *           "maskedNumber": "401288......1881",
                 *           "holderName": "Margaret Olsson",
                 *           "cardScheme": "VISA",
                 *           "cardType": "CREDIT",
                 *           "bsb": null
                 *         },
                 *         "summaryCode": 0,
                 *         "responseCode": "08",
                 *         "responseText": "Approved",
                 *         "traceId": "mzq4k1c8d0aa2f17",
                 *         "version": 2
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Event id
                     * @description Equal to webhook-id.
                     * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                     */
                    id: string;
                    /**
                     * Event type
                     * @description Payment voided
                     * @example payment.voided
                     * @constant
                     */
                    type: "payment.voided";
                    /**
                     * Occurred at
                     * Format: date-time
                     * @description When it happened, UTC.
                     */
                    timestamp: string;
                    data: components["schemas"]["Transaction"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 10 seconds: you have it. Anything else is tried again for 3 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "receive-refund-approved": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                 */
                "webhook-id": string;
                /**
                 * @description When this attempt was sent, in seconds since 1970.
                 * @example 1763629200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the signature in base64; two with a space between while a secret is being replaced.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                 *       "type": "refund.approved",
                 *       "timestamp": "2026-11-20T01:14:00.000Z",
                 *       "data": {
                 *         "receiptNumber": "1000004711",
                 *         "transactionType": "PAYMENT",
                 *         "status": "APPROVED",
                 *         "statusDisplay": "Approved",
                 *         "statusGroup": "success",
                 *         "businessId": 3104,
                 *         "customerId": 1048217,
                 *         "customerName": "Margaret Olsson",
                 *         "customerReferenceNumber": "HCW-0041827",
                 *         "paymentReferenceNumber": "INV-88213",
                 *         "comment": "",
                 *         "source": "RESTAPI",
                 *         "sourceDisplay": "REST API",
                 *         "transactionTime": "2026-11-20T01:14:00.000Z",
                 *         "settlementDate": "2026-11-23",
                 *         "principalAmount": {
                 *           "amount": "120.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$120.50"
                 *         },
                 *         "surchargeAmount": {
                 *           "amount": "1.33",
                 *           "currency": "AUD",
                 *           "displayAmount": "$1.33"
                 *         },
                 *         "totalAmount": {
                 *           "amount": "121.83",
                 *           "currency": "AUD",
                 *           "displayAmount": "$121.83"
                 *         },
                 *         "paidFrom": {
                 *           "accountType": "CREDIT_CARD",
                 *           "maskedNumber": "401288......1881",
                 *           "holderName": "Margaret Olsson",
                 *           "cardScheme": "VISA",
                 *           "cardType": "CREDIT",
                 *           "bsb": null
                 *         },
                 *         "summaryCode": 0,
                 *         "responseCode": "08",
                 *         "responseText": "Approved",
                 *         "traceId": "mzq4k1c8d0aa2f17",
                 *         "version": 2
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Event id
                     * @description Equal to webhook-id.
                     * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                     */
                    id: string;
                    /**
                     * Event type
                     * @description Refund approved
                     * @example refund.approved
                     * @constant
                     */
                    type: "refund.approved";
                    /**
                     * Occurred at
                     * Format: date-time
                     * @description When it happened, UTC.
                     */
                    timestamp: string;
                    data: components["schemas"]["Transaction"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 10 seconds: you have it. Anything else is tried again for 3 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "receive-refund-cancelled": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                 */
                "webhook-id": string;
                /**
                 * @description When this attempt was sent, in seconds since 1970.
                 * @example 1763629200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the signature in base64; two with a space between while a secret is being replaced.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                 *       "type": "refund.cancelled",
                 *       "timestamp": "2026-11-20T01:14:00.000Z",
                 *       "data": {
                 *         "receiptNumber": "1000004711",
                 *         "transactionType": "PAYMENT",
                 *         "status": "APPROVED",
                 *         "statusDisplay": "Approved",
                 *         "statusGroup": "success",
                 *         "businessId": 3104,
                 *         "customerId": 1048217,
                 *         "customerName": "Margaret Olsson",
                 *         "customerReferenceNumber": "HCW-0041827",
                 *         "paymentReferenceNumber": "INV-88213",
                 *         "comment": "",
                 *         "source": "RESTAPI",
                 *         "sourceDisplay": "REST API",
                 *         "transactionTime": "2026-11-20T01:14:00.000Z",
                 *         "settlementDate": "2026-11-23",
                 *         "principalAmount": {
                 *           "amount": "120.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$120.50"
                 *         },
                 *         "surchargeAmount": {
                 *           "amount": "1.33",
                 *           "currency": "AUD",
                 *           "displayAmount": "$1.33"
                 *         },
                 *         "totalAmount": {
                 *           "amount": "121.83",
                 *           "currency": "AUD",
                 *           "displayAmount": "$121.83"
                 *         },
                 *         "paidFrom": {
                 *           "accountType": "CREDIT_CARD",
                 *           "maskedNumber": "401288......1881",
                 *           "holderName": "Margaret Olsson",
                 *           "cardScheme": "VISA",
                 *           "cardType": "CREDIT",
                 *           "bsb": null
                 *         },
                 *         "summaryCode": 0,
                 *         "responseCode": "08",
                 *         "responseText": "Approved",
                 *         "traceId": "mzq4k1c8d0aa2f17",
                 *         "version": 2
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Event id
                     * @description Equal to webhook-id.
                     * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                     */
                    id: string;
                    /**
                     * Event type
                     * @description Refund cancelled
                     * @example refund.cancelled
                     * @constant
                     */
                    type: "refund.cancelled";
                    /**
                     * Occurred at
                     * Format: date-time
                     * @description When it happened, UTC.
                     */
                    timestamp: string;
                    data: components["schemas"]["Transaction"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 10 seconds: you have it. Anything else is tried again for 3 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "receive-refund-declined": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                 */
                "webhook-id": string;
                /**
                 * @description When this attempt was sent, in seconds since 1970.
                 * @example 1763629200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the signature in base64; two with a space between while a secret is being replaced.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                 *       "type": "refund.declined",
                 *       "timestamp": "2026-11-20T01:14:00.000Z",
                 *       "data": {
                 *         "receiptNumber": "1000004711",
                 *         "transactionType": "PAYMENT",
                 *         "status": "APPROVED",
                 *         "statusDisplay": "Approved",
                 *         "statusGroup": "success",
                 *         "businessId": 3104,
                 *         "customerId": 1048217,
                 *         "customerName": "Margaret Olsson",
                 *         "customerReferenceNumber": "HCW-0041827",
                 *         "paymentReferenceNumber": "INV-88213",
                 *         "comment": "",
                 *         "source": "RESTAPI",
                 *         "sourceDisplay": "REST API",
                 *         "transactionTime": "2026-11-20T01:14:00.000Z",
                 *         "settlementDate": "2026-11-23",
                 *         "principalAmount": {
                 *           "amount": "120.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$120.50"
                 *         },
                 *         "surchargeAmount": {
                 *           "amount": "1.33",
                 *           "currency": "AUD",
                 *           "displayAmount": "$1.33"
                 *         },
                 *         "totalAmount": {
                 *           "amount": "121.83",
                 *           "currency": "AUD",
                 *           "displayAmount": "$121.83"
                 *         },
                 *         "paidFrom": {
                 *           "accountType": "CREDIT_CARD",
                 *           "maskedNumber": "401288......1881",
                 *           "holderName": "Margaret Olsson",
                 *           "cardScheme": "VISA",
                 *           "cardType": "CREDIT",
                 *           "bsb": null
                 *         },
                 *         "summaryCode": 0,
                 *         "responseCode": "08",
                 *         "responseText": "Approved",
                 *         "traceId": "mzq4k1c8d0aa2f17",
                 *         "version": 2
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Event id
                     * @description Equal to webhook-id.
                     * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                     */
                    id: string;
                    /**
                     * Event type
                     * @description Refund declined
                     * @example refund.declined
                     * @constant
                     */
                    type: "refund.declined";
                    /**
                     * Occurred at
                     * Format: date-time
                     * @description When it happened, UTC.
                     */
                    timestamp: string;
                    data: components["schemas"]["Transaction"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 10 seconds: you have it. Anything else is tried again for 3 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "receive-schedule-completed": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                 */
                "webhook-id": string;
                /**
                 * @description When this attempt was sent, in seconds since 1970.
                 * @example 1763629200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the signature in base64; two with a space between while a secret is being replaced.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                 *       "type": "schedule.completed",
                 *       "timestamp": "2026-11-20T01:14:00.000Z",
                 *       "data": {
                 *         "paymentScheduleId": 20418,
                 *         "paymentScheduleCode": "PS-20418",
                 *         "description": "Water rates",
                 *         "status": "ACTIVE",
                 *         "statusDisplay": "Active",
                 *         "statusClass": "success",
                 *         "nextPaymentDate": "2026-11-30",
                 *         "amount": {
                 *           "amount": "120.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$120.50"
                 *         },
                 *         "frequency": "MONTHLY",
                 *         "summary": "Every month on the 30th, 12 payments",
                 *         "accountDisplayName": "Visa •••• 1881",
                 *         "customerId": 1048217,
                 *         "customerName": "Margaret Olsson",
                 *         "customerNumber": "HCW-0041827",
                 *         "supplierId": 3104,
                 *         "supplierBusiness": "Harbour City Water",
                 *         "accountId": 500001,
                 *         "accountToken": "C000000000500001",
                 *         "accountEnabled": true,
                 *         "instalmentAmount": "120.50",
                 *         "currency": "AUD",
                 *         "startDate": "2026-08-30",
                 *         "endRule": "AFTER_PAYMENTS",
                 *         "endDate": null,
                 *         "numberOfPayments": 12,
                 *         "paymentsMade": 3,
                 *         "paymentsLeft": 9,
                 *         "amountLeft": {
                 *           "amount": "1084.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$1084.50"
                 *         },
                 *         "lastPaymentDate": "2026-10-30",
                 *         "customerReferenceNumber": "HCW-0041827",
                 *         "paymentReferenceNumber": "PS-20418",
                 *         "statusReason": "",
                 *         "upcomingPayments": [
                 *           {
                 *             "date": "2026-11-30",
                 *             "amount": "120.50",
                 *             "movedBecause": ""
                 *           }
                 *         ],
                 *         "scheduleDates": [
                 *           {
                 *             "nominalDate": "2026-11-28",
                 *             "date": "2026-11-30",
                 *             "amount": {
                 *               "amount": "120.50",
                 *               "currency": "AUD",
                 *               "displayAmount": "$120.50"
                 *             },
                 *             "movedBecause": "Weekend",
                 *             "isSkipped": false,
                 *             "isMoved": false,
                 *             "isOtherAmount": false
                 *           }
                 *         ],
                 *         "version": 3,
                 *         "createdAt": "2026-11-20T01:14:00.000Z",
                 *         "updatedAt": "2026-11-20T01:14:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Event id
                     * @description Equal to webhook-id.
                     * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                     */
                    id: string;
                    /**
                     * Event type
                     * @description Schedule completed
                     * @example schedule.completed
                     * @constant
                     */
                    type: "schedule.completed";
                    /**
                     * Occurred at
                     * Format: date-time
                     * @description When it happened, UTC.
                     */
                    timestamp: string;
                    data: components["schemas"]["RecurringPayment"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 10 seconds: you have it. Anything else is tried again for 3 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "receive-schedule-created": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                 */
                "webhook-id": string;
                /**
                 * @description When this attempt was sent, in seconds since 1970.
                 * @example 1763629200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the signature in base64; two with a space between while a secret is being replaced.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                 *       "type": "schedule.created",
                 *       "timestamp": "2026-11-20T01:14:00.000Z",
                 *       "data": {
                 *         "paymentScheduleId": 20418,
                 *         "paymentScheduleCode": "PS-20418",
                 *         "description": "Water rates",
                 *         "status": "ACTIVE",
                 *         "statusDisplay": "Active",
                 *         "statusClass": "success",
                 *         "nextPaymentDate": "2026-11-30",
                 *         "amount": {
                 *           "amount": "120.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$120.50"
                 *         },
                 *         "frequency": "MONTHLY",
                 *         "summary": "Every month on the 30th, 12 payments",
                 *         "accountDisplayName": "Visa •••• 1881",
                 *         "customerId": 1048217,
                 *         "customerName": "Margaret Olsson",
                 *         "customerNumber": "HCW-0041827",
                 *         "supplierId": 3104,
                 *         "supplierBusiness": "Harbour City Water",
                 *         "accountId": 500001,
                 *         "accountToken": "C000000000500001",
                 *         "accountEnabled": true,
                 *         "instalmentAmount": "120.50",
                 *         "currency": "AUD",
                 *         "startDate": "2026-08-30",
                 *         "endRule": "AFTER_PAYMENTS",
                 *         "endDate": null,
                 *         "numberOfPayments": 12,
                 *         "paymentsMade": 3,
                 *         "paymentsLeft": 9,
                 *         "amountLeft": {
                 *           "amount": "1084.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$1084.50"
                 *         },
                 *         "lastPaymentDate": "2026-10-30",
                 *         "customerReferenceNumber": "HCW-0041827",
                 *         "paymentReferenceNumber": "PS-20418",
                 *         "statusReason": "",
                 *         "upcomingPayments": [
                 *           {
                 *             "date": "2026-11-30",
                 *             "amount": "120.50",
                 *             "movedBecause": ""
                 *           }
                 *         ],
                 *         "scheduleDates": [
                 *           {
                 *             "nominalDate": "2026-11-28",
                 *             "date": "2026-11-30",
                 *             "amount": {
                 *               "amount": "120.50",
                 *               "currency": "AUD",
                 *               "displayAmount": "$120.50"
                 *             },
                 *             "movedBecause": "Weekend",
                 *             "isSkipped": false,
                 *             "isMoved": false,
                 *             "isOtherAmount": false
                 *           }
                 *         ],
                 *         "version": 3,
                 *         "createdAt": "2026-11-20T01:14:00.000Z",
                 *         "updatedAt": "2026-11-20T01:14:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Event id
                     * @description Equal to webhook-id.
                     * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                     */
                    id: string;
                    /**
                     * Event type
                     * @description Schedule added
                     * @example schedule.created
                     * @constant
                     */
                    type: "schedule.created";
                    /**
                     * Occurred at
                     * Format: date-time
                     * @description When it happened, UTC.
                     */
                    timestamp: string;
                    data: components["schemas"]["RecurringPayment"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 10 seconds: you have it. Anything else is tried again for 3 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "receive-schedule-failed": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                 */
                "webhook-id": string;
                /**
                 * @description When this attempt was sent, in seconds since 1970.
                 * @example 1763629200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the signature in base64; two with a space between while a secret is being replaced.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                 *       "type": "schedule.failed",
                 *       "timestamp": "2026-11-20T01:14:00.000Z",
                 *       "data": {
                 *         "paymentScheduleId": 20418,
                 *         "paymentScheduleCode": "PS-20418",
                 *         "description": "Water rates",
                 *         "status": "ACTIVE",
                 *         "statusDisplay": "Active",
                 *         "statusClass": "success",
                 *         "nextPaymentDate": "2026-11-30",
                 *         "amount": {
                 *           "amount": "120.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$120.50"
                 *         },
                 *         "frequency": "MONTHLY",
                 *         "summary": "Every month on the 30th, 12 payments",
                 *         "accountDisplayName": "Visa •••• 1881",
                 *         "customerId": 1048217,
                 *         "customerName": "Margaret Olsson",
                 *         "customerNumber": "HCW-0041827",
                 *         "supplierId": 3104,
                 *         "supplierBusiness": "Harbour City Water",
                 *         "accountId": 500001,
                 *         "accountToken": "C000000000500001",
                 *         "accountEnabled": true,
                 *         "instalmentAmount": "120.50",
                 *         "currency": "AUD",
                 *         "startDate": "2026-08-30",
                 *         "endRule": "AFTER_PAYMENTS",
                 *         "endDate": null,
                 *         "numberOfPayments": 12,
                 *         "paymentsMade": 3,
                 *         "paymentsLeft": 9,
                 *         "amountLeft": {
                 *           "amount": "1084.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$1084.50"
                 *         },
                 *         "lastPaymentDate": "2026-10-30",
                 *         "customerReferenceNumber": "HCW-0041827",
                 *         "paymentReferenceNumber": "PS-20418",
                 *         "statusReason": "",
                 *         "upcomingPayments": [
                 *           {
                 *             "date": "2026-11-30",
                 *             "amount": "120.50",
                 *             "movedBecause": ""
                 *           }
                 *         ],
                 *         "scheduleDates": [
                 *           {
                 *             "nominalDate": "2026-11-28",
                 *             "date": "2026-11-30",
                 *             "amount": {
                 *               "amount": "120.50",
                 *               "currency": "AUD",
                 *               "displayAmount": "$120.50"
                 *             },
                 *             "movedBecause": "Weekend",
                 *             "isSkipped": false,
                 *             "isMoved": false,
                 *             "isOtherAmount": false
                 *           }
                 *         ],
                 *         "version": 3,
                 *         "createdAt": "2026-11-20T01:14:00.000Z",
                 *         "updatedAt": "2026-11-20T01:14:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Event id
                     * @description Equal to webhook-id.
                     * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                     */
                    id: string;
                    /**
                     * Event type
                     * @description Schedule failed
                     * @example schedule.failed
                     * @constant
                     */
                    type: "schedule.failed";
                    /**
                     * Occurred at
                     * Format: date-time
                     * @description When it happened, UTC.
                     */
                    timestamp: string;
                    data: components["schemas"]["RecurringPayment"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 10 seconds: you have it. Anything else is tried again for 3 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "receive-schedule-resumed": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                 */
                "webhook-id": string;
                /**
                 * @description When this attempt was sent, in seconds since 1970.
                 * @example 1763629200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the signature in base64; two with a space between while a secret is being replaced.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                 *       "type": "schedule.resumed",
                 *       "timestamp": "2026-11-20T01:14:00.000Z",
                 *       "data": {
                 *         "paymentScheduleId": 20418,
                 *         "paymentScheduleCode": "PS-20418",
                 *         "description": "Water rates",
                 *         "status": "ACTIVE",
                 *         "statusDisplay": "Active",
                 *         "statusClass": "success",
                 *         "nextPaymentDate": "2026-11-30",
                 *         "amount": {
                 *           "amount": "120.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$120.50"
                 *         },
                 *         "frequency": "MONTHLY",
                 *         "summary": "Every month on the 30th, 12 payments",
                 *         "accountDisplayName": "Visa •••• 1881",
                 *         "customerId": 1048217,
                 *         "customerName": "Margaret Olsson",
                 *         "customerNumber": "HCW-0041827",
                 *         "supplierId": 3104,
                 *         "supplierBusiness": "Harbour City Water",
                 *         "accountId": 500001,
                 *         "accountToken": "C000000000500001",
                 *         "accountEnabled": true,
                 *         "instalmentAmount": "120.50",
                 *         "currency": "AUD",
                 *         "startDate": "2026-08-30",
                 *         "endRule": "AFTER_PAYMENTS",
                 *         "endDate": null,
                 *         "numberOfPayments": 12,
                 *         "paymentsMade": 3,
                 *         "paymentsLeft": 9,
                 *         "amountLeft": {
                 *           "amount": "1084.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$1084.50"
                 *         },
                 *         "lastPaymentDate": "2026-10-30",
                 *         "customerReferenceNumber": "HCW-0041827",
                 *         "paymentReferenceNumber": "PS-20418",
                 *         "statusReason": "",
                 *         "upcomingPayments": [
                 *           {
                 *             "date": "2026-11-30",
                 *             "amount": "120.50",
                 *             "movedBecause": ""
                 *           }
                 *         ],
                 *         "scheduleDates": [
                 *           {
                 *             "nominalDate": "2026-11-28",
                 *             "date": "2026-11-30",
                 *             "amount": {
                 *               "amount": "120.50",
                 *               "currency": "AUD",
                 *               "displayAmount": "$120.50"
                 *             },
                 *             "movedBecause": "Weekend",
                 *             "isSkipped": false,
                 *             "isMoved": false,
                 *             "isOtherAmount": false
                 *           }
                 *         ],
                 *         "version": 3,
                 *         "createdAt": "2026-11-20T01:14:00.000Z",
                 *         "updatedAt": "2026-11-20T01:14:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Event id
                     * @description Equal to webhook-id.
                     * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                     */
                    id: string;
                    /**
                     * Event type
                     * @description Schedule resumed
                     * @example schedule.resumed
                     * @constant
                     */
                    type: "schedule.resumed";
                    /**
                     * Occurred at
                     * Format: date-time
                     * @description When it happened, UTC.
                     */
                    timestamp: string;
                    data: components["schemas"]["RecurringPayment"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 10 seconds: you have it. Anything else is tried again for 3 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "receive-schedule-stopped": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                 */
                "webhook-id": string;
                /**
                 * @description When this attempt was sent, in seconds since 1970.
                 * @example 1763629200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the signature in base64; two with a space between while a secret is being replaced.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                 *       "type": "schedule.stopped",
                 *       "timestamp": "2026-11-20T01:14:00.000Z",
                 *       "data": {
                 *         "paymentScheduleId": 20418,
                 *         "paymentScheduleCode": "PS-20418",
                 *         "description": "Water rates",
                 *         "status": "ACTIVE",
                 *         "statusDisplay": "Active",
                 *         "statusClass": "success",
                 *         "nextPaymentDate": "2026-11-30",
                 *         "amount": {
                 *           "amount": "120.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$120.50"
                 *         },
                 *         "frequency": "MONTHLY",
                 *         "summary": "Every month on the 30th, 12 payments",
                 *         "accountDisplayName": "Visa •••• 1881",
                 *         "customerId": 1048217,
                 *         "customerName": "Margaret Olsson",
                 *         "customerNumber": "HCW-0041827",
                 *         "supplierId": 3104,
                 *         "supplierBusiness": "Harbour City Water",
                 *         "accountId": 500001,
                 *         "accountToken": "C000000000500001",
                 *         "accountEnabled": true,
                 *         "instalmentAmount": "120.50",
                 *         "currency": "AUD",
                 *         "startDate": "2026-08-30",
                 *         "endRule": "AFTER_PAYMENTS",
                 *         "endDate": null,
                 *         "numberOfPayments": 12,
                 *         "paymentsMade": 3,
                 *         "paymentsLeft": 9,
                 *         "amountLeft": {
                 *           "amount": "1084.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$1084.50"
                 *         },
                 *         "lastPaymentDate": "2026-10-30",
                 *         "customerReferenceNumber": "HCW-0041827",
                 *         "paymentReferenceNumber": "PS-20418",
                 *         "statusReason": "",
                 *         "upcomingPayments": [
                 *           {
                 *             "date": "2026-11-30",
                 *             "amount": "120.50",
                 *             "movedBecause": ""
                 *           }
                 *         ],
                 *         "scheduleDates": [
                 *           {
                 *             "nominalDate": "2026-11-28",
                 *             "date": "2026-11-30",
                 *             "amount": {
                 *               "amount": "120.50",
                 *               "currency": "AUD",
                 *               "displayAmount": "$120.50"
                 *             },
                 *             "movedBecause": "Weekend",
                 *             "isSkipped": false,
                 *             "isMoved": false,
                 *             "isOtherAmount": false
                 *           }
                 *         ],
                 *         "version": 3,
                 *         "createdAt": "2026-11-20T01:14:00.000Z",
                 *         "updatedAt": "2026-11-20T01:14:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Event id
                     * @description Equal to webhook-id.
                     * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                     */
                    id: string;
                    /**
                     * Event type
                     * @description Schedule stopped
                     * @example schedule.stopped
                     * @constant
                     */
                    type: "schedule.stopped";
                    /**
                     * Occurred at
                     * Format: date-time
                     * @description When it happened, UTC.
                     */
                    timestamp: string;
                    data: components["schemas"]["RecurringPayment"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 10 seconds: you have it. Anything else is tried again for 3 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "receive-schedule-updated": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                 */
                "webhook-id": string;
                /**
                 * @description When this attempt was sent, in seconds since 1970.
                 * @example 1763629200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the signature in base64; two with a space between while a secret is being replaced.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                 *       "type": "schedule.updated",
                 *       "timestamp": "2026-11-20T01:14:00.000Z",
                 *       "data": {
                 *         "paymentScheduleId": 20418,
                 *         "paymentScheduleCode": "PS-20418",
                 *         "description": "Water rates",
                 *         "status": "ACTIVE",
                 *         "statusDisplay": "Active",
                 *         "statusClass": "success",
                 *         "nextPaymentDate": "2026-11-30",
                 *         "amount": {
                 *           "amount": "120.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$120.50"
                 *         },
                 *         "frequency": "MONTHLY",
                 *         "summary": "Every month on the 30th, 12 payments",
                 *         "accountDisplayName": "Visa •••• 1881",
                 *         "customerId": 1048217,
                 *         "customerName": "Margaret Olsson",
                 *         "customerNumber": "HCW-0041827",
                 *         "supplierId": 3104,
                 *         "supplierBusiness": "Harbour City Water",
                 *         "accountId": 500001,
                 *         "accountToken": "C000000000500001",
                 *         "accountEnabled": true,
                 *         "instalmentAmount": "120.50",
                 *         "currency": "AUD",
                 *         "startDate": "2026-08-30",
                 *         "endRule": "AFTER_PAYMENTS",
                 *         "endDate": null,
                 *         "numberOfPayments": 12,
                 *         "paymentsMade": 3,
                 *         "paymentsLeft": 9,
                 *         "amountLeft": {
                 *           "amount": "1084.50",
                 *           "currency": "AUD",
                 *           "displayAmount": "$1084.50"
                 *         },
                 *         "lastPaymentDate": "2026-10-30",
                 *         "customerReferenceNumber": "HCW-0041827",
                 *         "paymentReferenceNumber": "PS-20418",
                 *         "statusReason": "",
                 *         "upcomingPayments": [
                 *           {
                 *             "date": "2026-11-30",
                 *             "amount": "120.50",
                 *             "movedBecause": ""
                 *           }
                 *         ],
                 *         "scheduleDates": [
                 *           {
                 *             "nominalDate": "2026-11-28",
                 *             "date": "2026-11-30",
                 *             "amount": {
                 *               "amount": "120.50",
                 *               "currency": "AUD",
                 *               "displayAmount": "$120.50"
                 *             },
                 *             "movedBecause": "Weekend",
                 *             "isSkipped": false,
                 *             "isMoved": false,
                 *             "isOtherAmount": false
                 *           }
                 *         ],
                 *         "version": 3,
                 *         "createdAt": "2026-11-20T01:14:00.000Z",
                 *         "updatedAt": "2026-11-20T01:14:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Event id
                     * @description Equal to webhook-id.
                     * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                     */
                    id: string;
                    /**
                     * Event type
                     * @description Schedule changed
                     * @example schedule.updated
                     * @constant
                     */
                    type: "schedule.updated";
                    /**
                     * Occurred at
                     * Format: date-time
                     * @description When it happened, UTC.
                     */
                    timestamp: string;
                    data: components["schemas"]["RecurringPayment"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 10 seconds: you have it. Anything else is tried again for 3 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "receive-webhook-test": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                 */
                "webhook-id": string;
                /**
                 * @description When this attempt was sent, in seconds since 1970.
                 * @example 1763629200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the signature in base64; two with a space between while a secret is being replaced.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_3cT0cLwq7b1r0Xh2u9EwKfVa",
                 *       "type": "webhook.test",
                 *       "timestamp": "2026-11-20T01:14:00.000Z",
                 *       "data": {
                 *         "message": "Message"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Event id
                     * @description Equal to webhook-id.
                     * @example evt_3cT0cLwq7b1r0Xh2u9EwKfVa
                     */
                    id: string;
                    /**
                     * Event type
                     * @description Test event
                     * @example webhook.test
                     * @constant
                     */
                    type: "webhook.test";
                    /**
                     * Occurred at
                     * Format: date-time
                     * @description When it happened, UTC.
                     */
                    timestamp: string;
                    /**
                     * Test
                     * @description Says that the endpoint can be reached.
                     */
                    data: {
                        /**
                         * Message
                         * @description A greeting.
                         */
                        message: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any 2xx within 10 seconds: you have it. Anything else is tried again for 3 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Gone for good: the endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
