import { inflateSync } from 'fflate'

/** Stands in for `pako` inside `utif2`: one way to unpack is enough. */
export const inflateRaw = (bytes: Uint8Array): Uint8Array => inflateSync(bytes)
