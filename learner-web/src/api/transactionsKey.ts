/** The user's orders, in lists and one by one. */
export const transactionsKey = ['transactions'] as const

/** The toast of an order's page. */
export const ORDER_TOAST = 'order'
