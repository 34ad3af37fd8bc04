import { useLingui } from '@lingui/react/macro';
import { Box } from '@mui/material';
import { type RaRecord, ReferenceArrayField, ReferenceField } from 'react-admin';
import { formatDate, formatMoment, formatNumber, formatRupiah } from '../ui/format';
import type { Field } from './types';
import { useText } from './useText';

const EMPTY = '–';

/** What a record says in one field, in words. */
export const Value = ({
  source,
  field,
  record,
}: {
  source: string;
  field: Field;
  record: RaRecord;
}) => {
  const text = useText();
  const { t } = useLingui();
  if (field.render) return <>{field.render(record)}</>;
  const value: unknown = record[source];
  if (typeof value === 'boolean') return <>{value ? t`Ya` : t`Tidak`}</>;
  if (value === null || value === undefined || value === '') return <>{EMPTY}</>;
  if (field.reference && field.type === 'references')
    return <ReferenceArrayField record={record} source={source} reference={field.reference} />;
  if (field.reference)
    return <ReferenceField record={record} source={source} reference={field.reference} />;
  if (field.type === 'picture' || field.type === 'focusedPicture')
    return (
      <Box
        component="img"
        src={`/media/${String(value)}`}
        alt=""
        sx={{ maxWidth: 200, maxHeight: 112, borderRadius: 1 }}
      />
    );
  if (Array.isArray(value)) return <>{value.join(', ') || EMPTY}</>;
  const choice = field.choices?.[String(value)];
  if (choice !== undefined) return <>{text(choice)}</>;
  if (field.type === 'date') return <>{formatDate(String(value))}</>;
  if (field.type === 'time') return <>{String(value).slice(0, 5)}</>;
  if (field.type === 'dateTime') return <>{formatMoment(String(value))}</>;
  if (field.type === 'money') return <>{formatRupiah(Number(value))}</>;
  return <>{typeof value === 'number' ? formatNumber(value) : String(value)}</>;
};
