import LoginIcon from '@mui/icons-material/Login';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Form, PasswordInput, required, TextInput, useLogin, useSafeSetState } from 'react-admin';
import type { Credentials } from '../providers/authProvider';
import { LoginAside } from './LoginAside';
import { Logo } from './Logo';

const Fields = () => (
  <>
    <TextInput
      source="account_id"
      label="E-mail atau nama pengguna"
      validate={required('Isi e-mail atau nama pengguna Anda')}
      autoComplete="username"
      autoFocus
      helperText={false}
      fullWidth
    />
    <PasswordInput
      source="password"
      label="Kata sandi"
      validate={required('Isi kata sandi Anda')}
      autoComplete="current-password"
      helperText={false}
      fullWidth
    />
  </>
);

/** Signs in and keeps what went wrong, in the server's words. */
function useSubmit() {
  const login = useLogin();
  const [busy, setBusy] = useSafeSetState(false);
  const [problem, setProblem] = useState('');
  const submit = async (values: Partial<Credentials>) => {
    setBusy(true);
    setProblem('');
    await login(values).catch((error: Error) => setProblem(error.message));
    setBusy(false);
  };
  return { submit, busy, problem };
}

const LoginForm = () => {
  const { submit, busy, problem } = useSubmit();
  return (
    <Form onSubmit={submit} mode="onChange" noValidate>
      <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <Fields />
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={busy}
          startIcon={<LoginIcon />}
        >
          {busy ? 'Memeriksa…' : 'Masuk'}
        </Button>
      </Box>
    </Form>
  );
};

/** The way in for staff and trainers. */
export const LoginPage = () => (
  <Box
    sx={{
      display: 'grid',
      minHeight: '100vh',
      gridTemplateColumns: { md: '1.1fr 1fr' },
      bgcolor: 'background.default',
      color: 'text.primary',
    }}
  >
    <LoginAside />
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', p: 3 }}>
      <Box sx={{ width: '100%', maxWidth: 380 }}>
        <Box sx={{ display: { md: 'none' }, mb: 4 }}>
          <Logo size={36} />
        </Box>
        <Typography component="h1" variant="h1">
          Masuk ke ruang kerja
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          Untuk staf dan trainer. Peserta masuk melalui halaman utama Duxi.
        </Typography>
        <LoginForm />
      </Box>
    </Box>
  </Box>
);
