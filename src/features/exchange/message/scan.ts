import { type Refusal, refusalOf, refused } from '../../../rules/refusal.ts'
import type { MessageAttachment } from '../exchangeCalls.ts'

export type Scan = MessageAttachment['scan']

/** What the check for malicious code found, in words; empty when it found the file clean. */
export const scanWarning = (scan: Scan): string => {
  if (scan === 'NONE') return 'Файлът още не е проверен за зловреден код.'
  return scan === 'NOTSURE' ? 'Проверката за зловреден код не даде сигурен резултат.' : ''
}

export const isMalicious = (scan: Scan): boolean => scan === 'ISMALICIOUS'
/** Only a file that was found clean is carried over by itself; the others wait for somebody to decide. */
export const isClean = (scan: Scan): boolean => scan === 'NOTMALICIOUS'

/** Why a file may not be opened, downloaded or carried over; undefined when it may. */
export const scanRefusal = (scan: Scan): Refusal | undefined =>
  isMalicious(scan)
    ? refusalOf(
        refused('Открит е зловреден код!', 'Файлът не се отваря, не се изтегля и не се прехвърля към документ.'),
      )
    : undefined
