import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import PublishIcon from '@mui/icons-material/PublishOutlined'
import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CanAccess, useListContext, useUnselectAll } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { BASE } from '../../api/client'
import { eachInTurn, type Outcome } from '../../providers/eachInTurn'
import { useKinds } from '../../providers/useKinds'
import { useWrite } from '../../providers/useWrite'
import { formatRupiah } from '../../ui/format'
import { OutcomeDialog } from '../../ui/OutcomeDialog'
import { type CatalogProduct, type ProductRow, RESOURCE } from './types'

type PublishedRow = Outcome<ProductRow, CatalogProduct>

export const canBePublished = ({ status }: ProductRow) =>
  status === 'draft' || status === 'scheduled'

/** Publishes the selected drafts. */
export const BulkPublishButton = () => {
  const { t } = useLingui()
  const { selectedIds, data = [] } = useListContext<ProductRow>()
  const [rows, setRows] = useState<ProductRow[]>([])
  const drafts = data.filter((row) => selectedIds.includes(row.id) && canBePublished(row))
  return (
    <CanAccess action="edit">
      <Button
        size="small"
        startIcon={<PublishIcon />}
        disabled={drafts.length === 0}
        onClick={() => setRows(drafts)}
      >{t`Tayangkan`}</Button>
      {rows.length > 0 && <BulkPublishDialog rows={rows} onClose={() => setRows([])} />}
    </CanAccess>
  )
}

interface DialogProps {
  rows: ProductRow[]
  onClose: () => void
}

const BulkPublishDialog = ({ rows, onClose }: DialogProps) => {
  const title = plural(rows.length, {
    one: 'Tayangkan # produk',
    other: 'Tayangkan # produk',
  })
  const unselectAll = useUnselectAll(RESOURCE)
  const client = useQueryClient()
  const { mutate, data, isPending } = useWrite((send) =>
    eachInTurn(rows, ({ id }) =>
      send('post', `${BASE}/catalog-products/${id}/publish`, { body: {} }),
    ),
  )
  // Refetch only now: the list may lose the published rows, and with them the toolbar with this dialog.
  const close = () => {
    if (data) {
      unselectAll()
      void client.invalidateQueries()
    }
    onClose()
  }
  return (
    <OutcomeDialog
      title={title}
      confirm={title}
      isPending={isPending}
      isDone={data !== undefined}
      onSubmit={() => mutate()}
      onClose={close}
    >
      {data ? <Outcomes outcomes={data} /> : <Chosen rows={rows} />}
    </OutcomeDialog>
  )
}

const Chosen = ({ rows }: { rows: ProductRow[] }) => {
  const { t } = useLingui()
  const { nameOf } = useKinds()
  return (
    <>
      <Typography>{t`Produk berikut langsung tampil di toko. Yang belum lengkap tetap menjadi draf, dan kekurangannya disebutkan.`}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {rows.map((row) => (
          <li key={row.id}>
            {row.title}
            <Typography variant="body2" color="text.secondary">
              {`${nameOf(row.kind)} · ${formatRupiah(row.price)}`}
            </Typography>
          </li>
        ))}
      </Box>
    </>
  )
}

const Outcomes = ({ outcomes }: { outcomes: PublishedRow[] }) => {
  const published = outcomes.filter(({ done }) => done).length
  return (
    <>
      {published > 0 && (
        <Alert severity="success">
          {plural(published, { one: '# produk sudah tayang.', other: '# produk sudah tayang.' })}
        </Alert>
      )}
      {outcomes.map(
        ({ row, problem }) =>
          problem && (
            <Alert key={row.id} severity="error">
              <Link component={RouterLink} to={`/${RESOURCE}/${row.id}/show`}>
                {row.title}
              </Link>
              <Box>{problem}</Box>
            </Alert>
          ),
      )}
    </>
  )
}
