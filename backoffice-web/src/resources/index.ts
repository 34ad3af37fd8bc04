import { assessors } from './assessors'
import { batches } from './batches'
import { certificates } from './certificates'
import { classes } from './classes'
import { community } from './community'
import { contactResources } from './contacts'
import { content } from './content'
import { corporate } from './corporate'
import { courseResources } from './courses'
import { exams } from './exams'
import { exportJobs } from './exports'
import { growth } from './growth'
import { learning } from './learning'
import { lookups } from './lookups'
import { moneyCases } from './moneyCases'
import { monitor } from './monitor'
import { orders } from './orders'
import { productReferences } from './productReferences'
import { catalogProducts } from './products'
import { questions } from './questions'
import { reference } from './reference'
import { refunds } from './refunds'
import { sessions } from './sessions'
import { soldProducts } from './soldProducts'
import { support } from './support'
import { system } from './system'
import { voucherBatches } from './vouchers'
import { workspace } from './workspace'

/** Every resource of the back office; a new one is a folder and a line here. */
export const resources = [
  orders,
  refunds,
  moneyCases,
  voucherBatches,
  catalogProducts,
  ...productReferences,
  ...reference,
  batches,
  sessions,
  monitor,
  questions,
  ...assessors,
  exams,
  ...certificates,
  classes,
  ...courseResources,
  soldProducts,
  ...learning,
  exportJobs,
  ...support,
  ...contactResources,
  ...content,
  ...community,
  ...growth,
  ...corporate,
  ...workspace,
  ...system,
  ...lookups,
]
