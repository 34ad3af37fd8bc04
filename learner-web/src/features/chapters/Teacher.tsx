import { Trans } from '@lingui/react/macro'
import type { KindSlug, Teacher } from '../../api/types'
import { Avatar } from '../../ui/Avatar'
import { cn } from '../../ui/cn'
import { TeacherButton } from '../teachers/TeacherButton'

interface TeacherProfileProps {
  teacher: Teacher
  /** The beginning of what they are known for is enough. */
  isBrief?: boolean
}

/** Portrait, name and what they are known for; opens the whole profile. Stands in a `group relative`. */
export function TeacherProfile({ teacher, isBrief = false }: TeacherProfileProps) {
  const { name, title, bio, photo_url } = teacher
  return (
    <>
      <Avatar name={name} src={photo_url} className="size-14 text-lg" />
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="text-base">
          <TeacherButton teacher={teacher} />
        </h3>
        <p className="text-sm font-medium text-primary">
          <bdi>{title}</bdi>
        </p>
        <p className={cn('text-[15px] text-muted', isBrief ? 'line-clamp-2' : 'line-clamp-4')}>
          <bdi>{bio}</bdi>
        </p>
        <p aria-hidden className="pt-1 text-sm font-semibold text-primary group-hover:underline">
          <Trans>Profil dan kelas lainnya</Trans>
        </p>
      </div>
    </>
  )
}

/** What the people of a product are called: only classes are taught. */
export function TeachersTitle({ kind }: { kind: KindSlug }) {
  if (kind === 'assessment') return <Trans>Penyusun asesmen</Trans>
  if (kind === 'certification' || kind === 'inix-certification') return <Trans>Asesor</Trans>
  if (kind === 'other') return <Trans>Penyusun</Trans>
  return <Trans>Pengajar</Trans>
}
