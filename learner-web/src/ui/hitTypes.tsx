import { Trans } from '@lingui/react/macro'
import {
  BriefcaseBusiness,
  CircleQuestionMark,
  Landmark,
  type LucideIcon,
  Newspaper,
  Package,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { HitType } from '../api/search'

interface HitMeta {
  icon: LucideIcon
  label: ReactNode
}

/** The icon and label of each type of search hit, in display order. */
export const hitTypes: Readonly<Record<HitType, HitMeta>> = {
  product: { icon: Package, label: <Trans>Produk</Trans> },
  job_role: { icon: BriefcaseBusiness, label: <Trans>Peran</Trans> },
  news: { icon: Newspaper, label: <Trans>Berita</Trans> },
  faq: { icon: CircleQuestionMark, label: <Trans>Bantuan</Trans> },
  klinik: { icon: Landmark, label: <Trans>Klinik SPBE</Trans> },
}

export const hitTypeNames = Object.keys(hitTypes) as HitType[]

/** The hit type of a URL segment, if there is one. */
export function hitTypeNamed(text: string | null): HitType | null {
  return hitTypeNames.find((name) => name === text) ?? null
}
