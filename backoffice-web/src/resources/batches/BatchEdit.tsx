import { EditWithConflict } from '../../ui/EditWithConflict'
import { BatchForm } from './BatchForm'

const BatchEdit = () => (
  <EditWithConflict>
    <BatchForm />
  </EditWithConflict>
)

export default BatchEdit
