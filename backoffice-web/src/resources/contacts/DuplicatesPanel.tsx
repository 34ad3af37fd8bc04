import { useLingui } from '@lingui/react/macro'
import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { call } from '../../api/client'
import type { components } from '../../api/schema'
import { definitionOf } from '../../define/define'
import { recordPath } from '../../define/useRecordRows'
import { useText } from '../../define/useText'
import { ActionDialog } from '../../ui/ActionDialog'
import { DescriptionList } from '../../ui/DescriptionList'
import { ErrorState } from '../../ui/ErrorState'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { StaticTable } from '../../ui/StaticTable'

type Duplicate = components['schemas']['DuplicateOut']
type Preview = components['schemas']['MergePreview']

function useBelow<Results>(below: string, query: Record<string, number> = {}) {
  const record = useRecordContext()
  return useQuery({
    queryKey: ['contacts', below, record?.id, record?.version, query],
    enabled: record !== undefined,
    queryFn: ({ signal }) =>
      call<Results>('get', recordPath('contacts', record?.id ?? '', below), { query, signal }),
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

/** What the merge would do, and the button that does it. */
const MergeDialog = ({ other, onClose }: { other: Duplicate; onClose: () => void }) => {
  const { t } = useLingui()
  const record = useRecordContext()
  const { data, error } = useBelow<Preview>('merge-preview', { other_id: other.id })
  return (
    <ActionDialog
      title={t`Gabungkan ${other.name}`}
      confirm={t`Gabungkan`}
      done={t`Kontak digabungkan`}
      path={recordPath('contacts', record?.id ?? '', 'merge') as never}
      toBody={() => ({ other_id: other.id })}
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

/** Contacts that are probably the same, each with the way to merge it. */
const DuplicatesPanel = () => {
  const { t } = useLingui()
  const [other, setOther] = useState<Duplicate>()
  const { data, error, refetch } = useBelow<Duplicate[]>('duplicates')
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
