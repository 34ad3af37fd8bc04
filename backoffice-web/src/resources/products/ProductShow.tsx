import { useLingui } from '@lingui/react/macro'
import { Alert, Box, Link, Typography } from '@mui/material'
import { type ReactNode, useMemo } from 'react'
import {
  ChipField,
  type RaRecord,
  ReferenceArrayField,
  ReferenceField,
  SingleFieldList,
  TabbedShowLayout,
  usePermissions,
  useRecordContext,
} from 'react-admin'
import { HistoryTab } from '../../define/HistoryTab'
import { useKinds } from '../../providers/useKinds'
import { DescriptionList } from '../../ui/DescriptionList'
import { formatMoment, formatRupiah } from '../../ui/format'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { Panel } from '../../ui/Panel'
import { pictureBackground } from '../../ui/PictureField'
import { RecordShow } from '../../ui/RecordShow'
import { TranslationsOf } from '../content/TranslationsTab'
import { MissingParts } from './MissingParts'
import { ProductActions } from './ProductActions'
import { StatusLabel } from './StatusLabel'
import { PricesTab, SeatsTab } from './tabs'
import type { CatalogProduct, FormField, FormLines } from './types'
import { useForm } from './useForms'

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

function useWords() {
  const { t } = useLingui()
  return (field: FormField, value: unknown): ReactNode => {
    if (isEmpty(value)) return '–'
    switch (field.type) {
      case 'boolean':
        return value ? t`Ya` : t`Tidak`
      case 'money':
        return formatRupiah(value as number)
      case 'dateTime':
        return formatMoment(value as string)
      case 'choice':
        return field.choices.find((choice) => choice.value === value)?.label ?? String(value)
      case 'picture':
        return (
          <Box
            component="img"
            src={`/media/${value}`}
            alt=""
            sx={{ ...pictureBackground, width: 180, maxWidth: '100%', borderRadius: 1 }}
          />
        )
      case 'lines':
        return (
          <Box component="ul" sx={{ m: 0, pl: 2.5, fontWeight: 400 }}>
            {(value as string[]).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </Box>
        )
      default:
        return (
          <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
            {String(value)}
          </Box>
        )
    }
  }
}

const NO_PAGES = new Set(['blueprints', 'products'])

/** A value in words; relations by the names of their records. */
const Value = ({ field, value }: { field: FormField; value: unknown }) => {
  const words = useWords()
  const record = useMemo(() => ({ id: field.name, value }), [field.name, value])
  if (isEmpty(value)) return <>–</>
  const link = NO_PAGES.has(field.reference) ? false : 'show'
  if (field.type === 'reference')
    return <ReferenceField record={record} source="value" reference={field.reference} link={link} />
  if (field.type === 'references')
    return (
      <ReferenceArrayField record={record} source="value" reference={field.reference}>
        <SingleFieldList linkType={link}>
          <ChipField
            source={field.reference === 'training-subjects' ? 'title' : 'name'}
            size="small"
          />
        </SingleFieldList>
      </ReferenceArrayField>
    )
  return <>{words(field, value)}</>
}

const Lines = ({ lines, rows }: { lines: FormLines; rows: Record<string, unknown>[] }) => (
  <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
    {rows.map((row) => (
      <li key={String(row.id)}>
        {lines.fields.map((field, place) => (
          <Box component="span" key={field.name}>
            {place > 0 && ' · '}
            <Value field={field} value={row[field.name]} />
          </Box>
        ))}
      </li>
    ))}
  </Box>
)

const Summary = ({ product }: { product: CatalogProduct }) => {
  const { t } = useLingui()
  const { nameOf } = useKinds()
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusLabel status={product.status} />
        <Typography color="text.secondary">{nameOf(product.kind)}</Typography>
        {product.publish_at && (
          <Typography>{t`Tayang pada ${formatMoment(product.publish_at)}`}</Typography>
        )}
        {product.status === 'published' && (
          <Link href={product.public_path} target="_blank" rel="noreferrer">
            {t`Buka di toko`}
          </Link>
        )}
      </Box>
      {product.missing.length > 0 && (
        <Alert severity="warning">
          {t`Belum dapat tayang. Yang masih kurang:`}
          <MissingParts product={product} />
        </Alert>
      )}
    </Box>
  )
}

const Contents = () => {
  const product = useRecordContext<CatalogProduct & RaRecord>()
  const { form } = useForm(product?.kind)
  if (!product || !form) return <PageSkeleton />
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Summary product={product} />
      {form.groups.map(({ name, label }) => (
        <Panel key={name} title={label}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <DescriptionList
              facts={form.fields
                .filter(({ group }) => group === name)
                .map((field) => ({
                  label: field.label,
                  value: <Value field={field} value={product.values[field.name]} />,
                  isWide: field.type === 'prose' || field.type === 'references',
                }))}
            />
            {form.lines
              .filter((lines) => lines.group === name && product.lines[lines.name]?.length)
              .map((lines) => (
                <Box key={lines.name}>
                  <Typography color="text.secondary" sx={{ fontSize: '0.8rem' }}>
                    {lines.label}
                  </Typography>
                  <Lines lines={lines} rows={product.lines[lines.name] ?? []} />
                </Box>
              ))}
          </Box>
        </Panel>
      ))}
    </Box>
  )
}

const Name = () => <>{useRecordContext<CatalogProduct & RaRecord>()?.title}</>

const Translations = () => {
  const product = useRecordContext<CatalogProduct & RaRecord>()
  return product ? <TranslationsOf subject={product.kind} slug={product.slug} /> : null
}

/** A product for staff: values, prices, seats and history. */
const ProductShow = () => {
  const { permissions = [] } = usePermissions<string[]>()
  const { t } = useLingui()
  return (
    <RecordShow actions={<ProductActions />} title={<Name />}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label={t`Ringkasan`}>
          <Contents />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t`Kursi`} path="kursi">
          <SeatsTab />
        </TabbedShowLayout.Tab>
        {permissions.includes('translations.view') && (
          <TabbedShowLayout.Tab
            label={t({ message: `Terjemahan`, context: `plural` })}
            path="translations"
          >
            <Translations />
          </TabbedShowLayout.Tab>
        )}
        <TabbedShowLayout.Tab label={t`Riwayat harga`} path="harga">
          <PricesTab />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t`Riwayat`} path="history">
          <HistoryTab />
        </TabbedShowLayout.Tab>
      </TabbedShowLayout>
    </RecordShow>
  )
}

export default ProductShow
