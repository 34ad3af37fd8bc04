import { batches } from './batches';
import { exportJobs } from './exports';
import { instansi } from './instansi';
import { lookups } from './lookups';
import { sessions } from './sessions';

/** Every resource of the back office; a new one is a folder and a line here. */
export const resources = [instansi, batches, sessions, exportJobs, ...lookups];
