import { inflateSync } from 'fflate'

/** Replaces `pako` in `utif2`, to avoid a second inflate library. */
export const inflateRaw = (bytes: Uint8Array): Uint8Array => inflateSync(bytes)
