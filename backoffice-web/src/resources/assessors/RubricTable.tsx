import { useLingui } from '@lingui/react/macro'
import { Box, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { components } from '../../api/schema'

type Rubric = components['schemas']['RubricOut']

/** A read-only rubric: criteria with the points of each level. */
const RubricTable = () => {
  const { t } = useLingui()
  const rubric = useRecordContext<Rubric>()
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {rubric?.criteria.map(({ name, description, levels }) => (
        <Box key={name} sx={{ display: 'grid', gap: 0.5, overflowX: 'auto' }}>
          <Typography variant="h3">{name}</Typography>
          <Typography color="text.secondary">{description}</Typography>
          <Table size="small" aria-label={name}>
            <TableBody>
              {levels.map((level) => (
                <TableRow key={level.name}>
                  <TableCell component="th" scope="row" sx={{ fontWeight: 600, width: 160 }}>
                    {level.name}
                  </TableCell>
                  <TableCell>{level.description}</TableCell>
                  <TableCell align="right" sx={{ width: 110, whiteSpace: 'nowrap' }}>
                    {t`${level.points} poin`}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      ))}
    </Box>
  )
}

export default RubricTable
