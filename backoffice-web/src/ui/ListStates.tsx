import { useLingui } from '@lingui/react/macro'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import type { ReactNode } from 'react'
import { CreateButton, useListContext, useResourceDefinition } from 'react-admin'
import { type TextLike, useText } from '../define/useText'
import { ErrorState } from './ErrorState'
import { StateMessage } from './StateMessage'

/** The error state of a list. */
export const ListError = () => {
  const { t } = useLingui()
  const { error, refetch } = useListContext()
  const message = error?.message ?? t`Silakan coba lagi.`
  return <ErrorState message={message} onRetry={() => void refetch()} />
}

interface EmptyProps {
  title: TextLike
  message: TextLike
  /** The first step, if it is not creating a record. */
  action?: ReactNode
}

/** The empty state of a list. */
export const ListEmpty = ({ title, message, action }: EmptyProps) => {
  const text = useText()
  const { hasCreate } = useResourceDefinition()
  return (
    <StateMessage
      icon={<InboxIcon />}
      title={text(title)}
      message={text(message)}
      action={action ?? (hasCreate && <CreateButton variant="contained" />)}
    />
  )
}
