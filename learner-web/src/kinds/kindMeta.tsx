import { Trans } from '@lingui/react/macro'
import {
  BadgeCheck,
  Blocks,
  ClipboardCheck,
  GraduationCap,
  Hammer,
  Layers,
  type LucideIcon,
  MonitorPlay,
  Package,
  ScrollText,
  Ticket,
  Video,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { KindSlug } from '../api/types'
import type { Wish } from '../api/wishlist'
import type { Tone } from '../ui/Chip'

/** The calls that list products by kind. */
type ProductListUrl =
  | '/public/assessments'
  | '/public/trainings/schedules'
  | '/public/certifications'
  | '/public/webinars'
  | '/public/workshops/schedules'
  | '/public/workshops/subscriptions'
  | '/public/elearning/packages'
  | '/public/oti/classes'
  | '/public/inix-certifications'
  | '/public/bundlings'
  | '/public/other-products'

/** What a product has a limited number of. */
export type Capacity = 'seats' | 'quota' | 'stock'

/** What stands for a kind wherever it is named, and where the server keeps it: little enough for the first load. */
export interface KindMeta {
  icon: LucideIcon
  tone: Tone
  label: ReactNode
  capacity: Capacity
  /** Where the server lists it. */
  path: ProductListUrl
  /** Where a product of it stands by its slug; `path` unless said. */
  detailPath?: string
  /** Its code on the wishlist. */
  wishCode: Wish['product']
}

/** In the order in which the shop shows them. */
export const kindMeta: Record<KindSlug, KindMeta> = {
  assessment: {
    icon: ClipboardCheck,
    tone: 'primary',
    label: <Trans>Asesmen</Trans>,
    capacity: 'quota',
    path: '/public/assessments',
    wishCode: 'ASM',
  },
  training: {
    icon: GraduationCap,
    tone: 'info',
    label: <Trans>Pelatihan</Trans>,
    capacity: 'seats',
    path: '/public/trainings/schedules',
    wishCode: 'TRN',
  },
  certification: {
    icon: BadgeCheck,
    tone: 'success',
    label: <Trans>Sertifikasi</Trans>,
    capacity: 'quota',
    path: '/public/certifications',
    wishCode: 'CRT',
  },
  webinar: {
    icon: Video,
    tone: 'danger',
    label: <Trans>Webinar</Trans>,
    capacity: 'seats',
    path: '/public/webinars',
    wishCode: 'WBN',
  },
  workshop: {
    icon: Hammer,
    tone: 'warning',
    label: <Trans>Workshop</Trans>,
    capacity: 'seats',
    path: '/public/workshops/schedules',
    detailPath: '/public/workshops',
    wishCode: 'WSP',
  },
  elearning: {
    icon: MonitorPlay,
    tone: 'primary',
    label: <Trans>E-learning</Trans>,
    capacity: 'quota',
    path: '/public/elearning/packages',
    detailPath: '/public/elearning',
    wishCode: 'DLS',
  },
  oti: {
    icon: Blocks,
    tone: 'info',
    label: <Trans>Kelas OTI</Trans>,
    capacity: 'seats',
    path: '/public/oti/classes',
    wishCode: 'OTI',
  },
  'inix-certification': {
    icon: ScrollText,
    tone: 'success',
    label: <Trans>Ujian vendor</Trans>,
    capacity: 'quota',
    path: '/public/inix-certifications',
    wishCode: 'CRT_IX',
  },
  bundle: {
    icon: Layers,
    tone: 'danger',
    label: <Trans>Paket</Trans>,
    capacity: 'quota',
    path: '/public/bundlings',
    wishCode: 'PACKAGE',
  },
  'workshop-subscription': {
    icon: Ticket,
    tone: 'warning',
    label: <Trans>Langganan workshop</Trans>,
    capacity: 'quota',
    path: '/public/workshops/subscriptions',
    wishCode: 'WSP_SUBSCR',
  },
  other: {
    icon: Package,
    tone: 'neutral',
    label: <Trans>Produk lainnya</Trans>,
    capacity: 'stock',
    path: '/public/other-products',
    wishCode: 'Others',
  },
}

interface CapacityTexts {
  gone: ReactNode
  left: (count: number) => ReactNode
}

/** How a product says that it is sold out, and that few are left. */
export const capacityTexts: Record<Capacity, CapacityTexts> = {
  seats: { gone: <Trans>Kursi habis</Trans>, left: (count) => <Trans>Sisa {count} kursi</Trans> },
  quota: { gone: <Trans>Kuota habis</Trans>, left: (count) => <Trans>Sisa kuota {count}</Trans> },
  stock: { gone: <Trans>Stok habis</Trans>, left: (count) => <Trans>Stok tinggal {count}</Trans> },
}

export const kindSlugs = Object.keys(kindMeta) as KindSlug[]

/** The kind that a part of an address names, if there is one. */
export function kindNamed(text: string | undefined): KindSlug | null {
  return kindSlugs.find((slug) => slug === text) ?? null
}

/** Any of the pages of products: what they have in common is `ProductDetail`. */
type ProductUrl = `/public/assessments/${string}`

/** Where the server keeps one product. */
export function productPath(kind: KindSlug, slug: string): ProductUrl {
  const { path, detailPath = path } = kindMeta[kind]
  return `${detailPath}/${encodeURIComponent(slug)}` as ProductUrl
}
