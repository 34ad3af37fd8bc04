import { SafeEdit } from '../../ui/SafeEdit';
import { VoucherForm } from './VoucherForm';

const VoucherEdit = () => (
  <SafeEdit>
    <VoucherForm />
  </SafeEdit>
);

export default VoucherEdit;
