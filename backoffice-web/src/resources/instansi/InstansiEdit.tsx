import { SafeEdit } from '../../ui/SafeEdit';
import { InstansiForm } from './InstansiForm';

const InstansiEdit = () => (
  <SafeEdit>
    <InstansiForm />
  </SafeEdit>
);

export default InstansiEdit;
