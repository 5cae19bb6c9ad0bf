import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'

const base64Url = (bytes: Uint8Array): string => {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export const packScenario = (text: string): string => base64Url(deflateSync(strToU8(text), { level: 9 }))

export const unpackScenario = (fragment: string): string => {
  try {
    const binary = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'))
    return strFromU8(inflateSync(Uint8Array.from(binary, (sign) => sign.charCodeAt(0))))
  } catch {
    return fragment
  }
}
