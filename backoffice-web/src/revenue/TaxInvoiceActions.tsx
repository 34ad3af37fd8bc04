import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, MenuItem, TextField } from '@mui/material'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TextInput, useNotify } from 'react-admin'
import { BASE, call } from '../api/client'
import { sendFile } from '../api/sendFile'
import type { TaxInvoices } from '../api/types'
import { ActionDialog } from '../ui/ActionDialog'
import { DayInput } from '../ui/DayInput'

export type TaxInvoiceRow = TaxInvoices['rows'][number]

/** What a tax invoice is for: an invoice, or an instalment of a company. */
export interface TaxedDocument {
  uuid: string
  number: string
  paidOn: string
  tax_invoice: TaxInvoiceRow['tax_invoice']
}

interface NumberValues {
  number: string
  issued_on: string
}

const KEY = 'tax-invoices'
const SHOWN_BY = [KEY, 'orders', 'company-orders']

/** The number and the day that Coretax gave, by hand. */
const NumberDialog = ({ row, onClose }: { row: TaxedDocument; onClose: () => void }) => {
  const { t } = useLingui()
  return (
    <ActionDialog<NumberValues>
      title={t`Nomor faktur pajak ${row.number}`}
      confirm={t`Simpan nomor`}
      done={t`Nomor faktur pajak disimpan. Pembeli menerima pemberitahuan.`}
      path={`${BASE}/tax-invoices/${row.uuid}/number`}
      toBody={({ number, issued_on }) => ({ number, issued_on })}
      defaults={{
        number: row.tax_invoice?.number ?? '',
        issued_on: row.tax_invoice?.issued_on ?? row.paidOn.slice(0, 10),
      }}
      invalidates={SHOWN_BY}
      onClose={onClose}
    >
      <TextInput
        source="number"
        label={t`Nomor faktur pajak`}
        helperText={t`17 angka dari Coretax`}
        autoFocus
      />
      <DayInput source="issued_on" label={t`Tanggal faktur pajak`} />
    </ActionDialog>
  )
}

function invalidateTaxInvoices(client: QueryClient): void {
  for (const name of SHOWN_BY) void client.invalidateQueries({ queryKey: [name] })
}

/** Sends PDFs one after the other and says how many found their invoice. */
function usePdfUpload() {
  const notify = useNotify()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const upload = async (files: File[], path = '/tax-invoices/files') => {
    setBusy(true)
    const refused: string[] = []
    for (const file of files) {
      try {
        await sendFile(path, { file })
      } catch (error) {
        refused.push(`${file.name}: ${(error as Error).message}`)
      }
    }
    setBusy(false)
    invalidateTaxInvoices(client)
    if (refused.length) notify(refused.join('\n'), { type: 'error', multiLine: true })
    else notify(t`${files.length} PDF disimpan.`, { type: 'success' })
  }
  return { upload, isBusy }
}

/** What staff may do with one invoice, as far as it has come with the tax office. */
export const TaxInvoiceActions = ({
  row,
  onExportAgain,
}: {
  row: TaxedDocument
  /** Only for what was exported before. */
  onExportAgain?: (() => void) | undefined
}) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { upload } = usePdfUpload()
  const client = useQueryClient()
  const notify = useNotify()
  const remove = async () => {
    try {
      await call('delete', `${BASE}/tax-invoices/${row.uuid}/number`)
      notify(t`Nomor faktur pajak dihapus.`, { type: 'success' })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    invalidateTaxInvoices(client)
  }
  const act: Record<string, () => void> = {
    number: () => setOpen(true),
    again: () => onExportAgain?.(),
    remove: () => void remove(),
    pdf: () => choosePdf((file) => void upload([file], `/tax-invoices/${row.uuid}/file`)),
  }
  return (
    <>
      <TextField
        select
        size="small"
        value=""
        label={t`Tindakan`}
        onChange={(event) => act[event.target.value]?.()}
        sx={{ minWidth: 130, my: 0 }}
      >
        <MenuItem value="number">{row.tax_invoice ? t`Ubah nomor` : t`Isi nomor`}</MenuItem>
        {row.tax_invoice && (
          <MenuItem value="pdf">
            <Trans>Unggah PDF</Trans>
          </MenuItem>
        )}
        {row.tax_invoice && (
          <MenuItem value="remove">
            <Trans>Hapus nomor</Trans>
          </MenuItem>
        )}
        {!row.tax_invoice && onExportAgain && (
          <MenuItem value="again">
            <Trans>Ekspor ulang</Trans>
          </MenuItem>
        )}
      </TextField>
      {isOpen && <NumberDialog row={row} onClose={() => setOpen(false)} />}
    </>
  )
}

function choosePdf(onChoose: (file: File) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'application/pdf'
  input.onchange = () => input.files?.[0] && onChoose(input.files[0])
  input.click()
}

/** Many PDFs as Coretax names them, each with its number in the name. */
export const PdfUploadButton = () => {
  const { t } = useLingui()
  const { upload, isBusy } = usePdfUpload()
  return (
    <Button component="label" variant="outlined" disabled={isBusy}>
      {isBusy ? t`Mengunggah…` : t`Unggah PDF dari Coretax`}
      <input
        hidden
        multiple
        type="file"
        accept="application/pdf"
        onChange={(event) => void upload([...(event.target.files ?? [])])}
      />
    </Button>
  )
}
