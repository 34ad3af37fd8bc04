import { useLingui } from '@lingui/react/macro'
import { usePermissions } from 'react-admin'

/** Remedies for buyers of a cancelled class; refunds require a permission. */
export function useRemedies() {
  const { t } = useLingui()
  const { permissions = [] } = usePermissions<string[]>()
  const ask = { id: 'ask', name: t`Pembeli memilih: dana kembali atau jadwal lain` }
  const refund = { id: 'refund', name: t`Kembalikan semua dana sekarang` }
  return { ask, refund: permissions.includes('orders.refund') ? [refund] : [] }
}
