import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { screenHref } from '../../../basePath.ts'
import type { Scenario } from '../../../contract/training/scenario.ts'

/** A longer link some programs cut off: a scenario that needs more is a file. In characters. */
export const LONGEST_LINK = 8 * 1024
const LINKED = 'delovod-training-link'

const base64Url = (bytes: Uint8Array): string => {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The link that opens a scenario; null where it would be too long. The fragment is never sent to a server. */
export const scenarioLink = (scenario: Scenario): string | null => {
  const packed = base64Url(deflateSync(strToU8(JSON.stringify(scenario)), { level: 9 }))
  const href = new URL(`${screenHref('/')}#scenario=${packed}`, location.origin).href
  return href.length > LONGEST_LINK ? null : href
}

/** What a fragment holds, as text to be read; what cannot be unpacked comes as it is, and is told as no scenario. */
export const unpacked = (packed: string): string => {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    return strFromU8(inflateSync(Uint8Array.from(binary, (sign) => sign.charCodeAt(0))))
  } catch {
    return packed
  }
}

/** The scenario by whose link the page was opened, kept by `keepLinkedScenario`; null when there is none. */
export const linkedScenario = (): string | null => {
  const packed = sessionStorage.getItem(LINKED)
  return packed === null ? null : unpacked(packed)
}
export const forgetLinked = (): void => sessionStorage.removeItem(LINKED)
