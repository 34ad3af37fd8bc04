import { Create } from 'react-admin';
import { InstansiForm } from './InstansiForm';

const InstansiCreate = () => (
  <Create redirect="show">
    <InstansiForm />
  </Create>
);

export default InstansiCreate;
