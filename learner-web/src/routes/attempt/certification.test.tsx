import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examIntro, ownedExam } from '../../test/exams'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Component as CertificationExam } from './certification'

const ENDED = '2026-11-29T14:08:00+07:00'

const row = {
  ...ownedExam,
  status: 'passed',
  certsesi_id: 9,
  ended_at: ENDED,
  score: 90,
  attempts_left: 2,
} as const

const result = {
  certsesi_id: 9,
  attempt_uuid: 'a-1',
  title: row.title,
  passed: true,
  score: 90,
  passing_score: 70,
  answered: 6,
  total: 6,
  started_at: ENDED,
  ended_at: ENDED,
  end_reason: 'submitted',
  attempts_left: 2,
  units: [],
} as const

interface Held {
  number: string
  certsesi_id: number | null
  status: 'valid'
}

const serve = (certificates: readonly Held[]) =>
  server.use(
    api.get('/certifications/my-cert', () => ok({ rows: [row], total: 1 })),
    api.get('/certifications/result', () => ok(result)),
    api.get('/unit-assessments', () => ok({ rows: [], total: 0 })),
    api.get('/exams/e-1', () => ok(examIntro)),
    api.get('/my-certificates', () => ok({ rows: certificates, total: certificates.length })),
  )

const link = () => screen.findByRole('link', { name: 'Lihat sertifikat' })

test('who has passed is led to that certificate, among others', async () => {
  serve([
    { number: 'DX-1', certsesi_id: null, status: 'valid' },
    { number: 'DX-2', certsesi_id: result.certsesi_id, status: 'valid' },
  ])
  renderAt('/certification/exam/1', <CertificationExam />, '/certification/exam/:id')
  const found = await link()
  await waitFor(() => expect(found).toHaveAttribute('href', '/my-certificates/DX-2'))
})

test('until the certificate is issued the way leads to all of them', async () => {
  serve([])
  renderAt('/certification/exam/1', <CertificationExam />, '/certification/exam/:id')
  expect(await link()).toHaveAttribute('href', '/my-certificates?type=competence')
})

test('the certificate of an earlier attempt is not taken for the one that is being issued', async () => {
  const earlier = { number: 'DX-1', certsesi_id: 1, status: 'valid' } as const
  const issued = { ...earlier, number: 'DX-2', certsesi_id: result.certsesi_id }
  const reads: (readonly object[])[] = [[earlier, issued], [earlier]]
  serve([])
  server.use(
    api.get('/my-certificates', () => {
      const rows = reads.length > 1 ? reads.pop() : reads[0]
      return ok({ rows, total: 1 })
    }),
  )
  renderAt('/certification/exam/1', <CertificationExam />, '/certification/exam/:id')
  const found = await link()
  await expect.poll(() => reads).toHaveLength(1)
  expect(found).toHaveAttribute('href', '/my-certificates?type=competence')
  await waitFor(() => expect(found).toHaveAttribute('href', '/my-certificates/DX-2'), {
    timeout: 5000,
  })
})
