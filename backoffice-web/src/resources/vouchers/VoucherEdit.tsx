import { EditWithConflict } from '../../ui/EditWithConflict'
import { VoucherForm } from './VoucherForm'
import { WhenLoaded } from './WhenLoaded'

const VoucherEdit = () => (
  <EditWithConflict>
    <WhenLoaded>
      <VoucherForm />
    </WhenLoaded>
  </EditWithConflict>
)

export default VoucherEdit
