import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type Prospect, prospectsQuery } from '../../api/learning'
import { pathTo } from '../../app/paths'
import { KindChip } from '../../kinds/KindChip'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { TitleText } from '../../ui/TitleText'
import { Missing } from './Missing'

/** Owned products that lead to a certificate, with what is missing for each. */
export function Prospects() {
  const rows = useQuery(prospectsQuery()).data ?? []
  if (rows.length === 0) return null
  return (
    <section className="grid gap-3 pt-8">
      <div className="grid gap-1">
        <h2 className="text-xl">
          <Trans>Menuju sertifikat</Trans>
        </h2>
        <p className="text-muted">
          <Trans>Milik Anda yang memberi sertifikat, dan yang masih kurang.</Trans>
        </p>
      </div>
      <Card>
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <li
              key={row.seat_uuid + row.certificate}
              className="flex flex-wrap items-center gap-x-5 gap-y-3 p-4 sm:px-5"
            >
              <div className="grid min-w-0 flex-1 basis-64 justify-items-start gap-2">
                <KindChip kind={row.kind} />
                <h3 className="text-base">
                  <Link to={placeOf(row)} className="hover:text-primary hover:underline">
                    <TitleText>{row.title}</TitleText>
                  </Link>
                </h3>
                <Missing prospect={row} />
              </div>
              <LinkButton to={placeOf(row)} variant="secondary" className="max-sm:w-full">
                <Action kind={row.kind} />
              </LinkButton>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function Action({ kind }: Pick<Prospect, 'kind'>) {
  if (kind === 'certification') return <Trans>Buka ujian</Trans>
  if (kind === 'oti') return <Trans>Buka kelas</Trans>
  if (kind === 'elearning') return <Trans>Buka kursus</Trans>
  return <Trans>Lihat rincian</Trans>
}

/** Where what is missing can be done. */
function placeOf({ kind, slug, seat_uuid, regcourse_id }: Prospect): string {
  if (kind === 'certification') return pathTo('certificationExam', { id: regcourse_id })
  if (kind === 'oti') return `${pathTo('otiTraining', { slug })}?tab=clearance`
  if (kind === 'elearning') return pathTo('course', { slug })
  return pathTo('ownedItem', { uuid: seat_uuid })
}
