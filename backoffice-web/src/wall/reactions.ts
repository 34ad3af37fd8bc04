import { msg } from '@lingui/core/macro';
import type { Text } from '../define/types';
import type { Reaction } from './types';

/** The reactions in their order: how each looks, and what it is called. */
export const reactions: Readonly<Record<Reaction, { sign: string; label: Text }>> = {
  like: { sign: '👍', label: msg`Suka` },
  love: { sign: '❤️', label: msg`Hebat` },
  celebrate: { sign: '🎉', label: msg`Selamat` },
  thanks: { sign: '🙏', label: msg`Terima kasih` },
};
