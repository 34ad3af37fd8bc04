import { useLingui } from '@lingui/react/macro'
import { Box, Card, CardActionArea, Typography } from '@mui/material'
import { useMemo } from 'react'
import { Title, useNotify, useRedirect } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { BASE } from '../../api/client'
import { useText } from '../../define/useText'
import { ErrorState } from '../../ui/ErrorState'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { useSubmit } from '../../ui/useSubmit'
import { byUse, noteOf } from './kindNotes'
import { ProductForm } from './ProductForm'
import { type ProductForm as Description, RESOURCE } from './types'
import { useForms } from './useForms'
import { blankValues, errorsOf, type FormValues, toBody } from './values'

/** Name, description and picture of a kind. */
const KindName = ({ kind, label }: { kind: string; label: string }) => {
  const text = useText()
  const note = noteOf(kind)
  const Icon = note?.icon
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {Icon && <Icon color="primary" aria-hidden />}
        <Typography component="h2" variant="h3">
          {label}
        </Typography>
      </Box>
      {note && <Typography variant="body2">{text(note.text)}</Typography>}
    </>
  )
}

const Kinds = ({ forms, onChoose }: { forms: Description[]; onChoose: (kind: string) => void }) => {
  const { t } = useLingui()
  return (
    <Box component="section" aria-label={t`Jenis produk`} sx={{ pt: 1 }}>
      <Typography sx={{ pb: 2 }}>{t`Produk apa yang akan Anda jual?`}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {byUse(forms).map(({ kind, label, requirements }) => (
          <Card key={kind}>
            <CardActionArea
              onClick={() => onChoose(kind)}
              sx={{
                p: 2,
                height: '100%',
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'flex-start',
                justifyContent: 'flex-start',
                gap: 0.5,
              }}
            >
              <KindName kind={kind} label={label} />
              <Typography variant="body2" color="text.secondary">
                {requirements.length
                  ? t`Sebelum tayang perlu: ${requirements.join(', ')}.`
                  : t`Dapat tayang begitu rinciannya diisi.`}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  )
}

const NewProduct = ({ form }: { form: Description }) => {
  const { t } = useLingui()
  const notify = useNotify()
  const redirect = useRedirect()
  const record = useMemo(() => blankValues(form), [form])
  const { submit, busy, problem } = useSubmit<FormValues>(async (send, values) => {
    const body = { kind: form.kind, ...toBody(form, values) }
    const made = await send('post', `${BASE}/catalog-products`, { body })
    notify(t`Draf disimpan.`, { type: 'success' })
    redirect('show', RESOURCE, made.id)
  })
  const onSubmit = async (values: FormValues) => {
    const errors = await submit(values)
    return errors && errorsOf(form, errors)
  }
  return (
    <ProductForm form={form} record={record} busy={busy} problem={problem} onSubmit={onSubmit} />
  )
}

/** Creates a product: first its kind, then its form; it is a draft until published. */
const ProductCreate = () => {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const { data, error, refetch } = useForms()
  const form = data?.find(({ kind }) => kind === params.get('kind'))
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <>
      <Title title={form ? t`Produk baru: ${form.label}` : t`Produk baru`} />
      {form ? (
        <NewProduct key={form.kind} form={form} />
      ) : (
        <Kinds forms={data} onChoose={(kind) => setParams({ kind })} />
      )}
    </>
  )
}

export default ProductCreate
