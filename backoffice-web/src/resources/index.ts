import { batches } from './batches';
import { certificates } from './certificates';
import { classes } from './classes';
import { content } from './content';
import { exportJobs } from './exports';
import { lookups } from './lookups';
import { moneyCases } from './moneyCases';
import { monitor } from './monitor';
import { orders } from './orders';
import { questions } from './questions';
import { reference } from './reference';
import { refunds } from './refunds';
import { sessions } from './sessions';
import { support } from './support';
import { system } from './system';
import { voucherBatches } from './vouchers';

/** Every resource of the back office; a new one is a folder and a line here. */
export const resources = [
  orders,
  refunds,
  moneyCases,
  voucherBatches,
  ...reference,
  batches,
  sessions,
  monitor,
  questions,
  ...certificates,
  classes,
  exportJobs,
  ...support,
  ...content,
  ...system,
  ...lookups,
];
