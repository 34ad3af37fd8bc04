import { useLingui } from '@lingui/react/macro'
import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { BASE, read } from '../../api/client'
import type { components } from '../../api/schema'
import { definitionOf } from '../../define/define'
import { useText } from '../../define/useText'
import { ActionDialog } from '../../ui/ActionDialog'
import { DescriptionList } from '../../ui/DescriptionList'
import { ErrorState } from '../../ui/ErrorState'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { StaticTable } from '../../ui/StaticTable'

type Duplicate = components['schemas']['DuplicateOut']
type Preview = components['schemas']['MergePreview']

const useDuplicates = () => {
  const record = useRecordContext()
  return useQuery({
    queryKey: ['contacts', 'duplicates', record?.id, record?.version],
    enabled: record !== undefined,
    queryFn: ({ signal }) => read(`${BASE}/contacts/${record?.id ?? 0}/duplicates`, { signal }),
  })
}

/** A preview of merging the other contact into this one. */
const usePreview = (other_id: number) => {
  const record = useRecordContext()
  return useQuery({
    queryKey: ['contacts', 'merge-preview', record?.id, record?.version, other_id],
    enabled: record !== undefined,
    queryFn: ({ signal }) =>
      read(`${BASE}/contacts/${record?.id ?? 0}/merge-preview`, { query: { other_id }, signal }),
  })
}

const Gains = ({ preview }: { preview: Preview }) => {
  const { t } = useLingui()
  const text = useText()
  const { fields } = definitionOf('contacts')
  const facts = [
    ...preview.fields.map(({ field, value }) => ({
      label: text(fields[field]?.label ?? field),
      value,
    })),
    ...(preview.tags.length ? [{ label: t`Tag`, value: preview.tags.join(', ') }] : []),
  ]
  if (!facts.length)
    return <Typography>{t`Tidak ada isian yang berubah di kontak ini.`}</Typography>
  return (
    <>
      <Typography>{t`Kontak ini mengambil isian yang masih kosong:`}</Typography>
      <DescriptionList facts={facts} />
    </>
  )
}

/** Shows the preview and confirms the merge. */
const MergeDialog = ({ other, onClose }: { other: Duplicate; onClose: () => void }) => {
  const { t } = useLingui()
  const record = useRecordContext()
  const { data, error } = usePreview(other.id)
  return (
    <ActionDialog
      title={t`Gabungkan ${other.name}`}
      confirm={t`Gabungkan`}
      done={t`Kontak digabungkan`}
      act={(send) =>
        send('post', `${BASE}/contacts/${record?.id ?? 0}/merge`, { body: { other_id: other.id } })
      }
      isReady={data !== undefined}
      invalidates={['contacts', 'contact-merges']}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {t`Linimasa keduanya menjadi satu di kontak ini. Akun, pesanan, dan chat tidak dipindahkan, dan penggabungan dapat dibatalkan kapan saja.`}
      </Typography>
      {error && <Typography color="error">{error.message}</Typography>}
      {data && <Gains preview={data} />}
    </ActionDialog>
  )
}

/** Probable duplicates, each with a button to merge it. */
const DuplicatesPanel = () => {
  const { t } = useLingui()
  const [other, setOther] = useState<Duplicate>()
  const { data, error, refetch } = useDuplicates()
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  if (!data.length)
    return (
      <Typography color="text.secondary">
        {t`Tidak ada kontak lain dengan email, telepon, atau nama dan instansi yang sama.`}
      </Typography>
    )
  return (
    <Box>
      <StaticTable
        label={t`Kontak yang mungkin sama`}
        keyOf={({ id }) => id}
        rows={data}
        columns={[
          { title: t`Nama`, value: ({ name }) => name },
          { title: t`Email`, value: ({ email }) => email },
          { title: t`Telepon`, value: ({ phone }) => phone },
          { title: t`Instansi`, value: ({ organisation }) => organisation },
          { title: t`Asal`, value: ({ source }) => source, isNarrow: true },
          {
            title: t`Tindakan`,
            isNarrow: true,
            value: (row) => (
              <Button
                size="small"
                onClick={() => setOther(row)}
                aria-label={t`Gabungkan ${row.name}`}
              >
                {t`Gabungkan`}
              </Button>
            ),
          },
        ]}
      />
      {other && <MergeDialog other={other} onClose={() => setOther(undefined)} />}
    </Box>
  )
}

export default DuplicatesPanel
