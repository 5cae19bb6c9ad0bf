import { inflateSync } from 'fflate'

/** Replaces `pako` in `utif2`, so that the page needs only one inflate library. */
export const inflateRaw = (bytes: Uint8Array): Uint8Array => inflateSync(bytes)
