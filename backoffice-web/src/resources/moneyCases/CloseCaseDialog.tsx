import { Typography } from '@mui/material'
import { BASE } from '../../api/client'
import type { MoneyCase } from '../../api/types'
import { ActionDialog } from '../../ui/ActionDialog'
import { ReasonInput, Summary } from '../orders/actions/fields'
import { caseKinds } from './labels'

interface Props {
  found: MoneyCase
  onClose: () => void
}

/** Somebody has looked, and says what it was. */
export const CloseCaseDialog = ({ found, onClose }: Props) => (
  <ActionDialog<{ note: string }>
    title="Selesaikan temuan"
    confirm="Selesai"
    done="Temuan diselesaikan."
    path={`${BASE}/money-cases/${found.id}/close`}
    toBody={({ note }) => ({ note })}
    renews={['money-cases', 'orders']}
    onClose={onClose}
  >
    <Summary>
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {caseKinds[found.kind].text}: {found.text}
      </Typography>
      Temuan pindah ke daftar selesai dan tetap dapat dicari; dana dan pesanannya tidak berubah.
    </Summary>
    <ReasonInput
      source="note"
      label="Apa yang Anda temukan"
      helperText="Tersimpan bersama nama Anda"
    />
  </ActionDialog>
)
