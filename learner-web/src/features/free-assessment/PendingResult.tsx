import { Trans } from '@lingui/react/macro'
import { ArrowRight, BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { pathTo } from '../../app/paths'
import { Link } from '../../ui/Link'
import { freeAttempt } from './freeAttempt'

/** After sign-in: the result of this browser's free assessment can be saved. */
export function PendingResult() {
  const [attempt] = useState(freeAttempt.get)
  if (!attempt) return null
  return (
    <Link
      to={pathTo('freeResult', { slug: attempt.slug })}
      className="mt-6 flex min-h-14 items-center gap-3 rounded-card border border-primary bg-primary-tint px-5 py-3 font-semibold text-strong hover:underline"
    >
      <BookmarkPlus aria-hidden className="size-5 shrink-0 text-primary" />
      <span className="flex-1">
        <Trans>Simpan hasil cek kemampuan Anda ke akun ini</Trans>
      </span>
      <ArrowRight aria-hidden className="size-5 text-primary rtl:rotate-180" />
    </Link>
  )
}
