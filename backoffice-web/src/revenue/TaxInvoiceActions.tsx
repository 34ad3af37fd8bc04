import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import { useState } from 'react'
import { TextInput, useNotify } from 'react-admin'
import type { Send } from '../api/call'
import { BASE } from '../api/client'
import type { TaxInvoices } from '../api/types'
import { useWrite } from '../providers/useWrite'
import { ActionDialog } from '../ui/ActionDialog'
import { DayInput } from '../ui/DayInput'
import { FileButton } from '../ui/FileButton'
import MoreMenu from '../ui/MoreMenu'

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
      act={(send, { number, issued_on }) =>
        send('post', `${BASE}/tax-invoices/${row.uuid}/number`, { body: { number, issued_on } })
      }
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

/** Takes back a number that was filled in by mistake. */
const RemoveDialog = ({ row, onClose }: { row: TaxedDocument; onClose: () => void }) => {
  const { t } = useLingui()
  return (
    <ActionDialog
      title={t`Hapus nomor faktur pajak ${row.number}?`}
      confirm={t`Hapus nomor`}
      isDangerous
      done={t`Nomor faktur pajak dihapus.`}
      act={(send) => send('delete', `${BASE}/tax-invoices/${row.uuid}/number`)}
      invalidates={SHOWN_BY}
      onClose={onClose}
    >
      <Typography>
        {t`Nomor ${row.tax_invoice?.number ?? ''} dan PDF-nya tidak lagi tampil bagi pembeli.`}
      </Typography>
    </ActionDialog>
  )
}

const FILES = `${BASE}/tax-invoices/files` as const
const fileOf = ({ uuid }: TaxedDocument) => `${BASE}/tax-invoices/${uuid}/file` as const

/** Sends PDFs one after the other; gives what was said of those that found no invoice. */
async function sendPdfs(send: Send, path: typeof FILES | ReturnType<typeof fileOf>, files: File[]) {
  const refused: string[] = []
  for (const file of files)
    await send.file(path, { file }).catch((error: Error) => {
      refused.push(`${file.name}: ${error.message}`)
    })
  return refused
}

/** Says how many PDFs found their invoice. */
function usePdfUpload(path: Parameters<typeof sendPdfs>[1]) {
  const notify = useNotify()
  return useWrite((send, files: File[]) => sendPdfs(send, path, files), {
    invalidates: SHOWN_BY.map((name) => [name]),
    onSuccess: (refused, files) => {
      if (refused.length) notify(refused.join('\n'), { type: 'error', multiLine: true })
      else notify(t`${files.length} PDF disimpan.`, { type: 'success' })
    },
  })
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
  const [dialog, setDialog] = useState<'number' | 'remove' | null>(null)
  const { mutate: upload } = usePdfUpload(fileOf(row))
  const hasNumber = row.tax_invoice !== null
  const items = [
    { label: hasNumber ? t`Ubah nomor` : t`Isi nomor`, onChoose: () => setDialog('number') },
    hasNumber && { label: t`Unggah PDF`, onChoose: () => choosePdf((file) => upload([file])) },
    hasNumber && { label: t`Hapus nomor…`, isDangerous: true, onChoose: () => setDialog('remove') },
    !hasNumber && onExportAgain && { label: t`Ekspor ulang`, onChoose: onExportAgain },
  ].filter((item) => typeof item === 'object')
  const close = () => setDialog(null)
  return (
    <>
      <MoreMenu name={t`Tindakan untuk ${row.number}`} items={items} />
      {dialog === 'number' && <NumberDialog row={row} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog row={row} onClose={close} />}
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
  const { mutate: upload, isPending } = usePdfUpload(FILES)
  return (
    <FileButton
      multiple
      variant="outlined"
      disabled={isPending}
      accept="application/pdf"
      onFiles={upload}
    >
      {isPending ? t`Mengunggah…` : t`Unggah PDF dari Coretax`}
    </FileButton>
  )
}
