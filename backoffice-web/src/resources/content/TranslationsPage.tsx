import { useLingui } from '@lingui/react/macro'
import { Box, Tab, Tabs } from '@mui/material'
import { lazy } from 'react'
import { Link, useSearchParams } from 'react-router-dom'

const Grid = lazy(() => import('./TranslationGrid'))
const DefinedList = lazy(() => import('../../define/DefinedList'))

/** Query parameters that react-admin's list writes. */
const OF_THE_LIST = ['view', 'filter', 'perPage'] as const

/** The grid of all records, or the list of single translations. */
const TranslationsPage = () => {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const view = OF_THE_LIST.some((name) => params.has(name)) ? 'list' : 'grid'
  return (
    <>
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 1 }}>
        <Tabs
          value={view}
          aria-label={t({ message: `Terjemahan`, context: `plural` })}
          sx={{ minHeight: 40 }}
        >
          <Tab
            value="grid"
            label={t`Menurut isi`}
            component={Link}
            to="/translations"
            sx={{ minHeight: 40 }}
          />
          <Tab
            value="list"
            label={t`Daftar terjemahan`}
            component={Link}
            to="/translations?view=list"
            sx={{ minHeight: 40 }}
          />
        </Tabs>
      </Box>
      {view === 'grid' ? <Grid /> : <DefinedList />}
    </>
  )
}

export default TranslationsPage
