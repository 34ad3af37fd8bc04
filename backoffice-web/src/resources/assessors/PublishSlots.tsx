import { Plural, useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/AddOutlined'
import { Alert, Box, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  maxValue,
  minValue,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useCanAccess,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { BASE, read } from '../../api/client'
import type { components } from '../../api/schema'
import { ActionDialog } from '../../ui/ActionDialog'
import { DayInput } from '../../ui/DayInput'
import { twoColumns, wholeRow } from '../../ui/form'
import { HourInput } from '../../ui/HourInput'
import { slotsIn } from './slotsIn'

type SlotsIn = components['schemas']['SlotsIn']

const useRubrics = () =>
  useQuery({
    queryKey: ['interview-rubrics'],
    queryFn: ({ signal }) => read(`${BASE}/interview-rubrics`, { signal }),
  })

/** Publishes every whole slot of a window of one day. */
export const PublishSlots = () => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="contained"
        startIcon={<AddIcon />}
        onClick={() => setOpen(true)}
      >
        {t`Terbitkan jadwal`}
      </Button>
      {isOpen && <PublishDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** The number of slots in the window; the server leaves out past ones. */
const HowMany = () => {
  const [starts, ends, minutes] = useWatch({ name: ['starts', 'ends', 'minutes'] })
  const count = slotsIn(starts, ends, minutes)
  return (
    <Alert severity={count ? 'info' : 'warning'}>
      <Plural
        value={count}
        _0="Rentang ini tidak memuat satu jadwal pun."
        other="Menjadi # jadwal."
      />
    </Alert>
  )
}

const PublishDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui()
  const { data } = useRubrics()
  const { canAccess: isStaff } = useCanAccess({ resource: 'assessors', action: 'list' })
  const rubrics = (data?.rows ?? []).map(({ id, name, exam_title }) => ({
    id,
    name: `${name} · ${exam_title}`,
  }))
  return (
    <ActionDialog<SlotsIn>
      title={t`Terbitkan jadwal`}
      confirm={t`Terbitkan`}
      done={t`Jadwal diterbitkan.`}
      act={(send, values) => send('post', `${BASE}/interview-slots`, { body: values })}
      defaults={{ starts: '09:00', ends: '12:00', minutes: 45 }}
      invalidates={['interview-slots']}
      onClose={onClose}
    >
      <Box sx={{ ...twoColumns, rowGap: 2, pt: 1 }}>
        <Box sx={wholeRow}>
          <SelectInput
            source="rubric_id"
            label={t`Unit kompetensi`}
            choices={rubrics}
            validate={required()}
            helperText={false}
            fullWidth
          />
        </Box>
        {isStaff && (
          <Box sx={wholeRow}>
            <ReferenceInput source="assessor_id" reference="assessors">
              <SelectInput
                label={t`Asesor`}
                optionText="fullname"
                validate={required()}
                helperText={false}
                fullWidth
              />
            </ReferenceInput>
          </Box>
        )}
        <DayInput source="day" label={t`Tanggal`} validate={required()} helperText={false} />
        <NumberInput
          source="minutes"
          label={t`Menit per jadwal`}
          validate={[required(), minValue(10), maxValue(240)]}
          helperText={false}
        />
        <HourInput source="starts" label={t`Mulai (WIB)`} validate={required()} />
        <HourInput source="ends" label={t`Selesai (WIB)`} validate={required()} />
        <Box sx={wholeRow}>
          <HowMany />
        </Box>
        <Box sx={wholeRow}>
          <TextInput
            source="place"
            label={t`Tempat atau tautan rapat`}
            validate={required()}
            helperText={t`Peserta melihat tempatnya saat memilih; tautan rapat baru setelah memesan.`}
            fullWidth
          />
        </Box>
      </Box>
    </ActionDialog>
  )
}
