import { inflateSync } from 'fflate'

export const inflateRaw = (bytes: Uint8Array): Uint8Array => inflateSync(bytes)
