import type { FieldValues } from 'react-hook-form'
import { ActionDialog, type ActionDialogProps } from '../../../ui/ActionDialog'

const INVALIDATED = ['orders', 'refunds', 'money-cases']

/** An action on an order, which refetches its money data. */
export const OrderActionDialog = <Values extends FieldValues>(
  props: Omit<ActionDialogProps<Values>, 'invalidates'>,
) => <ActionDialog {...props} invalidates={INVALIDATED} />
