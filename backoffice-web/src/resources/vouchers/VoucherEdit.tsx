import { EditWithConflict } from '../../ui/EditWithConflict'
import { VoucherForm } from './VoucherForm'

const VoucherEdit = () => (
  <EditWithConflict>
    <VoucherForm />
  </EditWithConflict>
)

export default VoucherEdit
