import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SvgIconComponent } from '@mui/icons-material'
import ExamIcon from '@mui/icons-material/AssignmentTurnedInOutlined'
import SubscriptionIcon from '@mui/icons-material/EventRepeatOutlined'
import AssessmentIcon from '@mui/icons-material/FactCheckOutlined'
import ClassIcon from '@mui/icons-material/GroupsOutlined'
import WorkshopIcon from '@mui/icons-material/HandymanOutlined'
import OtherIcon from '@mui/icons-material/Inventory2Outlined'
import BundleIcon from '@mui/icons-material/LayersOutlined'
import WebinarIcon from '@mui/icons-material/PodcastsOutlined'
import TrainingIcon from '@mui/icons-material/SchoolOutlined'
import VideoIcon from '@mui/icons-material/SmartDisplayOutlined'
import VendorIcon from '@mui/icons-material/VerifiedOutlined'

interface KindNote {
  icon: SvgIconComponent
  text: MessageDescriptor
}

/** Descriptions of product kinds, the most used first. */
const notes: Record<string, KindNote> = {
  training: { icon: TrainingIcon, text: msg`Kelas beberapa hari, di tempat atau daring.` },
  oti: { icon: ClassIcon, text: msg`Kelas dengan sesi, tugas, dan presensi.` },
  elearning: { icon: VideoIcon, text: msg`Video dan bacaan, kapan saja.` },
  assessment: { icon: AssessmentIcon, text: msg`Mengukur level kompetensi menurut peran.` },
  certification: { icon: ExamIcon, text: msg`Ujian dengan sertifikat kompetensi.` },
  webinar: { icon: WebinarIcon, text: msg`Satu acara daring, juga yang gratis.` },
  workshop: { icon: WorkshopIcon, text: msg`Praktik singkat dalam kelompok kecil.` },
  'workshop-subscription': {
    icon: SubscriptionIcon,
    text: msg`Beberapa workshop dengan satu harga.`,
  },
  'inix-certification': { icon: VendorIcon, text: msg`Ujian dari vendor di tempat uji.` },
  bundle: { icon: BundleIcon, text: msg`Beberapa produk dengan satu harga.` },
  other: { icon: OtherIcon, text: msg`Barang atau jasa yang bukan pembelajaran.` },
}
const ORDER = Object.keys(notes)

export const noteOf = (kind: string): KindNote | undefined => notes[kind]

/** Sorts by the order above; unknown kinds come last. */
export function byUse<Row extends { kind: string }>(rows: Row[]): Row[] {
  const placeOf = ({ kind }: Row) => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length)
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other))
}
