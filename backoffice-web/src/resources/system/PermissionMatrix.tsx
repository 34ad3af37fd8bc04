import { useRecordContext } from 'react-admin'
import { PermissionTable } from './PermissionTable'

/** What the group allows, to look at. */
const PermissionMatrix = () => <PermissionTable value={useRecordContext()?.permissions ?? []} />

export default PermissionMatrix
