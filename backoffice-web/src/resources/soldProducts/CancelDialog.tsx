import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { OutcomeDialog } from '../../ui/OutcomeDialog'

const DEFAULTS = { remedy: 'ask' }

interface Props
  extends Omit<ComponentProps<typeof OutcomeDialog>, 'confirm' | 'isDangerous' | 'defaults'> {
  /** The button that cancels; where it is not one class. */
  confirm?: string
}

/** Asks how classes are cancelled, and stays open for the outcome. */
export const CancelDialog = ({ confirm, ...props }: Props) => {
  const { t } = useLingui()
  return (
    <OutcomeDialog
      {...props}
      confirm={confirm ?? t`Batalkan kelas`}
      isDangerous
      defaults={DEFAULTS}
    />
  )
}
