import { Create } from 'react-admin'
import { CodeInputs, withChosenCodes } from './CodeInputs'
import { VoucherForm } from './VoucherForm'

const fresh = { max_uses: 1, max_uses_per_person: 1 }

const VoucherCreate = () => (
  <Create redirect="show" transform={withChosenCodes} record={fresh}>
    <VoucherForm codes={<CodeInputs />} />
  </Create>
)

export default VoucherCreate
