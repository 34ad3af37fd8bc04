import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { Progress } from '../../ui/Progress'
import type { Draft } from './draft'
import { requiredFields } from './required'

interface FormProgressProps {
  draft: Draft
  /** The participants are in charge (PIC) as well. */
  isOwnContact: boolean
  /** A refusal by the server, shown instead of the progress. */
  isRefused: boolean
}

/** How many of the required fields are filled in. */
export function FormProgress({ draft, isOwnContact, isRefused }: FormProgressProps) {
  const { t } = useLingui()
  const { filled, all } = requiredFields(draft, isOwnContact)
  return (
    <div className="grid gap-2">
      <p aria-live="polite" className="flex items-center gap-2 text-sm font-medium text-ink">
        {filled < all && <Plural value={all - filled} other="# isian wajib lagi" />}
        {filled === all && !isRefused && (
          <>
            <CircleCheck aria-hidden className="size-4.5 text-success" />
            <Trans>Semua isian wajib sudah terisi. Periksa, lalu kirim.</Trans>
          </>
        )}
      </p>
      <Progress label={t`Isian wajib yang terisi`} value={filled} max={all} />
    </div>
  )
}
