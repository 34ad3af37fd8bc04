import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { Card } from '../../ui/Card'
import { QueryView } from '../../ui/QueryView'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { type Clearance, clearanceQuery } from './api'
import { ClassSkeleton } from './ClassSkeleton'

/** What completing the class still takes, rule by rule. */
export function ClearanceView({ slug }: { slug: string }) {
  return (
    <QueryView query={useQuery(clearanceQuery(slug))} pending={<ClassSkeleton />}>
      {(clearance) => (
        <div className="grid gap-4">
          <p className="text-muted">
            {clearance.is_completed ? (
              <Trans>Semua syarat terpenuhi. Sertifikat Anda ada di halaman Sertifikat saya.</Trans>
            ) : clearance.is_cleared ? (
              <Trans>Semua syarat terpenuhi. Kelas selesai setelah pertemuan terakhir.</Trans>
            ) : (
              <Trans>
                Penuhi syarat berikut untuk menyelesaikan kelas dan menerima sertifikat.
              </Trans>
            )}
          </p>
          <ul className="grid gap-3 sm:grid-cols-2">
            {clearance.requirements.map((requirement) => (
              <li key={requirement.rule}>
                <RequirementCard requirement={requirement} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </QueryView>
  )
}

function RequirementCard({ requirement }: { requirement: Clearance['requirements'][number] }) {
  const Icon = requirement.is_met ? CircleCheck : CircleDashed
  const unit = requirement.rule === 'presence' ? '%' : ''
  return (
    <Card className="flex h-full gap-4 p-5">
      <Icon
        aria-hidden
        className={
          requirement.is_met ? 'size-6 shrink-0 text-success' : 'size-6 shrink-0 text-muted'
        }
      />
      <div className="grid gap-1">
        <h2 className="text-base">
          <UntranslatedText>{requirement.label}</UntranslatedText>{' '}
          <span dir="ltr" className="inline-block ps-1 font-normal tabular-nums text-muted">
            {requirement.have}
            {unit} / {requirement.need}
            {unit}
          </span>
        </h2>
        <p className="text-sm text-muted">
          <UntranslatedText>{requirement.detail}</UntranslatedText>
        </p>
      </div>
    </Card>
  )
}
