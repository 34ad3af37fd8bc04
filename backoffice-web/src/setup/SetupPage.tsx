import { Trans, useLingui } from '@lingui/react/macro'
import DoneIcon from '@mui/icons-material/CheckCircle'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import { Alert, Box, Button, Card, LinearProgress, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title, useGetResourceLabel } from 'react-admin'
import { Link } from 'react-router-dom'
import { BASE, read } from '../api/client'
import type { components } from '../api/schema'
import { downloadSample } from '../imports/sample'
import { useWrite } from '../providers/useWrite'
import { ErrorState } from '../ui/ErrorState'
import { PageSkeleton } from '../ui/PageSkeleton'
import { Panel } from '../ui/Panel'

type Setup = components['schemas']['ShopSetupOut']
type Step = components['schemas']['SetupStepOut']
const KEY = ['setup']
const SAMPLES = ['instansi', 'job-roles', 'levels', 'units']

function useCheck(action: string) {
  const { t } = useLingui()
  return useWrite((send) => send.byName('post', `${BASE}/setup/${action}`), {
    done: t`Berhasil.`,
    invalidates: [KEY],
  })
}

const Check = ({ action }: { action: string }) => {
  const { t } = useLingui()
  const { mutate, isPending } = useCheck(action)
  const labels: Record<string, string> = {
    'reference-set': t`Muat set bawaan`,
    'test-payment': t`Periksa kunci`,
    'test-mail': t`Kirim email percobaan`,
  }
  return (
    <Button size="small" variant="contained" disabled={isPending} onClick={() => mutate()}>
      {labels[action] ?? action}
    </Button>
  )
}

/** Empty files with the right columns, for importing data. */
const Samples = () => {
  const { t } = useLingui()
  const labelOf = useGetResourceLabel()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
      <Typography variant="body2" color="text.secondary">{t`Contoh berkas:`}</Typography>
      {SAMPLES.map((name) => (
        <Button key={name} size="small" onClick={() => void downloadSample(`list:${name}`)}>
          {labelOf(name, 2)}
        </Button>
      ))}
    </Box>
  )
}

const Line = ({ step }: { step: Step }) => {
  const { t } = useLingui()
  const Icon = step.is_done ? DoneIcon : OpenIcon
  return (
    <Card
      component="li"
      sx={{
        p: step.is_done ? 1.5 : 2,
        display: 'grid',
        gridTemplateColumns: '28px minmax(0, 1fr)',
        gap: 1.5,
        alignItems: step.is_done ? 'center' : 'start',
      }}
    >
      <Icon
        color={step.is_done ? 'success' : 'disabled'}
        titleAccess={step.is_done ? t`Selesai` : t`Belum`}
      />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Box>
          <Typography component="h3" sx={{ fontWeight: 700 }}>
            {step.title}
          </Typography>
          {!step.is_done && <Typography color="text.secondary">{step.text}</Typography>}
        </Box>
        {step.key === 'reference' && !step.is_done && <Samples />}
        {(!step.is_done || step.key === 'mail' || step.key === 'payment-keys') && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {step.action && <Check action={step.action} />}
            {step.key === 'purchase' && (
              <Button size="small" variant="contained" href="/product" target="_blank">
                <Trans>Buka toko</Trans>
              </Button>
            )}
            {step.path && !step.is_done && (
              <Button size="small" variant="outlined" component={Link} to={step.path}>
                {step.key === 'reference' ? t`Impor berkas` : t`Kerjakan`}
              </Button>
            )}
          </Box>
        )}
      </Box>
    </Card>
  )
}

const Steps = ({ title, steps }: { title: string; steps: Step[] }) => (
  <Box component="section">
    <Typography component="h2" variant="h2" sx={{ py: 1.5 }}>
      {title}
    </Typography>
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {steps.map((step) => (
        <Line key={step.key} step={step} />
      ))}
    </Box>
  </Box>
)

const Progress = ({ setup }: { setup: Setup }) => {
  const { t } = useLingui()
  const needed = setup.steps.filter((step) => !step.is_optional)
  const done = needed.filter((step) => step.is_done).length
  const missing = needed.filter((step) => !step.is_done).map((step) => step.title)
  return (
    <Panel title={setup.can_open ? t`Toko siap dibuka` : t`Menuju toko yang buka`}>
      <LinearProgress
        variant="determinate"
        value={(100 * done) / needed.length}
        aria-label={t`${done} dari ${needed.length} langkah wajib selesai`}
        sx={{ height: 8, borderRadius: 4, mb: 1 }}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }} aria-hidden>
        {t`${done} dari ${needed.length} langkah wajib selesai`}
      </Typography>
      {setup.can_open ? (
        <Alert severity="success">
          <Trans>Semua yang wajib sudah ada. Langkah pilihan dapat dikerjakan kapan saja.</Trans>
        </Alert>
      ) : (
        <Alert severity="info">{t`Yang masih kurang: ${missing.join(', ')}.`}</Alert>
      )}
    </Panel>
  )
}

/** From an empty database to a shop that can open, step by step. */
const SetupPage = () => {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => read(`${BASE}/setup`, { signal }),
  })
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <Box sx={{ maxWidth: 860, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={t`Panduan awal`} />
      <Progress setup={data} />
      <Steps title={t`Wajib sebelum buka`} steps={data.steps.filter((one) => !one.is_optional)} />
      <Steps
        title={t({ message: `Pilihan`, context: `optional` })}
        steps={data.steps.filter((one) => one.is_optional)}
      />
    </Box>
  )
}

export default SetupPage
