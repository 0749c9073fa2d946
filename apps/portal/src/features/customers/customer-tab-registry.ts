import { registerCustomerTabs } from '../../pages/customer-tabs.ts';
import { registeredTabs } from '../../pages/customer-tabs.gen.ts';

// Imported by the customer page: what its tabs load is not in the first load
registerCustomerTabs(registeredTabs);
