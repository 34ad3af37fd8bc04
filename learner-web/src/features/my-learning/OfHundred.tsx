import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** A score with what it is out of. */
export const OfHundred = ({ score: shown }: { score: ReactNode }) => <Trans>{shown} dari 100</Trans>
