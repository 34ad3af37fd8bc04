import { msg } from '@lingui/core/macro'
import slotIcon from '@mui/icons-material/CalendarMonthOutlined'
import appealIcon from '@mui/icons-material/GavelOutlined'
import gradingIcon from '@mui/icons-material/RateReviewOutlined'
import rubricIcon from '@mui/icons-material/TaskOutlined'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { methods } from './labels'

const RubricCriteria = lazy(() => import('./RubricCriteria'))
const RubricTable = lazy(() => import('./RubricTable'))

const rubrics = define('rubrics', {
  label: msg`Rubrik asesor`,
  plural: msg`Rubrik asesor`,
  icon: rubricIcon,
  represent: 'unit_name',
  sort: { field: 'exam_title', order: 'ASC' },
  search: msg`Cari unit atau ujian`,
  empty: {
    title: msg`Belum ada rubrik`,
    message: msg`Rubrik muncul untuk setiap unit ujian yang dinilai asesor.`,
  },
  canCreate: false,
  canDelete: false,
  fields: {
    unit_name: { label: msg`Unit kompetensi`, column: 'link' },
    unit_code: { label: msg`Kode unit` },
    exam_title: { label: msg`Ujian`, column: 'shown' },
    method: {
      label: msg`Cara menilai`,
      type: 'choice',
      choices: methods,
      column: 'shown',
      filter: 'always',
      isSortable: false,
    },
    instructions: { label: msg`Petunjuk peserta`, type: 'prose', blank: '', maxLength: 2000 },
    assessors: {
      label: msg`Asesor`,
      type: 'references',
      reference: 'assessors',
      blank: [],
      isSortable: false,
      isWide: true,
    },
    lead_id: {
      label: msg`Asesor utama`,
      type: 'reference',
      reference: 'assessors',
      blank: null,
      help: msg`Menilai bila dua asesor berbeda jauh`,
    },
    needs_second_grading: {
      label: msg`Dinilai dua asesor`,
      type: 'boolean',
      blank: false,
      help: msg`Penilai kedua tidak melihat nilai penilai pertama`,
    },
    disagreement_percent: {
      label: msg`Selisih yang memanggil penilai ketiga`,
      type: 'number',
      blank: 20,
      min: 0,
      max: 100,
      required: true,
    },
    appeal_days: {
      label: msg`Hari untuk banding`,
      type: 'number',
      blank: 7,
      min: 0,
      max: 90,
      required: true,
    },
    criteria: { label: msg`Kriteria`, blank: [], isCustom: true },
    waiting_count: { label: msg`Menunggu penilaian`, type: 'number', column: 'shown' },
    updated_at: updatedAt,
  },
  slots: {
    form: RubricCriteria,
    panels: [{ path: 'criteria', label: msg`Kriteria`, Content: RubricTable }],
  },
})

/** Assessors' work: grading queue, slots, appeals and rubrics. */
export const assessors: ResourceProps[] = [
  {
    name: 'gradings',
    list: lazy(() => import('./GradingList')),
    show: lazy(() => import('./GradingShow')),
    recordRepresentation: 'participant_name',
    icon: gradingIcon,
  },
  { name: 'interview-slots', list: lazy(() => import('./SlotList')), icon: slotIcon },
  { name: 'appeals', list: lazy(() => import('./AppealList')), icon: appealIcon },
  { name: 'assessors', recordRepresentation: 'fullname' },
  rubrics,
]
