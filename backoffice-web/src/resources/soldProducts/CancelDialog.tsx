import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { OutcomeDialog } from '../../ui/OutcomeDialog'

const DEFAULTS = { remedy: 'ask' }

interface Props
  extends Omit<ComponentProps<typeof OutcomeDialog>, 'confirm' | 'isDangerous' | 'defaults'> {
  /** The label of the button, for several classes. */
  confirm?: string
}

/** Asks how classes are cancelled, and then shows the result. */
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
