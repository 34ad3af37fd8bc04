import type { ResourceProps } from 'react-admin'
import { deliverables } from './deliverables'
import { instansi } from './instansi'
import { jobRoles } from './jobRoles'
import { levels } from './levels'
import { materi } from './materi'
import { units } from './units'

/** The reference data. */
export const reference: ResourceProps[] = [instansi, jobRoles, deliverables, levels, materi, units]
