import { useLingui } from '@lingui/react/macro';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, usePermissions, useRecordContext, useResourceContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { BASE } from '../api/client';
import { ActionDialog } from '../ui/ActionDialog';
import { FieldInput } from './FieldInput';
import type { Field, Text } from './types';
import { useText } from './useText';

/** A verb of a record's page: a button with a dialog that says what will happen and asks what it needs. */
export interface Verb<R extends RaRecord = RaRecord> {
  /** The last part of its address, and of its permission. */
  name: string;
  label: Text;
  question: Text;
  done: Text;
  fields?: Readonly<Record<string, Field>>;
  /** What the dialog begins with. */
  start?: (record: R) => object;
  when?: (record: R) => boolean;
  isDangerous?: boolean;
}

const toBody = (verb: Verb, values: FieldValues) =>
  Object.fromEntries(
    Object.entries(verb.fields ?? {}).map(([name, { blank }]) => [
      name,
      values[name] ?? blank ?? null,
    ]),
  );

const Dialog = ({
  verb,
  record,
  resource,
  onClose,
}: {
  verb: Verb;
  record: RaRecord;
  resource: string;
  onClose: () => void;
}) => {
  const text = useText();
  const [request] = useState(() => crypto.randomUUID());
  return (
    <ActionDialog<FieldValues>
      title={text(verb.label)}
      confirm={text(verb.label)}
      done={text(verb.done)}
      path={`${BASE}/${resource}/${record.id}/${verb.name}` as never}
      toBody={(values) => ({ ...toBody(verb, values), request_uuid: request })}
      defaults={verb.start?.(record)}
      isDangerous={verb.isDangerous}
      renews={[resource]}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text(verb.question)}</Typography>
      {Object.entries(verb.fields ?? {}).map(([name, field]) => (
        <FieldInput key={name} source={name} field={field} />
      ))}
    </ActionDialog>
  );
};

/** The verbs that this person may use on a record as it is now. */
export const VerbButtons = ({
  verbs,
  resource,
  record,
}: {
  verbs: readonly Verb[];
  resource: string;
  record: RaRecord;
}) => {
  const text = useText();
  const { t } = useLingui();
  const { permissions = [] } = usePermissions<string[]>();
  const [open, setOpen] = useState<Verb>();
  const shown = verbs.filter(
    ({ name, when }) => permissions.includes(`${resource}.${name}`) && (when?.(record) ?? true),
  );
  if (!shown.length) return null;
  return (
    <fieldset aria-label={t`Tindakan`} style={{ display: 'contents', border: 0 }}>
      {shown.map((verb) => (
        <Button
          key={verb.name}
          size="small"
          color={verb.isDangerous ? 'error' : 'primary'}
          onClick={() => setOpen(verb)}
        >
          {text(verb.label)}
        </Button>
      ))}
      {open && (
        <Dialog
          verb={open}
          record={record}
          resource={resource}
          onClose={() => setOpen(undefined)}
        />
      )}
    </fieldset>
  );
};

/** The same for the record of the page, as the slot `actions` of a definition. */
export function verbsOf<R extends RaRecord>(verbs: readonly Verb<R>[]) {
  return function Verbs() {
    const record = useRecordContext();
    const resource = useResourceContext();
    if (!record || !resource) return null;
    return (
      <VerbButtons
        verbs={verbs as unknown as readonly Verb[]}
        resource={resource}
        record={record}
      />
    );
  };
}
