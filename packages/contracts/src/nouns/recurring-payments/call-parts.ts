import { z } from 'zod';
import { customerAudience, customerId } from '../customers/call-parts.ts';
import { id } from '../../kernel/primitives.ts';

/** Who schedule calls are open to. */
export const scheduleAudience = customerAudience;

/** Path of a call about the schedules of a customer. */
export const ofCustomer = () => z.strictObject({ id: customerId });

/** Path of a call about one schedule. */
export const oneSchedule = () =>
  z.strictObject({ id: id().meta({ title: 'Schedule ID', description: 'Identifier of the payment schedule.' }) });
