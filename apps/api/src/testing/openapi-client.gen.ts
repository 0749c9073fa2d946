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
    "/communities/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a community
         * @description Autocomplete for choosing the community to work in.
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
         *     Open to facility users and staff with any of the rights `VIEW_CUSTOMERS`, `MANAGE_CUSTOMERS`, `VIEW_CUSTOMER_ACCOUNTS`, `MANAGE_CUSTOMER_ACCOUNTS`, `VIEW_RECURRING_CUSTOMERS`, `MANAGE_RECURRING_CUSTOMERS` or `TERMINAL_EXISTING_CUSTOMER`.
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
         *     Open to facility users and staff with any of the rights `MANAGE_CUSTOMERS`, `MANAGE_CUSTOMER_ACCOUNTS` or `MANAGE_RECURRING_CUSTOMERS`.
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
         *     Open to facility users and staff with any of the rights `VIEW_CUSTOMERS`, `MANAGE_CUSTOMERS`, `VIEW_CUSTOMER_ACCOUNTS`, `MANAGE_CUSTOMER_ACCOUNTS`, `VIEW_RECURRING_CUSTOMERS`, `MANAGE_RECURRING_CUSTOMERS` or `TERMINAL_EXISTING_CUSTOMER`.
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
         *     Open to facility users and staff with any of the rights `VIEW_CUSTOMERS`, `MANAGE_CUSTOMERS`, `VIEW_CUSTOMER_ACCOUNTS`, `MANAGE_CUSTOMER_ACCOUNTS`, `VIEW_RECURRING_CUSTOMERS`, `MANAGE_RECURRING_CUSTOMERS` or `TERMINAL_EXISTING_CUSTOMER`.
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
         *     Open to facility users and staff with any of the rights `MANAGE_CUSTOMERS`, `MANAGE_CUSTOMER_ACCOUNTS` or `MANAGE_RECURRING_CUSTOMERS`.
         */
        put: operations["customers.updateDetails"];
        post?: never;
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
         *     Open to facility users and staff with any of the rights `MANAGE_CUSTOMERS`, `MANAGE_CUSTOMER_ACCOUNTS` or `MANAGE_RECURRING_CUSTOMERS`.
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
         *     Open to facility users and staff with any of the rights `MANAGE_CUSTOMERS`, `MANAGE_CUSTOMER_ACCOUNTS` or `MANAGE_RECURRING_CUSTOMERS`.
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
         * @description Sets a new password, ends every other session and sends a notice by mail.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        CommunityOption: {
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
             * Communities
             * @description The first 20 that match, by name.
             */
            items: components["schemas"]["CommunityOption"][];
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
             * @description Where mail to the person goes.
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
        Reauthentication: {
            /**
             * Password
             * @description The present password.
             */
            password: string;
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
             * @description Where mail to the person goes.
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
             * @description Where mail to the person goes.
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
         * @description Proves that the call does not come from a plain form of another site. Any value will do.
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
                 *       "loginName": "priya.raman",
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
    "communities.search": {
        parameters: {
            query?: {
                /** @description Part of the name or code, or the id; case does not matter. */
                query?: string;
            };
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
    "customers.search": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
                     *           "street1": "12 Wharf Road",
                     *           "street2": "Street line 2",
                     *           "street3": "Street line 3",
                     *           "city": "Newcastle",
                     *           "state": "NSW",
                     *           "postcode": "2300",
                     *           "email": "margaret.olsson@example.com",
                     *           "receivesEmail": false,
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
            header: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
                     *       "street1": "12 Wharf Road",
                     *       "street2": "Street line 2",
                     *       "street3": "Street line 3",
                     *       "city": "Newcastle",
                     *       "state": "NSW",
                     *       "postcode": "2300",
                     *       "email": "margaret.olsson@example.com",
                     *       "receivesEmail": false,
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
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
                     *       "street1": "12 Wharf Road",
                     *       "street2": "Street line 2",
                     *       "street3": "Street line 3",
                     *       "city": "Newcastle",
                     *       "state": "NSW",
                     *       "postcode": "2300",
                     *       "email": "margaret.olsson@example.com",
                     *       "receivesEmail": false,
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
    "customers.auditEntries": {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows on a page, at most 100; 5 when left out. */
                pageSize?: number;
            };
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
                     *           "description": "Customer details changed.",
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
            header: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
                     *       "street1": "12 Wharf Road",
                     *       "street2": "Street line 2",
                     *       "street3": "Street line 3",
                     *       "city": "Newcastle",
                     *       "state": "NSW",
                     *       "postcode": "2300",
                     *       "email": "margaret.olsson@example.com",
                     *       "receivesEmail": false,
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
    "customers.setStatus": {
        parameters: {
            query: {
                /** @description The status to change to: true enables, false disables. */
                enabled: boolean;
            };
            header: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
                     *       "street1": "12 Wharf Road",
                     *       "street2": "Street line 2",
                     *       "street3": "Street line 3",
                     *       "city": "Newcastle",
                     *       "state": "NSW",
                     *       "postcode": "2300",
                     *       "email": "margaret.olsson@example.com",
                     *       "receivesEmail": false,
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
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
                     *       "accounts": 1,
                     *       "schedules": 1,
                     *       "unsettledPayments": 1,
                     *       "unsettledAmounts": [
                     *         {
                     *           "currency": "AUD",
                     *           "amount": "Amount",
                     *           "displayAmount": "Display amount"
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
    "forms.get": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
                 * @example Status=DISABLED&Sort=-createdAt
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
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
                     *       "loginName": "priya.raman",
                     *       "fullName": "Priya Raman",
                     *       "email": "margaret.olsson@example.com",
                     *       "phoneNumber": "0491 570 157",
                     *       "kind": "CLIENT",
                     *       "roles": [
                     *         {
                     *           "roleName": "Customer service",
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
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
    "customers.rights": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
    "savedViews.list": {
        parameters: {
            query: {
                /**
                 * @description Id of the table in the portal.
                 * @example customer-search
                 */
                table: string;
            };
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            header: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            header: {
                /** @description Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
    "session.get": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
                     *         "loginName": "priya.raman",
                     *         "fullName": "Priya Raman",
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
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
    "viewAs.start": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
                 * @example Status=DISABLED&Sort=-createdAt
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
            header: {
                /**
                 * @description Proves that the call does not come from a plain form of another site. Any value will do.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
                     *           "loginName": "priya.raman",
                     *           "fullName": "Priya Raman",
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
}
