import { Trans } from '@lingui/react/macro'
import { Alert, Link } from '@mui/material'
import { useCanAccess } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { GradingDetail } from './labels'

/** What staff can do about a grading without an assessor. */
const Unassigned = ({ grading }: { grading: GradingDetail }) => {
  const { canAccess: writesRubrics } = useCanAccess({ resource: 'rubrics', action: 'edit' })
  if (grading.others.length > 0) {
    return <Trans>Penilaian ini belum punya asesor. Tugaskan kepada asesor rubriknya.</Trans>
  }
  return (
    <>
      <Trans>
        Belum ada asesor yang dapat ditugaskan: semua asesor rubrik ini sudah menilai unit ini.
        Tambahkan asesor lain pada rubriknya, lalu tugaskan di sini.
      </Trans>{' '}
      {writesRubrics && (
        <Link
          component={RouterLink}
          to={`/rubrics/${grading.rubric_id}`}
          color="inherit"
          underline="always"
        >
          <Trans>Buka rubrik</Trans>
        </Link>
      )}
    </>
  )
}

/** Tells the assessors of third gradings and appeals that only their grading counts. */
const DecidesAlone = ({ role }: Pick<GradingDetail, 'role'>) => {
  if (role === 'first' || role === 'second') return null
  return (
    <Alert severity="info">
      {role === 'third' ? (
        <Trans>Dua penilaian sebelumnya terlalu berbeda. Hanya penilaian Anda yang berlaku.</Trans>
      ) : (
        <Trans>Penilaian Anda atas banding ini menggantikan yang lama dan bersifat akhir.</Trans>
      )}
    </Alert>
  )
}

/** Why a grading cannot be filled in, or what it decides. */
export const GradingNote = ({ grading }: { grading: GradingDetail }) => {
  if (grading.state === 'submitted') return null
  if (grading.state === 'unassigned') {
    return (
      <Alert severity="warning">
        <Unassigned grading={grading} />
      </Alert>
    )
  }
  if (!grading.is_mine) {
    return (
      <Alert severity="info">
        <Trans>Hanya asesor yang ditugaskan dapat mengisi penilaian ini.</Trans>
      </Alert>
    )
  }
  if (grading.state === 'ready') return <DecidesAlone role={grading.role} />
  return (
    <Alert severity="info">
      <Trans>Nilai dapat diisi setelah jadwal pertemuannya dimulai.</Trans>
    </Alert>
  )
}
