import { useLingui } from '@lingui/react/macro'
import StockIcon from '@mui/icons-material/Inventory2Outlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { NumberInput, required, useRecordContext } from 'react-admin'
import { BASE } from '../../api/client'
import { ActionDialog } from '../../ui/ActionDialog'
import { formatNumber } from '../../ui/format'

/** Adds to a souvenir's stock, independent of concurrent choices. */
const RestockButton = () => {
  const { t } = useLingui()
  const souvenir = useRecordContext()
  const [isOpen, setOpen] = useState(false)
  if (!souvenir) return null
  return (
    <>
      <Button
        size="small"
        startIcon={<StockIcon />}
        onClick={() => setOpen(true)}
      >{t`Ubah stok`}</Button>
      {isOpen && (
        <ActionDialog<{ amount: number }>
          title={t`Ubah stok`}
          confirm={t`Simpan`}
          done={t`Stok diperbarui.`}
          act={(send, { amount }) =>
            send('post', `${BASE}/souvenirs/${souvenir.id}/restock`, {
              body: { amount: Number(amount) },
            })
          }
          invalidates={['souvenirs']}
          onClose={() => setOpen(false)}
        >
          <NumberInput
            source="amount"
            label={t`Tambahan`}
            helperText={t`Stok sekarang ${formatNumber(souvenir.stock)}. Angka negatif mengurangi.`}
            validate={required()}
            fullWidth
          />
        </ActionDialog>
      )}
    </>
  )
}

export default RestockButton
