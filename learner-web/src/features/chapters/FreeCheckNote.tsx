import { Trans } from '@lingui/react/macro'
import { paths } from '../../app/paths'
import { Link } from '../../ui/Link'

/** How an assessment differs from the free check. */
export function FreeCheckNote() {
  return (
    <p className="text-[15px] text-muted">
      <Trans>
        Bedanya dengan cek gratis 10 menit: cek itu memberi perkiraan awal dari beberapa soal,
        asesmen ini mengukur setiap unit.
      </Trans>{' '}
      <Link to={paths.freeAssessments} className="font-semibold text-primary hover:underline">
        <Trans>Coba cek gratis</Trans>
      </Link>
    </p>
  )
}
