import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const EVERY_MS = 300;
const SAME_AGAIN_MS = 4000;

function detectorClass(): DetectorClass | null {
  return (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector ?? null;
}

/** Reads QR codes with the camera, where the browser can; the same code counts once in a few seconds. */
export const Camera = ({ onCode }: { onCode: (code: string) => void }) => {
  const [isOpen, setOpen] = useState(false);
  const Known = detectorClass();
  if (!Known)
    return (
      <Alert severity="info">
        Peramban ini tidak dapat membaca QR dengan kamera. Pakai pemindai genggam atau ketik
        kodenya.
      </Alert>
    );
  return isOpen ? (
    <Picture detector={Known} onCode={onCode} onClose={() => setOpen(false)} />
  ) : (
    <Button variant="outlined" size="large" onClick={() => setOpen(true)}>
      Buka kamera
    </Button>
  );
};

interface PictureProps {
  detector: DetectorClass;
  onCode: (code: string) => void;
  onClose: () => void;
}

const Picture = ({ detector: Known, onCode, onClose }: PictureProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const heard = useRef(onCode);
  const [isRefused, setRefused] = useState(false);
  heard.current = onCode;
  useEffect(() => {
    let stream: MediaStream | null = null;
    let seen = { code: '', at: 0 };
    const reader = new Known({ formats: ['qr_code'] });
    const look = async () => {
      if (!video.current || video.current.readyState < 2) return;
      const [found] = await reader.detect(video.current).catch(() => []);
      const isNew = found && (found.rawValue !== seen.code || Date.now() - seen.at > SAME_AGAIN_MS);
      if (!found || !isNew) return;
      seen = { code: found.rawValue, at: Date.now() };
      heard.current(found.rawValue);
    };
    const timer = setInterval(look, EVERY_MS);
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then((given) => {
        stream = given;
        if (video.current) video.current.srcObject = given;
      })
      .catch(() => setRefused(true));
    return () => {
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [Known]);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {isRefused && <Alert severity="warning">Izinkan kamera untuk memindai tiket.</Alert>}
      <Box
        component="video"
        ref={video}
        autoPlay
        muted
        playsInline
        sx={{ width: '100%', maxHeight: 320, borderRadius: 2, bgcolor: 'common.black' }}
      />
      <Button onClick={onClose}>Tutup kamera</Button>
    </Box>
  );
};
