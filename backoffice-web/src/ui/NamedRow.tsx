import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useMemo } from 'react'
import {
  DataTableRow,
  I18nContextProvider,
  type I18nProvider,
  useGetRecordRepresentation,
  useI18nProvider,
  useRecordContext,
  useResourceContext,
} from 'react-admin'

const SELECT = 'ra.action.select_row'

/** The texts of a row, which name its checkbox. */
function useRowTexts(): I18nProvider {
  const { t } = useLingui()
  const texts = useI18nProvider()
  const record = useRecordContext()
  const represent = useGetRecordRepresentation(useResourceContext() ?? '')
  const shown = represent(record)
  const name = typeof shown === 'string' || typeof shown === 'number' ? shown : record?.id
  const select = t`Pilih ${name}`
  return useMemo(
    () => ({
      ...texts,
      translate: (key, options) => (key === SELECT ? select : texts.translate(key, options)),
    }),
    [texts, select],
  )
}

/** A row of a table of records. */
export const NamedRow = (props: ComponentProps<typeof DataTableRow>) => (
  <I18nContextProvider value={useRowTexts()}>
    <DataTableRow {...props} />
  </I18nContextProvider>
)
