import { Trans } from '@lingui/react/macro'
import { BookmarkPlus } from 'lucide-react'
import { to } from '../../app/paths'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'

/** The only reason for an account here: to save the result. */
export function KeepResult({ next }: { next: string }) {
  return (
    <Card className="no-print grid gap-5 border-primary bg-primary-tint p-5 desk:grid-cols-[1fr_auto] desk:items-center desk:p-7">
      <div className="grid gap-1.5">
        <p className="flex items-center gap-2 text-sm font-bold text-primary">
          <BookmarkPlus aria-hidden className="size-5" />
          <Trans>Hasil ini belum tersimpan</Trans>
        </p>
        <h2 className="text-xl">
          <Trans>Simpan hasil dan pantau kemajuan Anda</Trans>
        </h2>
        <p className="text-ink">
          <Trans>
            Dengan akun gratis, hasil ini dapat dibandingkan dengan asesmen berikutnya. Tanpa akun,
            hasilnya dihapus setelah 7 hari.
          </Trans>
        </p>
      </div>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <LinkButton to={to.signUp(next)} size="lg">
          <Trans>Daftar dan simpan hasil</Trans>
        </LinkButton>
        <LinkButton to={to.signIn(next)} variant="secondary" size="lg">
          <Trans>Saya sudah punya akun</Trans>
        </LinkButton>
      </div>
    </Card>
  )
}
