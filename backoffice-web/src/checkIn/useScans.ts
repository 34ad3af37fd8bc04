import { useCallback, useEffect, useState } from 'react';
import { BASE, call } from '../api/client';
import type { components } from '../api/schema';
import { storeScans, uploadOf, type WaitingScan, waitingScans } from './queue';

export type ScanResult = components['schemas']['ScanOut'];

const RETRY_MS = 10_000;
const BATCH = 200;

/** Sends codes to the door; without a network they wait here and are sent later, each once. */
export function useScans(itemId: number | null, onStored: () => void) {
  const [last, setLast] = useState<ScanResult | null>(null);
  const [waiting, setWaiting] = useState<WaitingScan[]>(waitingScans);
  const keep = useCallback((scans: WaitingScan[]) => {
    storeScans(scans);
    setWaiting(scans);
  }, []);
  const send = useCallback(async () => {
    const scans = waitingScans().slice(0, BATCH);
    if (scans.length === 0) return;
    try {
      await call('post', `${BASE}/check-in/upload`, { body: { scans: uploadOf(scans) } });
    } catch {
      return;
    }
    keep(waitingScans().filter((one) => !scans.some(({ scan_id }) => scan_id === one.scan_id)));
    onStored();
  }, [keep, onStored]);
  useEffect(() => {
    const timer = setInterval(send, RETRY_MS);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [send]);
  const scan = async (code: string) => {
    const one = { code, scan_id: crypto.randomUUID(), item_id: itemId, at: Date.now() };
    if (!navigator.onLine) {
      keep([...waitingScans(), one]);
      return setLast(null);
    }
    try {
      const body = { code, scan_id: one.scan_id, item_id: itemId, offline_seconds: 0 };
      setLast(await call<ScanResult>('post', `${BASE}/check-in/submit`, { body }));
      onStored();
    } catch {
      keep([...waitingScans(), one]);
      setLast(null);
    }
  };
  return { last, waiting, scan };
}
