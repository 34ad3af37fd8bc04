import { useLingui } from '@lingui/react/macro'
import { Alert, Badge, Box, Button, Card, Tab, Tabs } from '@mui/material'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, SaveButton } from 'react-admin'
import { type FieldValues, useFormState } from 'react-hook-form'
import { CancelButton } from '../../ui/FormFoot'
import { twoColumns, wholeRow } from '../../ui/form'
import { FormLeaveGuard } from '../../ui/LeaveGuard'
import { useIsSmall } from '../../ui/useIsSmall'
import { DerivedDuration } from './DerivedDuration'
import { isWide, ProductInput } from './ProductInput'
import { ProductLines } from './ProductLines'
import type { ProductForm as Description } from './types'
import { fieldId, useWantedField } from './useWantedField'
import { errorCountByStep, type FormValues } from './values'

interface StepProps {
  form: Description
  group: string
  isShown: boolean
}

const detailsOf = ({ fields }: Description) => fields.filter(({ group }) => group === 'detail')

/** One step; hidden steps stay mounted, so that no input is lost. */
const Step = ({ form, group, isShown }: StepProps) => (
  <Box
    role="tabpanel"
    id={`step-${group}`}
    aria-labelledby={`tab-${group}`}
    hidden={!isShown}
    sx={{ ...(isShown ? twoColumns : {}), maxWidth: 860 }}
  >
    {form.fields
      .filter((field) => field.group === group)
      .map((field) => (
        <Box
          key={field.name}
          id={fieldId(field.name)}
          sx={isWide(field) ? wholeRow : { minWidth: 0 }}
        >
          <ProductInput field={field} kind={form.kind} details={detailsOf(form)} />
        </Box>
      ))}
    {form.lines
      .filter((lines) => lines.group === group)
      .map((lines) => (
        <ProductLines key={lines.name} lines={lines} kind={form.kind} />
      ))}
  </Box>
)

const badgeSx = { '& .MuiBadge-badge': { right: -14, top: '50%' } } as const

interface StepsProps {
  form: Description
  step: string
  onStep: (step: string) => void
}

const StepTabs = ({ form, step, onStep }: StepsProps) => {
  const { t } = useLingui()
  const isSmall = useIsSmall()
  const { errors, submitCount } = useFormState()
  const broken = errorCountByStep(form, errors)
  const firstBroken = form.groups.find(({ name }) => broken.has(name))?.name
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a save that was refused leads to the first step that has to be mended.
  useEffect(() => {
    if (submitCount > 0 && firstBroken && !broken.has(step)) onStep(firstBroken)
  }, [submitCount, firstBroken])
  return (
    <Tabs
      value={step}
      onChange={(_event, chosen: string) => onStep(chosen)}
      orientation={isSmall ? 'horizontal' : 'vertical'}
      variant={isSmall ? 'scrollable' : 'standard'}
      aria-label={t`Langkah`}
      sx={{ minWidth: 190, '& .MuiTab-root': { alignItems: isSmall ? 'center' : 'flex-start' } }}
    >
      {form.groups.map(({ name, label }, place) => (
        <Tab
          key={name}
          value={name}
          id={`tab-${name}`}
          aria-controls={`step-${name}`}
          label={
            <Badge
              color="error"
              badgeContent={broken.get(name) ?? 0}
              sx={badgeSx}
              slotProps={{
                badge: { role: 'img', 'aria-label': t`${broken.get(name) ?? 0} kesalahan` },
              }}
            >
              <span>{`${place + 1}. ${label}`}</span>
            </Badge>
          }
        />
      ))}
    </Tabs>
  )
}

interface FootProps extends StepsProps {
  id: number | undefined
  busy: boolean | undefined
}

const Foot = ({ form, step, onStep, id, busy }: FootProps) => {
  const { t } = useLingui()
  const place = form.groups.findIndex(({ name }) => name === step)
  const next = form.groups[place + 1]
  const before = form.groups[place - 1]
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        pt: 2,
        pb: 1,
        position: 'sticky',
        bottom: 0,
        bgcolor: 'background.paper',
        zIndex: 1,
      }}
    >
      <SaveButton alwaysEnable disabled={busy === true} label={t`Simpan`} />
      <CancelButton id={id} />
      <FormLeaveGuard />
      <Box sx={{ flex: 1 }} />
      {before && <Button onClick={() => onStep(before.name)}>{t`Sebelumnya`}</Button>}
      {next && (
        <Button variant="outlined" onClick={() => onStep(next.name)}>{t`Berikutnya`}</Button>
      )}
    </Box>
  )
}

const hasDuration = ({ fields }: Description) =>
  fields.some(({ name }) => name === 'duration_minutes')

interface Props {
  form: Description
  /** The id of an existing product. */
  id?: number
  record: FormValues
  busy: boolean | undefined
  problem: string | undefined
  onSubmit: (values: FormValues) => Promise<Record<string, string> | undefined>
  /** Content above the form: missing requirements, a conflict. */
  children?: ReactNode
}

/** The step-by-step form of a product of any kind. */
export const ProductForm = ({ form, id, record, busy, problem, onSubmit, children }: Props) => {
  const [step, setStep] = useState(form.groups[0]?.name ?? '')
  const steps = { form, step, onStep: setStep }
  const box = useRef<HTMLDivElement>(null)
  useWantedField(form, box, setStep)
  return (
    <Card ref={box} sx={{ p: { xs: 1.5, sm: 2.5 }, mt: 1 }}>
      {children}
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      <Form record={record} onSubmit={(values: FieldValues) => onSubmit(values as FormValues)}>
        <Box sx={{ display: { md: 'grid' }, gridTemplateColumns: '200px minmax(0, 1fr)', gap: 3 }}>
          <StepTabs {...steps} />
          <Box sx={{ minWidth: 0, pt: { xs: 2, md: 0 } }}>
            {form.groups.map(({ name }) => (
              <Step key={name} form={form} group={name} isShown={name === step} />
            ))}
            {hasDuration(form) && <DerivedDuration />}
            <Foot {...steps} id={id} busy={busy} />
          </Box>
        </Box>
      </Form>
    </Card>
  )
}
