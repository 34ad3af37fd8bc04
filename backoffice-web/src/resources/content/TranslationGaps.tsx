import { Trans, useLingui } from '@lingui/react/macro'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { BASE, read } from '../../api/client'
import type { components } from '../../api/schema'
import { LOCALES } from '../../define/locales'
import { useDefinition } from '../../define/useDefinition'
import { useText } from '../../define/useText'
import { formatNumber } from '../../ui/format'
import { Loaded } from '../../ui/Loaded'
import { StaticTable } from '../../ui/StaticTable'

type Gaps = components['schemas']['TranslationGaps']

const useGaps = () =>
  useQuery({
    queryKey: ['translations', 'gaps'],
    queryFn: ({ signal }) => read(`${BASE}/translation-gaps`, { signal }),
  })

/** How many are missing, leading to a new translation that offers them. */
const Missing = ({ row, locale, name }: { row: Gaps; locale: string; name: string }) => {
  const { t } = useLingui()
  const count = row.missing[locale] ?? 0
  if (count === 0) return '✓'
  const source = JSON.stringify({ subject: row.subject, locale })
  return (
    <Link
      component={RouterLink}
      to={`/translations/create?source=${encodeURIComponent(source)}`}
      aria-label={t`${name}: ${count} belum ada, terjemahkan`}
    >
      {formatNumber(count)}
    </Link>
  )
}

const Table = () => {
  const { t } = useLingui()
  const text = useText()
  const names = useDefinition().fields.subject?.choices ?? {}
  const languages = Object.entries(LOCALES).map(([locale, name]) => ({
    title: name,
    align: 'right' as const,
    value: (row: Gaps) => <Missing row={row} locale={locale} name={name} />,
  }))
  return (
    <Loaded query={useGaps()}>
      {({ rows }) => (
        <StaticTable
          label={t`Yang belum diterjemahkan`}
          keyOf={({ subject }) => subject}
          rows={rows}
          columns={[
            { title: t`Jenis`, value: ({ subject }) => text(names[subject] ?? subject) },
            { title: t`Semua`, align: 'right', value: ({ total }) => formatNumber(total) },
            ...languages,
          ]}
        />
      )}
    </Loaded>
  )
}

/** What visitors still read in Indonesian, by kind and language; counted when somebody opens it. */
const TranslationGaps = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Accordion expanded={isOpen} onChange={(_event, open) => setOpen(open)} sx={{ mb: 2 }}>
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography sx={{ fontWeight: 600 }}>
          <Trans>Yang belum diterjemahkan</Trans>
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{isOpen && <Table />}</AccordionDetails>
    </Accordion>
  )
}

export default TranslationGaps
