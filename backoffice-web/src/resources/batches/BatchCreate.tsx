import { Create } from 'react-admin'
import { BatchForm } from './BatchForm'

const BatchCreate = () => (
  <Create redirect="show">
    <BatchForm />
  </Create>
)

export default BatchCreate
