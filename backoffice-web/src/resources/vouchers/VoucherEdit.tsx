import { SafeEdit } from '../../ui/SafeEdit'
import { VoucherForm } from './VoucherForm'
import { WhenWhole } from './WhenWhole'

const VoucherEdit = () => (
  <SafeEdit>
    <WhenWhole>
      <VoucherForm />
    </WhenWhole>
  </SafeEdit>
)

export default VoucherEdit
