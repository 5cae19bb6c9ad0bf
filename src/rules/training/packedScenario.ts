import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'

const base64Url = (bytes: Uint8Array): string => {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Compresses the text of a scenario for the fragment of a link. */
export const packed = (text: string): string => base64Url(deflateSync(strToU8(text), { level: 9 }))

/** Unpacks a fragment; invalid data is returned unchanged, and is then reported as no scenario. */
export const unpacked = (fragment: string): string => {
  try {
    const binary = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'))
    return strFromU8(inflateSync(Uint8Array.from(binary, (sign) => sign.charCodeAt(0))))
  } catch {
    return fragment
  }
}
