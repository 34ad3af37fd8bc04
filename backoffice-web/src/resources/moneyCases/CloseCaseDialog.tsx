import { Trans, useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import { BASE } from '../../api/client'
import type { MoneyCase } from '../../api/types'
import { textOf } from '../../define/useText'
import { ActionDialog } from '../../ui/ActionDialog'
import { ReasonInput, Summary } from '../orders/actions/fields'
import { caseKinds } from './labels'

interface Props {
  found: MoneyCase
  onClose: () => void
}

/** Closes a case with a note. */
export const CloseCaseDialog = ({ found, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <ActionDialog<{ note: string }>
      title={t`Selesaikan temuan`}
      confirm={t`Selesaikan`}
      done={t`Temuan diselesaikan.`}
      act={(send, { note }) =>
        send('post', `${BASE}/money-cases/${found.id}/close`, { body: { note } })
      }
      invalidates={['money-cases', 'orders']}
      onClose={onClose}
    >
      <Summary>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {textOf(caseKinds[found.kind].text)}: {found.text}
        </Typography>
        <Trans>
          Temuan pindah ke daftar selesai dan tetap dapat dicari; dana dan pesanannya tidak berubah.
        </Trans>
      </Summary>
      <ReasonInput
        source="note"
        label={t`Apa yang Anda temukan`}
        helperText={t`Tersimpan bersama nama Anda`}
      />
    </ActionDialog>
  )
}
