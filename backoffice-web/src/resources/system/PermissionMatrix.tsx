import { useRecordContext } from 'react-admin'
import { PermissionTable } from './PermissionTable'

/** The group's permissions, read-only. */
const PermissionMatrix = () => <PermissionTable value={useRecordContext()?.permissions ?? []} />

export default PermissionMatrix
