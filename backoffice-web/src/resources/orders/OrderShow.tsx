import { Show } from 'react-admin'
import { OrderPage } from './OrderPage'

const OrderShow = () => (
  <Show component="div" title={false} actions={false} queryOptions={{ refetchOnWindowFocus: true }}>
    <OrderPage />
  </Show>
)

export default OrderShow
