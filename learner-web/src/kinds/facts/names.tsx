import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Difficulty, ProductMode } from '../../api/types'

export const MODES: Record<ProductMode, ReactNode> = {
  '': null,
  online: <Trans>Daring</Trans>,
  offline: <Trans>Tatap muka</Trans>,
  hybrid: <Trans>Bauran</Trans>,
}

export const DIFFICULTIES: Record<Difficulty, ReactNode> = {
  '': null,
  basic: <Trans>Dasar</Trans>,
  intermediate: <Trans>Menengah</Trans>,
  advanced: <Trans>Lanjut</Trans>,
}
