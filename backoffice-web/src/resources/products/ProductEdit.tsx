import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  EditBase,
  type HttpError,
  type RaRecord,
  Title,
  useEditContext,
  useNotify,
  useRedirect,
} from 'react-admin'
import { BASE, read } from '../../api/client'
import { ErrorState } from '../../ui/ErrorState'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { EditProblem, stay } from '../../ui/RecordShow'
import { useSubmit } from '../../ui/useSubmit'
import { Differences } from './Differences'
import { MissingParts } from './MissingParts'
import { ProductForm } from './ProductForm'
import { type CatalogProduct, type ProductForm as Description, RESOURCE } from './types'
import { useForm } from './useForms'
import { errorsOf, type FormValues, toBody, valuesOf } from './values'

const CONFLICT = 409

interface Collision {
  latest: CatalogProduct
  wanted: FormValues
}

const Conflict = ({ form, opened, collision, onDone }: ConflictProps) => (
  <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
    <Trans>
      Produk ini sudah diubah orang lain sejak Anda membukanya. Isian Anda tetap ada; bandingkan,
      lalu simpan lagi.
    </Trans>
    <Differences
      form={form}
      opened={valuesOf(opened)}
      latest={valuesOf(collision.latest)}
      wanted={collision.wanted}
    />
    <Button color="inherit" size="small" variant="outlined" sx={{ mt: 1 }} onClick={onDone}>
      <Trans>Mengerti</Trans>
    </Button>
  </Alert>
)

interface ConflictProps {
  form: Description
  opened: CatalogProduct
  collision: Collision
  onDone: () => void
}

/** Saves with the opened version; after a conflict with the colleague's, once it was shown. */
const OpenProduct = ({ form, opened }: { form: Description; opened: CatalogProduct }) => {
  const { t } = useLingui()
  const notify = useNotify()
  const redirect = useRedirect()
  const client = useQueryClient()
  const [record] = useState(() => valuesOf(opened))
  const [version, setVersion] = useState(opened.version)
  const [collision, setCollision] = useState<Collision | null>(null)
  const path = `${BASE}/catalog-products/${opened.id}` as const
  const { submit, busy, problem } = useSubmit<FormValues>(async (send, values) => {
    try {
      await send('put', path, { body: { version, ...toBody(form, values) } })
    } catch (error) {
      if ((error as HttpError).status !== CONFLICT) throw error
      const latest = await read(path)
      if (latest.version === version) throw error
      setVersion(latest.version)
      setCollision({ latest, wanted: values })
      return
    }
    await client.invalidateQueries({ queryKey: [RESOURCE] })
    notify(t`Perubahan berhasil disimpan.`, { type: 'success' })
    redirect('show', RESOURCE, opened.id)
  })
  const onSubmit = async (values: FormValues) => {
    const errors = await submit(values)
    return errors && errorsOf(form, errors)
  }
  return (
    <ProductForm
      form={form}
      id={opened.id}
      record={record}
      busy={busy}
      problem={problem}
      onSubmit={onSubmit}
    >
      {collision && (
        <Conflict
          form={form}
          opened={opened}
          collision={collision}
          onDone={() => setCollision(null)}
        />
      )}
      {opened.missing.length > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t`Sebelum dapat tayang masih perlu:`}
          <MissingParts product={opened} />
        </Alert>
      )}
    </ProductForm>
  )
}

const Contents = () => {
  const { t } = useLingui()
  const { record } = useEditContext<CatalogProduct & RaRecord>()
  const { form, error, refetch } = useForm(record?.kind)
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!record || !form) return <PageSkeleton />
  return (
    <>
      <Title title={t`Ubah ${record.title}`} />
      <OpenProduct key={record.id} form={form} opened={record} />
    </>
  )
}

/** The form of an existing product. */
const ProductEdit = () => (
  <EditBase
    mutationMode="pessimistic"
    error={<EditProblem />}
    queryOptions={{ ...stay, staleTime: 0, refetchOnMount: 'always' }}
  >
    <Contents />
  </EditBase>
)

export default ProductEdit
