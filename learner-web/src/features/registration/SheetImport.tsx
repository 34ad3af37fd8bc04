import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import type { SheetRow } from '../../api/learning'
import { messageOf } from '../../api/messageOf'
import { upload } from '../../api/upload'
import { buttonVariants } from '../../ui/Button'

interface SheetImportProps {
  number: string
  onRows: (rows: SheetRow[]) => void
}

/** Participants from a workbook; valid rows fill free seats, the others are listed with their row. */
export function SheetImport({ number, onRows }: SheetImportProps) {
  const { mutate, data, error, isPending } = useMutation({
    meta: { errors: 'inline' },
    mutationFn: (file: File) => upload(`/registrations/${number}/sheet`, { file }, () => undefined),
    onSuccess: ({ results }) => onRows(results.filter(({ errors }) => errors.length === 0)),
  })
  const bad = data?.results.filter(({ errors }) => errors.length > 0) ?? []
  const good = (data?.results.length ?? 0) - bad.length
  return (
    <div className="grid gap-2">
      <div>
        <label className={buttonVariants({ variant: 'secondary', className: 'cursor-pointer' })}>
          <FileSpreadsheet aria-hidden className="size-4.5" />
          {isPending ? <Trans>Membaca…</Trans> : <Trans>Ambil dari .xlsx</Trans>}
          <input
            type="file"
            accept=".xlsx"
            className="sr-only"
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file) mutate(file)
              event.target.value = ''
            }}
          />
        </label>
      </div>
      <div aria-live="polite" className="grid gap-1 text-sm">
        {error && <p className="font-medium text-danger">{messageOf(error)}</p>}
        {data && (
          <p>
            <Trans>{good} baris terbaca.</Trans>
          </p>
        )}
        {bad.map((row) => (
          <p key={row.row} className="font-medium text-danger">
            <Trans>Baris {row.row}:</Trans> {row.errors.join(' ')}
          </p>
        ))}
      </div>
    </div>
  )
}
