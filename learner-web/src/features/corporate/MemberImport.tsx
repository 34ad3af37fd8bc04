import { Trans } from '@lingui/react/macro'
import { FileSpreadsheet } from 'lucide-react'
import { importMembers } from '../../api/corporate'
import { messageOf } from '../../api/messageOf'
import { buttonVariants } from '../../ui/Button'
import { useCompany } from './useCompany'
import { sentencesOf, useCorporateAction } from './useCorporate'

/** Members from a workbook: all are invited, or the wrong rows are listed and no one is. */
export function MemberImport() {
  const company = useCompany()
  const { mutate, isPending, error } = useCorporateAction(
    (file: File) => importMembers(company, file),
    undefined,
    { errors: 'inline' },
  )
  const wrong = sentencesOf(error, 'file')
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <label
        className={buttonVariants({
          variant: 'secondary',
          className: 'cursor-pointer justify-self-start has-focus-visible:outline-2',
        })}
      >
        <FileSpreadsheet aria-hidden className="size-4.5" />
        {isPending ? <Trans>Membaca…</Trans> : <Trans>Undang dari .xlsx</Trans>}
        <input
          type="file"
          accept=".xlsx,.csv"
          className="sr-only"
          disabled={isPending}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) mutate(file)
            event.target.value = ''
          }}
        />
      </label>
      <p className="text-sm text-muted">
        <Trans>Kolom Email, Nama, dan Bagian di baris pertama.</Trans>
      </p>
      <ul aria-live="polite" className="grid gap-1 text-sm font-medium text-danger empty:hidden">
        {error && wrong.length === 0 && <li>{messageOf(error)}</li>}
        {wrong.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
