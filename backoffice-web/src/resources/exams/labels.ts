import { msg } from '@lingui/core/macro'
import type { components } from '../../api/schema'

export type ExamDefinition = components['schemas']['ExamDefinitionOut']

export const policies = {
  assessment: msg`Asesmen`,
  'free-assessment': msg`Asesmen gratis`,
  certification: msg`Ujian sertifikasi`,
  'oti-quiz': msg`Kuis kelas OTI`,
  'elearning-exam': msg`Ujian e-learning`,
  'elearning-quiz': msg`Kuis e-learning`,
} satisfies Record<ExamDefinition['policy'], unknown>

/** Whether exams of this policy measure a role's units; others belong to a product. */
export const isOfRole = (policy: unknown): boolean =>
  policy === 'assessment' || policy === 'free-assessment'

export const unitMethods = {
  questions: msg`Soal berkunci`,
  written: msg`Jawaban tertulis`,
  interview: msg`Wawancara`,
  practical: msg`Praktik`,
} satisfies Record<ExamDefinition['unit_rules'][number]['method'], unknown>
