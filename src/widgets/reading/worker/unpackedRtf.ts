import { decompressRTF } from '@kenjiuno/decompressrtf'

/** The maximum size in bytes of a compressed RTF body. It may unpack to nine times that. */
const mostBytes = 4 * 1024 * 1024

/** Unpacks the RTF body of an Outlook letter. Returns undefined if it is damaged or too large. */
export const unpackedRtf = (packed: Uint8Array): Uint8Array<ArrayBuffer> | undefined => {
  if (packed.length < 16 || packed.length > mostBytes) return undefined
  const view = new DataView(packed.buffer, packed.byteOffset, packed.length)
  // The package believes the size in the header and reads on after the end.
  if (view.getUint32(0, true) + 4 > packed.length) return undefined
  try {
    return Uint8Array.from(decompressRTF([...packed]))
  } catch {
    return undefined
  }
}
