import { useLingui } from '@lingui/react/macro'
import TreeIcon from '@mui/icons-material/AccountTreeOutlined'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Chip,
  Link,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useGetList, useStore } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { InstansiType } from '../../api/types'
import { useText } from '../../define/useText'
import { TitleSide } from '../../ui/TitleSide'
import { instansiTypes } from './instansiChoices'

interface Agency {
  id: number
  name: string
  code: string
  province: string
}

const MOST = 100

const Agencies = ({ type }: { type: string }) => {
  const { t } = useLingui()
  const { data = [], total = 0 } = useGetList<Agency>('instansi', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'name', order: 'ASC' },
    filter: { type },
  })
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, columns: { md: 2 } }}>
      {data.map(({ id, name, province }) => (
        <li key={id}>
          <Link component={RouterLink} to={`/instansi/${id}/show`}>
            {name}
          </Link>
          {province && (
            <Typography component="span" variant="body2" color="text.secondary">
              {' '}
              · {province}
            </Typography>
          )}
        </li>
      ))}
      {total > data.length && <li>{t`dan ${total - data.length} lainnya`}</li>}
    </Box>
  )
}

const Category = ({ type }: { type: InstansiType }) => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const { total } = useGetList('instansi', {
    pagination: { page: 1, perPage: 1 },
    filter: { type },
  })
  if (total === 0) return null
  return (
    <Accordion
      disableGutters
      expanded={isOpen}
      onChange={(_event, expanded) => setOpen(expanded)}
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography component="span" sx={{ fontWeight: 600, mr: 1 }}>
          {text(instansiTypes[type])}
        </Typography>
        <Chip size="small" label={total ?? '…'} />
      </AccordionSummary>
      <AccordionDetails>
        <Agencies type={type} />
      </AccordionDetails>
    </Accordion>
  )
}

/** Agencies by category, expanded on demand. */
const InstansiTree = () => {
  const { t } = useLingui()
  const [isShown, setShown] = useStore('instansi.tree', false)
  return (
    <>
      <TitleSide>
        <Button
          size="small"
          startIcon={<TreeIcon />}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t`Tutup pohon kategori` : t`Lihat per kategori`}
        </Button>
      </TitleSide>
      {isShown && (
        <Box sx={{ pt: 1 }}>
          {(Object.keys(instansiTypes) as InstansiType[]).map((type) => (
            <Category key={type} type={type} />
          ))}
        </Box>
      )}
    </>
  )
}

export default InstansiTree
