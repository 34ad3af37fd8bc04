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

/** What stands for each sort of thing that the search finds, in the order in which they are offered. */
export const hitTypes: Readonly<Record<HitType, HitMeta>> = {
  product: { icon: Package, label: <Trans>Produk</Trans> },
  job_role: { icon: BriefcaseBusiness, label: <Trans>Peran</Trans> },
  news: { icon: Newspaper, label: <Trans>Berita</Trans> },
  faq: { icon: CircleQuestionMark, label: <Trans>Bantuan</Trans> },
  klinik: { icon: Landmark, label: <Trans>Klinik SPBE</Trans> },
}

export const hitTypeNames = Object.keys(hitTypes) as HitType[]

/** The sort that a part of an address names, if there is one. */
export function hitTypeNamed(text: string | null): HitType | null {
  return hitTypeNames.find((name) => name === text) ?? null
}
