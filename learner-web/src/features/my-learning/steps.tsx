import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OwnedItem } from '../../api/learning'
import { pathTo, to } from '../../app/paths'
import { formatClock } from '../../lib/format'
import { roomPath } from '../webinar-live/api'

interface Step {
  label: ReactNode
  href: string
  /** An address that the server made. */
  outside?: boolean
}

/** The page of an owned product. */
export const own = (item: OwnedItem): string => pathTo('ownedItem', { uuid: item.uuid })

const courseLabel = ({ phase, progress, resume_at }: OwnedItem): ReactNode => {
  if (resume_at !== null) {
    const clock = formatClock(resume_at)
    return (
      <Trans>
        Lanjutkan di <bdi>{clock}</bdi>
      </Trans>
    )
  }
  if (phase === 'past') return <Trans>Buka kursus</Trans>
  return progress ? <Trans>Lanjutkan</Trans> : <Trans>Mulai belajar</Trans>
}

const detail = (item: OwnedItem): Step => {
  if (item.kind === 'elearning')
    return { label: courseLabel(item), href: pathTo('course', { slug: item.slug }) }
  if (item.kind === 'certification')
    return {
      label: <Trans>Buka ujian</Trans>,
      href: pathTo('certificationExam', { id: item.regcourse_id }),
    }
  return { label: <Trans>Lihat rincian</Trans>, href: own(item) }
}

/** The room of a class: its journey, presence and assignments. */
const classRoom = (item: OwnedItem): Step => ({
  label: <Trans>Buka kelas</Trans>,
  href: pathTo('otiTraining', { slug: item.slug }),
})

const ticket = (item: OwnedItem): Step =>
  item.ticket_url
    ? { label: <Trans>Lihat tiket</Trans>, href: item.ticket_url, outside: true }
    : detail(item)

/** Of several seats of a product, one with an unfinished registration form comes first. */
export const mostPressing = (rows: readonly OwnedItem[]): OwnedItem | undefined =>
  rows.find(({ next_step }) => next_step === 'fill_registration') ?? rows[0]

/** Its online room is the way in and has not opened yet. */
export const isRoomAhead = (item: OwnedItem, now = Date.now()): boolean =>
  item.next_step === 'join_room' && !!item.room_opens_at && now < Date.parse(item.room_opens_at)

/** The next step with an owned product; before its room opens that is a page that counts down to it. */
export function stepOf(item: OwnedItem): Step {
  switch (item.next_step) {
    case 'start_assessment':
      return { label: <Trans>Mulai asesmen</Trans>, href: to.assessmentStart(item.item_id) }
    case 'continue_assessment':
      return { label: <Trans>Lanjutkan</Trans>, href: to.section(item.sesi_id ?? 0) }
    case 'see_result':
      return { label: <Trans>Lihat hasil</Trans>, href: to.summary(item.sesi_uuid ?? '') }
    case 'fill_registration':
      return {
        label: <Trans>Isi pendaftaran</Trans>,
        href: pathTo('registration', { number: item.registration_number ?? '' }),
      }
    case 'give_feedback':
      return {
        label: <Trans>Beri umpan balik</Trans>,
        href: pathTo('trainingFeedback', { seat: item.regcourse_id }),
      }
    case 'choose_souvenir':
      return {
        label: <Trans>Pilih suvenir</Trans>,
        href: pathTo('souvenir', { registerCode: item.register_code }),
      }
    case 'get_certificate':
      return {
        label: <Trans>Lihat sertifikat</Trans>,
        href: pathTo('myCertificate', { number: item.certificate_number ?? '' }),
      }
    case 'join_room':
      return {
        label: isRoomAhead(item) ? <Trans>Ke ruang tunggu</Trans> : <Trans>Ke ruang daring</Trans>,
        href: roomPath(item.kind, item.slug) ?? own(item),
      }
    case 'take_workshop':
      return { label: <Trans>Pilih workshop</Trans>, href: own(item) }
    case 'show_ticket':
      return item.kind === 'oti' ? classRoom(item) : ticket(item)
    default:
      return item.kind === 'oti' ? classRoom(item) : detail(item)
  }
}
