import { useLingui } from '@lingui/react/macro'
import { Box, Chip, Tab, Tabs } from '@mui/material'
import { useListContext } from 'react-admin'
import type { Need } from '../../api/types'
import { textOf } from '../../define/useText'
import { monthStart } from '../../revenue/period'
import { formatNumber } from '../../ui/format'
import { needs } from './labels'
import { useOrderCounts } from './useOrderCounts'

const ALL = 'all'
const ORDER: Need[] = ['review', 'unserved', 'refund']

const Label = ({ text, count }: { text: string; count: number }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    {text}
    {count > 0 && <Chip component="span" size="small" color="error" label={formatNumber(count)} />}
  </Box>
)

/** A toggle for the orders of this month in Jakarta. */
export const ThisMonth = () => {
  const { t } = useLingui()
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const { 'created_at@gte': from, 'created_at@lte': to, ...others } = filterValues
  const first = monthStart()
  const isOn = from === first && !to
  const toggle = () =>
    setFilters(isOn ? others : { ...others, 'created_at@gte': first }, displayedFilters)
  return (
    <Chip
      label={t`Bulan ini`}
      onClick={toggle}
      aria-pressed={isOn}
      color={isOn ? 'primary' : 'default'}
      variant={isOn ? 'filled' : 'outlined'}
      sx={{ m: 1 }}
    />
  )
}

/** All orders, or those that need attention, with counts. */
export const AttentionTabs = () => {
  const { t } = useLingui()
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const { data: counts } = useOrderCounts()
  const { needs: chosen = ALL, ...others } = filterValues
  const choose = (value: string) =>
    setFilters(value === ALL ? others : { ...others, needs: value }, displayedFilters)
  return (
    <Tabs
      value={chosen}
      onChange={(_event, value: string) => choose(value)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={t`Pesanan yang perlu dikerjakan`}
    >
      <Tab value={ALL} label={t`Semua pesanan`} />
      {ORDER.map((need) => (
        <Tab
          key={need}
          value={need}
          label={<Label text={textOf(needs[need].text)} count={counts?.[need] ?? 0} />}
        />
      ))}
    </Tabs>
  )
}
