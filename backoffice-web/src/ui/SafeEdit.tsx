import { Alert, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Edit, type HttpError, useEditContext, useNotify } from 'react-admin';

const CONFLICT = 409;
const STALE =
  'Data ini sudah diubah orang lain sejak Anda membukanya. Muat ulang untuk melihat versi terbaru; isian yang sudah Anda ubah tetap ada.';

const Conflict = ({ onReloaded }: { onReloaded: () => void }) => {
  const { refetch } = useEditContext();
  const reload = () => {
    void refetch();
    onReloaded();
  };
  return (
    <Alert
      severity="warning"
      sx={{ m: 2, mb: 0 }}
      action={
        <Button color="inherit" size="small" onClick={reload}>
          Muat ulang
        </Button>
      }
    >
      {STALE}
    </Alert>
  );
};

/** An edit page that waits for the server and says so when somebody else was faster. */
export const SafeEdit = ({ children }: { children: ReactNode }) => {
  const notify = useNotify();
  const [isStale, setStale] = useState(false);
  const onError = (error: Error) => {
    const { status, body, message } = error as HttpError;
    if (status === CONFLICT) return setStale(true);
    const hasFieldErrors = Object.keys(body?.errors ?? {}).length > 0;
    notify(hasFieldErrors ? 'ra.message.invalid_form' : message, { type: 'error' });
  };
  return (
    <Edit mutationMode="pessimistic" redirect="show" mutationOptions={{ onError }}>
      {isStale && <Conflict onReloaded={() => setStale(false)} />}
      {children}
    </Edit>
  );
};
