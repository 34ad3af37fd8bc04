import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { forumKey, forumScopesQuery, startDiscussion } from '../../api/forum'
import { paths, pathTo } from '../../app/paths'
import type { NewValues } from '../../features/forum/newSchema'
import type { Attached } from '../../features/forum/PictureField'
import { PostEditor } from '../../features/forum/PostEditor'
import { useTopics } from '../../features/forum/topics'
import { UnitField } from '../../features/forum/UnitField'
import { usePageMeta } from '../../lib/pageMeta'
import { randomKey } from '../../lib/randomKey'
import { Card } from '../../ui/Card'
import { Form, Submit } from '../../ui/form/Form'
import { SelectField, TextField } from '../../ui/form/fields'
import { useSchemaForm } from '../../ui/form/useSchemaForm'
import { PageHeader } from '../../ui/PageHeader'
import { toast } from '../../ui/toast'

export function Component() {
  const { t: say } = useLingui()
  usePageMeta(say`Diskusi baru`)
  return (
    <div className="page max-w-3xl pb-10">
      <PageHeader
        title={<Trans>Diskusi baru</Trans>}
        crumbs={[{ label: <Trans>Forum</Trans>, to: paths.forum }]}
      />
      <Card className="p-5 desk:p-7">
        <NewForm />
      </Card>
    </div>
  )
}

function NewForm() {
  const { t: say } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [key] = useState(randomKey)
  const topics = useTopics()
  const scopes = useQuery(forumScopesQuery()).data?.rows ?? []
  const [pictures, setPictures] = useState<readonly Attached[]>([])
  const sending = useMutation({
    mutationFn: ({ product_id, ...form }: NewValues) =>
      startDiscussion(
        {
          ...form,
          unit_code: product_id ? '' : form.unit_code,
          product_id: product_id ? Number(product_id) : null,
          pictures: pictures.map(({ uuid }) => uuid),
        },
        key,
      ),
    meta: { errors: 'inline', invalidates: [forumKey] },
    onSuccess: ({ results, message }) => {
      toast.success(message)
      navigate(pathTo('discussion', { uuid: results.uuid }), { replace: true })
    },
  })
  const form = useSchemaForm<NewValues>({
    schema: async () => (await import('../../features/forum/newSchema')).newSchema,
    sending,
    defaultValues: {
      topic: 'question',
      product_id: params.get('product') ?? '',
      unit_code: params.get('unit') ?? '',
      title: '',
      body: '',
    },
    onSubmit: (values) => sending.mutate(values),
  })
  const { product_id: product, unit_code: unit, body } = form.values
  return (
    <Form form={form} className="sm:grid-cols-2">
      <SelectField label={<Trans>Topik</Trans>} {...form.field('topic')}>
        {topics.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={<Trans>Untuk siapa</Trans>}
        hint={<Trans>Diskusi kelas hanya terlihat oleh pesertanya.</Trans>}
        {...form.field('product_id')}
      >
        <option value="">{say`Semua pengguna`}</option>
        {scopes.map((scope) => (
          <option key={scope.product_id} value={scope.product_id}>
            {scope.title}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:col-span-2">
        <TextField label={<Trans>Judul</Trans>} maxLength={150} {...form.field('title')} />
        {!product && (
          <UnitField
            code={unit}
            onChange={(code) => form.setValue('unit_code', code)}
            error={form.issue('unit_code')}
          />
        )}
        <PostEditor
          label={<Trans>Isi</Trans>}
          rows={9}
          draft={{ body, pictures }}
          onChange={(draft) => {
            form.setValue('body', draft.body)
            setPictures(draft.pictures)
          }}
          place={{ product }}
          error={form.issue('body')}
        />
        <Submit form={form}>
          <Trans>Terbitkan</Trans>
        </Submit>
      </div>
    </Form>
  )
}
