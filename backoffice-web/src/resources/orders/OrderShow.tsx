import { RecordShow } from '../../ui/RecordShow'
import { OrderPage } from './OrderPage'

const OrderShow = () => (
  <RecordShow
    component="div"
    title={false}
    actions={false}
    queryOptions={{ refetchOnWindowFocus: true }}
  >
    <OrderPage />
  </RecordShow>
)

export default OrderShow
