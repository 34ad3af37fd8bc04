import { SafeEdit } from '../../ui/SafeEdit'
import { BatchForm } from './BatchForm'

const BatchEdit = () => (
  <SafeEdit>
    <BatchForm />
  </SafeEdit>
)

export default BatchEdit
