export const payment = {
  cart: {
    path: '/cart',
    name: 'Keranjang',
    load: () => import('../../routes/cart/index'),
  },
  purchase: {
    path: '/payment/purchase',
    name: 'Pembelian',
    frame: 'focus',
    load: () => import('../../routes/payment/purchase'),
  },
  transactions: {
    path: '/payment/transaction',
    name: 'Transaksi',
    load: () => import('../../routes/orders/index'),
  },
  transaction: {
    path: '/payment/transaction/detail/:order_id',
    name: 'Detail transaksi',
    load: () => import('../../routes/orders/detail'),
  },
  complete: {
    path: '/payment/transaction/detail/:order_id/complete',
    name: 'Pesanan selesai',
    load: () => import('../../routes/orders/complete'),
  },
  orderTickets: {
    path: '/payment/transaction/detail/:order_id/tickets',
    name: 'Tiket peserta',
    load: () => import('../../routes/ticket/order'),
  },
  printTicket: {
    path: '/printTicket',
    name: 'Tiket',
    access: 'public',
    frame: 'bare',
    load: () => import('../../routes/ticket/index'),
  },
} as const
