import { Trans } from '@lingui/react/macro'
import { ExternalLink, MapPin, UserRound } from 'lucide-react'
import type { KindSlug, Place, ProductRole, Teacher, Theme } from '../../api/types'
import { to } from '../../app/paths'
import { zoneName } from '../../lib/format'
import { Link } from '../../ui/Link'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { TextBlock } from '../catalogue/ProductText'
import { TeacherProfile, TeachersTitle } from './Teacher'

interface TeachersProps {
  kind: KindSlug
  teachers: readonly Teacher[]
}

/** Who teaches, or wrote the assessment, and why they may. */
export function Teachers({ kind, teachers }: TeachersProps) {
  if (teachers.length === 0) return null
  return (
    <TextBlock title={<TeachersTitle kind={kind} />}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {teachers.map((teacher) => (
          <li
            key={teacher.slug}
            className="group relative flex gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-primary"
          >
            <TeacherProfile teacher={teacher} />
          </li>
        ))}
      </ul>
    </TextBlock>
  )
}

/** Where it happens, and by which clock. */
export function PlaceCard({ place }: { place: Place | null }) {
  if (!place) return null
  const { name, province, address, time_zone } = place
  const asked = encodeURIComponent([address, name, province].filter(Boolean).join(', '))
  const zone = zoneName(time_zone)
  return (
    <TextBlock isMinor title={<Trans>Lokasi</Trans>}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 rounded-card border border-line bg-surface p-4 sm:flex sm:items-center">
        <span className="grid size-12 shrink-0 place-items-center rounded-control bg-primary-tint text-primary">
          <MapPin aria-hidden className="size-6" />
        </span>
        <div className="grid flex-1 gap-0.5">
          <p className="font-semibold text-strong">
            <UntranslatedText>{province ? `${name}, ${province}` : name}</UntranslatedText>
          </p>
          {address && (
            <p className="text-[15px] text-muted">
              <UntranslatedText>{address}</UntranslatedText>
            </p>
          )}
          <p className="text-[13px] text-muted">
            <Trans>Semua jam dalam {zone}</Trans>
          </p>
        </div>
        {address && (
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${asked}`}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 rounded-control font-semibold max-sm:col-start-2 sm:px-2 text-primary hover:underline"
          >
            <Trans>Buka peta</Trans>
            <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
      </div>
    </TextBlock>
  )
}

/** The job roles that it is for; each leads to what the role requires. */
export function ForRoles({ roles }: { roles: readonly ProductRole[] }) {
  if (roles.length === 0) return null
  return (
    <TextBlock isMinor title={<Trans>Untuk siapa</Trans>}>
      <ul className="flex flex-wrap gap-2">
        {roles.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={to.role(slug)} className={pill}>
              <UserRound aria-hidden className="size-4 text-primary" />
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </TextBlock>
  )
}

const pill =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-[15px] font-medium transition-colors hover:border-primary hover:text-primary'

/** What it is about; each leads to the others of its kind. */
export function Themes({ kind, themes }: { kind: KindSlug; themes: readonly Theme[] }) {
  if (themes.length === 0) return null
  return (
    <TextBlock isMinor title={<Trans>Tema</Trans>}>
      <ul className="flex flex-wrap gap-2">
        {themes.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`${to.kind(kind)}?tag=${slug}`} className={pill}>
              <UntranslatedText>{name}</UntranslatedText>
            </Link>
          </li>
        ))}
      </ul>
    </TextBlock>
  )
}
