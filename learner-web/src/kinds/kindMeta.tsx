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

/** The unit of a product's limited quantity. */
export type Capacity = 'seats' | 'quota' | 'stock'

/** Icon, name and API path of a kind: small, because it is part of the first load. */
export interface KindMeta {
  icon: LucideIcon
  tone: Tone
  label: ReactNode
  capacity: Capacity
  /** The API path of its list. */
  path: ProductListUrl
  /** The API path of one product by its slug; `path` by default. */
  detailPath?: string
  /** Its code on the wishlist. */
  wishCode: Wish['product']
}

/** In the shop's order. */
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

/** The texts for sold out and few left. */
export const capacityTexts: Record<Capacity, CapacityTexts> = {
  seats: { gone: <Trans>Kursi habis</Trans>, left: (count) => <Trans>Sisa {count} kursi</Trans> },
  quota: { gone: <Trans>Kuota habis</Trans>, left: (count) => <Trans>Sisa kuota {count}</Trans> },
  stock: { gone: <Trans>Stok habis</Trans>, left: (count) => <Trans>Stok tinggal {count}</Trans> },
}

export const kindSlugs = Object.keys(kindMeta) as KindSlug[]

/** The kind of a URL segment, if any. */
export function kindNamed(text: string | undefined): KindSlug | null {
  return kindSlugs.find((slug) => slug === text) ?? null
}

/** The URL type of one kind for all: their responses have `ProductDetail` in common. */
type ProductUrl = `/public/assessments/${string}`

/** The API path of one product. */
export function productPath(kind: KindSlug, slug: string): ProductUrl {
  const { path, detailPath = path } = kindMeta[kind]
  return `${detailPath}/${encodeURIComponent(slug)}` as ProductUrl
}
