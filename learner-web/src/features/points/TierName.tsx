import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { UntranslatedText } from '../../ui/UntranslatedText'

const NAMES: Readonly<Record<string, ReactNode>> = {
  Perunggu: <Trans>Perunggu</Trans>,
  Perak: <Trans>Perak</Trans>,
  Emas: <Trans>Emas</Trans>,
  Platinum: <Trans>Platinum</Trans>,
}

/** A tier's name in the language of the page; one that staff made up stays as they wrote it. */
export function TierName({ name }: { name: string }) {
  return Object.hasOwn(NAMES, name) ? NAMES[name] : <UntranslatedText>{name}</UntranslatedText>
}
